-- What `make pictures` draws for the README: a moment of each block, light and dark, a second after it began.

local function profile()
  local block = ProfileSetup {
    step = 2,
    of = 3,
    name = "Maya Chen",
    roles = { "Designer", "Engineer", "Writer" },
    asksBirthday = true,
    checkUsername = server { latency = 0.2 },
    onSkip = function() end,
  }
  block:tap("Accent")
  block:type("Username", "mayachen")
  block:choose("role", "Designer")
  pause(1)
end

local function interests()
  local block = InterestsPicker { maximum = 5, onSkip = function() end }
  for _, topic in ipairs { "Music", "Hiking", "Languages" } do
    block:tap(topic)
  end
  pause(1)
end

scenario("profile-light", profile)
scenario("interests-light", interests)
scenario("profile-dark", function()
  environment { colorScheme = "dark" }
  profile()
end)
scenario("interests-dark", function()
  environment { colorScheme = "dark" }
  interests()
end)
