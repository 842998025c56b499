-- Where Profile Setup puts things: real frames at every text size and in several widths.

local sizes = require "support.sizes"

local roles = { "Designer", "Engineer", "Researcher who also writes, draws and answers the telephone" }

local function open(options)
  options = options or {}
  options.step, options.of, options.roles, options.asksBirthday = 2, 3, roles, true
  options.name = options.name or "Maya Chen"
  options.onSkip = function() end
  return ProfileSetup(options)
end

scenario("the sizes that the step promises, at the default text size", { covers = { "PS-L2", "PS-L3" } }, function()
  local block = open()
  expect(block:get("avatar").frame):equals { x = 16, y = block:get("avatar").frame.y, width = 76, height = 76 }
  for _, field in ipairs { "name", "username" } do
    expect(block:get(field).frame.height):equals(52)
    expect(block:get(field).frame.x):equals(16)
    expect(block:get(field).frame.width):equals(350 - 2 * 16)
  end
  expect(block:get("continue").frame.height):equals(52)
  expect(block:get("continue").frame.width):equals(350)
  expect(block:get("avatar").frame.y - block:get("card").frame.y):equals(16)
  for _, pair in ipairs { { "header", "card" }, { "card", "card.more" }, { "card.more", "continue" } } do
    expect(sizes.below(block, pair[1], pair[2])):equals(24, pair[1] .. " and " .. pair[2])
  end
  local line = block:get("photo.line").frame
  expect(line.height):equals(1)
  expect(line.width):equals(318)
  expect(sizes.below(block, "avatar", "photo.line")):isAbove(0)
  expect(sizes.below(block, "photo.line", "name")):isAbove(0)
end)

scenario("the avatar has its buttons beside it, and above them at accessibility sizes", { covers = { "PS-L1" } },
  function()
    local block = open()
    block:choosePhoto(image { width = 40, height = 40 })
    sizes.everywhere(function(size, _, place)
      local avatar = block:get("avatar").frame
      expect(avatar.width):equals(76, place)
      expect(avatar.height):equals(76, place)
      for _, button in ipairs { "photo.change", "photo.remove" } do
        local frame = block:get(button).frame
        if sizes.is_accessible(size) then
          expect(frame.y):isBetween(avatar.y + 76, 10000, button .. ", " .. place)
        else
          expect(frame.x):isBetween(avatar.x + 76, 1000, button .. ", " .. place)
          expect(frame.y):isBelow(avatar.y + 76, button .. ", " .. place)
        end
      end
    end)
  end)

