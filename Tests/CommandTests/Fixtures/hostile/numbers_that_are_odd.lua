-- expect: any: must be | has paused | has slept | has typed | has chosen | has deleted | has waited | was made | was seeded | was chosen | outside of the photo | nil value | has no | differ | is not above | wants the lower bound | was not true within | options by name | index is NaN | bad argument | there is no "nobody" | concatenate a table
local odd = { 0 / 0, 1 / 0, -1 / 0, -0.0, 2 ^ 63, -2 ^ 63, 2 ^ 53 + 1, math.maxinteger, math.mininteger, 1e308, 5e-324, -1, 0.5 }
for place, number in ipairs(odd) do
  local named = ", " .. place
  scenario("step" .. named, function() ProfileSetup { step = number, of = number }:get("nobody") end)
  scenario("minimum" .. named, function() InterestsPicker { minimum = number }:get("nobody") end)
  scenario("maximum" .. named, function() InterestsPicker { maximum = number }:get("nobody") end)
  scenario("width" .. named, function() environment { width = number } ProfileSetup {}:get("name").frame.nobody() end)
  scenario("pause" .. named, function() pause(number) error("has paused") end)
  scenario("sleep" .. named, function()
    local block = InterestsPicker { onSkip = function() sleep(number) error("has slept") end }
    block:tap("Skip for now")
    pause(1e9)
    error("has waited")
  end)
  scenario("every" .. named, function() ProfileSetup {}:type("name", "ab", { every = number }) error("has typed") end)
  scenario("after" .. named, function() ProfileSetup {}:choosePhoto(dismissed, { after = number }) error("has chosen") end)
  scenario("latency" .. named, function() server { latency = number } error("was made") end)
  scenario("within" .. named, function() waitUntil(function() return false end, { within = number }) end)
  scenario("eventually" .. named, function() expect(function() return 1 end):eventually(number):equals(2) end)
  scenario("backspace" .. named, function()
    ProfileSetup { name = "Maya" }:backspace("name", number)
    error("has deleted")
  end)
  scenario("an image" .. named, function() ProfileSetup {}:choosePhoto(image { width = number, height = number }) error("was chosen") end)
  scenario("an orientation" .. named, function() image { width = 8, height = 8, orientation = number } error("was made") end)
  scenario("a pixel" .. named, function()
    local got
    local block = ProfileSetup { name = "M", onContinue = function(profile) got = profile end }
    block:choosePhoto(image { width = 8, height = 8 })
    block:fill("Username", "maya")
    block:tap("Continue")
    return got.photo:pixel(number, number).red.x
  end)
  scenario("isBetween" .. named, function() expect(number):isBetween(3, 2) end)
  scenario("isAbove" .. named, function() expect(number):isAbove(0 / 0) end)
  scenario("equals" .. named, function() expect(number):equals(math.pi) end)
  scenario("a place in the journal" .. named, function() return ProfileSetup {}.haptics[number].at end)
  scenario("randomseed" .. named, function() math.randomseed(number) error("was seeded") end)
  scenario("random" .. named, function() return math.random(number, number - 1) .. {} end)
  scenario("an opening's option" .. named, function() ProfileSetup { [number] = 1 } end)
end
