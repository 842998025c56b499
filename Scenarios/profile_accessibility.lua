-- What VoiceOver reads and what it announces.

scenario("the screen is read from top to bottom, and nothing else is there", {
  covers = { "CB-B1", "PS-H3", "PS-C3", "PS-V2" },
}, function()
  local block = ProfileSetup {
    step = 2,
    of = 3,
    name = "Maya Chen",
    roles = { "Designer" },
    asksBirthday = true,
    onSkip = function() end,
  }
  expect(block:outline()):equals(table.concat({
    "Step 2 of 3, Set up your profile, This is how people will see you. Heading.",
    "Profile photo: MC. Image.",
    "Add a photo. Button.",
    "Selected: Ink. Button.",
    "Grey. Button.",
    "Muted. Button.",
    "Light. Button.",
    "Accent. Button.",
    "Display name: Maya Chen. Text field.",
    "Username. Text field.",
    "What do you do?: Not now. Button.",
    "Birthday: Not added.",
    "Add. Button.",
    "Continue. Button.",
    "Skip for now. Button.",
  }, "\n"))
end)

scenario("a block of few options is no more than its own section", {
  covers = { "CB-B1", "CB-K1", "PS-R1", "PS-B1" },
}, function()
  local block = ProfileSetup {}
  expect(block:outline()):equals(table.concat({
    "Set up your profile, This is how people will see you. Heading.",
    "Profile photo. Image.",
    "Add a photo. Button.",
    "Selected: Ink. Button.",
    "Grey. Button.",
    "Muted. Button.",
    "Light. Button.",
    "Accent. Button.",
    "Display name. Text field.",
    "Username. Text field.",
    "Continue. Button.",
  }, "\n"))
end)

scenario("each field is read by its label, with no hint at first", { covers = { "PS-V1" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  expect(block:get("name").label):equals("Display name")
  expect(block:get("name").value):equals("Maya Chen")
  expect(block:get("name").hint):equals("")
  expect(block:get("username").label):equals("Username")
  expect(block:get("username").hint):equals("")
end)

scenario("a field's hint is its note's words", { covers = { "PS-V1" } }, function()
  local block = ProfileSetup { checkUsername = server { taken = { "maya" } } }
  block:tap("Continue")
  expect(block:get("Display name").hint):equals("Enter a display name")
  expect(block:get("Username").hint):equals("Enter a username")
  block:fill("Username", "maya")
  expect(block:get("Username").hint):equals("")
  pause(0.45)
  expect(block:get("Username").hint):equals("@maya is taken")
  block:fill("Username", "mayachen")
  pause(0.45)
  expect(block:get("Username").hint):equals("@mayachen is yours")
end)

scenario("Checking… is no hint and is not announced", { covers = { "PS-V1", "PS-U4" } }, function()
  local block = ProfileSetup { checkUsername = server { latency = 1 } }
  block:fill("Username", "mayachen")
  pause(0.45)
  expect(block:get("Username").note):equals("Checking…")
  expect(block:get("Username").hint):equals("")
  pause(1)
  expect(block:get("Username").hint):equals("@mayachen is yours")
  expect(block.announcements):equals {}
end)

scenario("the role and birthday rows are read by label and value", { covers = { "PS-V2" } }, function()
  local block = ProfileSetup { roles = { "Designer" }, asksBirthday = true }
  expect(block:get("role").label):equals("What do you do?")
  expect(block:get("role").value):equals("Not now")
  expect(block:get("birthday").label):equals("Birthday")
  expect(block:get("birthday").value):equals("Not added")
  block:choose("role", "Designer")
  block:tap("Add")
  block:setBirthday("2004-02-29")
  expect(block:get("role").value):equals("Designer")
  expect(block:get("birthday").value):equals("29 February 2004")
end)

scenario("a disabled control is read as not enabled", { covers = { "CB-V2", "CB-P2" } }, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  expect(block:get("Ink").traits):lacks("notEnabled")
  expect(block:get("continue").traits):lacks("notEnabled")
  block:tap("Continue")
  expect(block:get("Ink").traits):contains("notEnabled")
  expect(block:get("Username").traits):contains("notEnabled")
  expect(block:get("continue").traits):contains("notEnabled")
  expect(block:get("continue").label):equals("Saving…")
  pause(1)
  expect(block:get("continue").label):equals("Saved")
  expect(block:get("continue").traits):contains("notEnabled")
  pause(1)
  expect(block:get("Ink").traits):lacks("notEnabled")
  expect(block:get("continue").label):equals("Continue")
  expect(block:get("continue").traits):lacks("notEnabled")
end)

scenario("a whole visit announces refusals, a taken name, failures and the save, no more", {
  covers = { "PS-U6", "PS-S1", "PS-S6", "CB-P4", "CB-E1" },
  exhaustive = true,
}, function()
  local block = ProfileSetup {
    roles = { "Designer" },
    asksBirthday = true,
    checkUsername = server { latency = 0.2, taken = { "maya" } },
    onContinue = server { latency = 1, replies = { throws("Busy."), true } },
  }
  block:type("Username", "maya", { every = 0.1 })
  pause(1)
  block:tap("Continue")
  block:type("Display name", "Maya Chen", { every = 0.1 })
  block:type("Username", "chen", { every = 0.1 })
  pause(1)
  block:choosePhoto(image { width = 40, height = 30 })
  block:choose("role", "Designer")
  block:tap("Add")
  block:tap("Continue")
  pause(1)
  block:tap("Continue")
  pause(2)
  expect(block.announcements):equals {
    "@maya is taken",
    "Enter a display name. @maya is taken.",
    "Busy.",
    "Profile saved",
  }
  expect(block.haptics):equals { "warning", "error", "success" }
end)