scenario("at accessibility sizes every line wraps and none is cut", { covers = { "PS-L1" } }, function()
  local block = open { message = "Friends find you by your name, and so do the people whom you have not met yet." }
  block:choose("role", roles[3])
  block:tap("Continue")
  for _, size in ipairs { "large", "accessibility1", "accessibility5" } do
    environment { dynamicTypeSize = size, width = 320 }
    for _, id in ipairs { "header.step", "header.title", "header.message", "username.note", "skip", "photo.add" } do
      local element = block:get(id)
      expect(table.concat(element.lines, " ")):equals(element.text, id .. ", " .. size)
      expect(element.frame.x + element.frame.width):isBetween(0, 280, id .. ", " .. size)
    end
    -- A word that is wider than its line breaks within.
    local shown = table.concat(block:get("role").lines):gsub(" ", "")
    expect(shown):equals((("What do you do?" .. roles[3]):gsub(" ", "")), size)
  end
  expect(#block:get("header.title").lines):isAbove(1)
  expect(#block:get("header.message").lines):isAbove(3)
  expect(#block:get("role").lines):isAbove(3)
  sizes.check(block, "accessibility5 in 320")
end)

scenario("fields, Continue and rows grow with the text and are never lower than at the default size",
  { covers = { "PS-L2" } }, function()
    local block = open()
    local lowest = 0
    for _, size in ipairs(sizes.text) do
      environment { dynamicTypeSize = size }
      for _, id in ipairs { "name", "username", "continue" } do
        expect(block:get(id).frame.height):isBetween(52, 400, id .. ", " .. size)
      end
      local height = block:get("name").frame.height
      expect(height):isBetween(lowest, 400, size)
      lowest = height
    end
    expect(lowest):isAbove(80)
  end)

scenario("everything stands in the order in which it is read", { covers = { "PS-L3" } }, function()
  local block = open()
  block:choosePhoto(unreadable)
  block:tap("Continue")
  sizes.everywhere(function(_, _, place)
    local order = {
      "header.step", "header.title", "header.message", "avatar", "photo.note", "colour.0", "photo.line", "name.label",
      "name", "username.label", "username", "username.note", "role", "birthday", "continue", "skip",
    }
    for index = 2, #order do
      expect(sizes.below(block, order[index - 1], order[index])):isBetween(0, 200, order[index] .. ", " .. place)
    end
  end)
end)

scenario("every target is 44 points, and nothing overlaps or leaves, in every state", { covers = { "CB-V1", "PS-L1" } },
  function()
    local block = open { checkUsername = function() sleep(0.6) return false end }
    local states = {
      function() end,
      function() block:choosePhoto(image { width = 40, height = 40 }) end,
      function() block:choosePhoto(unreadable) end,
      function() block:type("Username", "maya.chen_of.the_very.long_name") pause(0.5) end,
      function() pause(1) end,
      function() block:choose("role", roles[3]) block:tap("birthday.add") end,
      function() block:setBirthday("1999-09-30") end,
      function() block:clear("Display name") block:tap("Continue") end,
    }
    for number, state in ipairs(states) do
      state()
      sizes.everywhere(function(_, _, place) sizes.check(block, "state " .. number .. ", " .. place) end)
    end
  end)

scenario("working, done and failed are as large as the button at rest", { covers = { "PS-L2", "CB-V1" } }, function()
  local saves = server()
  local block = open { onContinue = saves }
  block:type("Username", "mayachen")
  local rest = block:get("continue").frame
  block:tap("Continue")
  expect(block:get("continue").lines):equals { "Saving…" }
  expect(block:get("continue").frame):equals(rest)
  saves:reply()
  expect(block:get("continue").lines):equals { "Saved" }
  expect(block:get("continue").frame):equals(rest)
  pause(1)
  block:tap("Continue")
  saves:throw("The server is out for lunch, and so is everybody who could have told it that you are here.")
  expect(block:get("continue").frame):equals(rest)
  expect(#block:get("message").lines):equals(2)
  expect(sizes.below(block, "continue", "message")):equals(8)
  sizes.check(block, "failed")
end)

scenario("a title that runs from right to left mirrors the step", { covers = { "PS-L3", "CB-V1" } }, function()
  local block = open { title = "إعداد ملفك الشخصي", message = "هكذا سيراك الناس.", name = "مايا" }
  local avatar, title = block:get("avatar").frame, block:get("header.title").frame
  expect(avatar.x):equals(350 - 16 - 76)
  expect(title.x + title.width):equals(350)
  expect(block:get("photo.add").frame.x):isBelow(avatar.x)
  expect(block:get("colour.0").frame.x):isAbove(block:get("colour.1").frame.x)
  sizes.everywhere(function(_, _, place) sizes.check(block, place) end)
end)

scenario("a name, role and title of ten thousand letters have frames", { covers = { "PS-L1" } }, function()
  local long = ("Maya "):rep(2000)
  for _, words in ipairs { long, ("م"):rep(10000), ("界"):rep(10000), ("e\u{301}"):rep(5000) } do
    local block = ProfileSetup { name = words, title = words, roles = { words } }
    block:choose("role", words)
    expect(block:get("name").frame.height):equals(52)
    expect(#block:get("header.title").lines):isAbove(100)
    expect(block:overlaps()):equals {}
    expect(block:outside()):equals {}
  end
end)

scenario("no window is too narrow or too wide to have frames", { covers = { "CB-V1" } }, function()
  local block = open()
  for _, width in ipairs { 0, 1, 40 } do
    environment { width = width }
    expect(block:get("continue").target.width):equals(44)
    expect(#block:get("header.title").lines):equals(#("Setupyourprofile"))
    expect(#block:outside()):isAbove(0)
  end
  environment { width = 100000 }
  expect(block:get("continue").frame.width):equals(99960)
  expect(block:get("header.title").lines):equals { "Set up your profile" }
  expect(block:overlaps()):equals {}
  expect(block:outside()):equals {}
end)
