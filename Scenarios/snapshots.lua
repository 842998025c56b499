-- Whole screens, held against what is saved of them in `__snapshots__/snapshots`.

scenario("a profile whose username is taken", {
  covers = { "PS-T1", "PS-T2", "PS-T3", "PS-T4", "PS-T5", "PS-T6" },
}, function()
  local block = ProfileSetup {
    step = 2,
    of = 3,
    name = "Maya Chen",
    roles = { "Designer", "Engineer" },
    asksBirthday = true,
    checkUsername = server { latency = 0.2, taken = { "maya" } },
    onSkip = function() end,
  }
  block:snapshot("a profile at rest")
  block:type("Username", "maya")
  settle()
  block:snapshot("a taken username")
end)

scenario("a save that fails", { covers = { "CB-V2" } }, function()
  local save = server()
  local block = ProfileSetup { name = "Maya Chen", onContinue = save, onSkip = function() end }
  block:type("Username", "mayachen")
  settle()
  block:tap("Continue")
  block:snapshot("a profile being saved")
  save:throw("You are offline.")
  settle()
  block:snapshot("a profile that was not saved")
end)

scenario("topics at the maximum", { covers = { "IP-T1", "IP-T2", "IP-T3", "IP-T4", "IP-T5" } }, function()
  local block = InterestsPicker { minimum = 1, maximum = 2, onSkip = function() end }
  block:snapshot("no topics")
  block:tap("Music")
  block:tap("Hiking")
  block:snapshot("topics at the maximum")
end)

scenario("text size, width and colours change no snapshot", function()
  environment { dynamicTypeSize = "accessibility5", width = 320, colorScheme = "dark" }
  local large = InterestsPicker {}
  large:snapshot("topics")
  environment { dynamicTypeSize = "large", width = 390, colorScheme = "light" }
  InterestsPicker {}:snapshot("topics")
end)
