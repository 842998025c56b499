-- Continue: what it refuses, what it hands on, and how saving, done and failing show.

-- Refusals

scenario("an empty name is refused", { covers = { "PS-S1" } }, function()
  local block = ProfileSetup {}
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block:get("Display name").note):equals("Enter a display name")
  expect(block:get("Username").note):equals("")
  expect(block.haptics):equals { "warning" }
  expect(block.announcements):equals { "Enter a display name." }
  expect(block.state.focus):equals("name")
  expect(block.state.phase):equals("resting")
  expect(block.calls):equals {}
end)

scenario("a name of white space alone is refused", { covers = { "PS-S1", "PS-N4" } }, function()
  local block = ProfileSetup {}
  block:type("Display name", "   ")
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block:get("Display name").note):equals("Enter a display name")
  expect(block:get("Display name").text):equals("   ")
  expect(block.calls):equals {}
end)

scenario("an empty username is refused", { covers = { "PS-S1" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:tap("Continue")
  expect(block:get("Username").note):equals("Enter a username")
  expect(block:get("Display name").note):equals("")
  expect(block.haptics):equals { "warning" }
  expect(block.announcements):equals { "Enter a username." }
  expect(block.state.focus):equals("username")
  expect(block.calls):equals {}
end)

scenario("a username of fewer than three characters is refused", { covers = { "PS-S1" } }, function()
  for _, short in ipairs { "m", "ma" } do
    local block = ProfileSetup { name = "Maya Chen" }
    block:fill("Username", short)
    block:tap("Continue")
    expect(block:get("Username").note):equals("Use at least 3 characters")
    expect(block.haptics):equals { "warning" }
    expect(block.announcements):equals { "Use at least 3 characters." }
    expect(block.state.focus):equals("username")
    expect(block.calls):equals {}
  end
end)

scenario("a username of three characters is accepted", { covers = { "PS-S1", "CB-P1" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "may")
  block:tap("Continue")
  expect(#block.calls):equals(1)
  expect(block.haptics):lacks("warning")
end)

scenario("a taken username is refused", { covers = { "PS-S1", "PS-U6" } }, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { taken = { "maya" } } }
  block:fill("Username", "maya")
  pause(1)
  block:forget()
  block:tap("Continue")
  expect(block:get("Username").note):equals("@maya is taken")
  expect(block.haptics):equals { "warning" }
  expect(block.announcements):equals { "@maya is taken." }
  expect(block.state.focus):equals("username")
  expect(block.state.phase):equals("resting")
  expect(block.calls):equals {}
end)

scenario("both fields are refused together, in one breath", { covers = { "PS-S1" } }, function()
  local block = ProfileSetup {}
  block:tap("Continue")
  expect(block:get("Display name").note):equals("Enter a display name")
  expect(block:get("Username").note):equals("Enter a username")
  expect(block.haptics):equals { "warning" }
  expect(block.announcements):equals { "Enter a display name. Enter a username." }
  expect(block.state.focus):equals("name")
end)

scenario("a missing name and a taken username are refused together", { covers = { "PS-S1" } }, function()
  local block = ProfileSetup { checkUsername = server { taken = { "maya" } } }
  block:type("Username", "maya")
  pause(1)
  block:forget()
  block:tap("Continue")
  expect(block:get("Display name").note):equals("Enter a display name")
  expect(block:get("Username").note):equals("@maya is taken")
  expect(block.announcements):equals { "Enter a display name. @maya is taken." }
  expect(block.haptics):equals { "warning" }
  expect(block.state.focus):equals("name")
end)

scenario("a refused field holds its words as its hint", { covers = { "PS-S1", "PS-V1" } }, function()
  local block = ProfileSetup {}
  block:fill("Username", "ma")
  block:tap("Continue")
  expect(block:get("Display name").hint):equals("Enter a display name")
  expect(block:get("Username").hint):equals("Use at least 3 characters")
end)

scenario("the same refusal is felt and said each time", { covers = { "CB-E1", "PS-S1" } }, function()
  local block = ProfileSetup {}
  block:tap("Continue")
  block:tap("Continue")
  expect(block.haptics):equals { "warning", "warning" }
  expect(block.announcements):equals {
    "Enter a display name. Enter a username.",
    "Enter a display name. Enter a username.",
  }
end)

scenario("a refusal leaves when its field changes, the other one stays", { covers = { "PS-S2" } }, function()
  local block = ProfileSetup {}
  block:tap("Continue")
  block:type("Display name", "M")
  expect(block:get("Display name").note):equals("")
  expect(block:get("Display name").hint):equals("")
  expect(block:get("Username").note):equals("Enter a username")
  block:type("Username", "m")
  expect(block:get("Username").note):equals("")
  expect(block.haptics):equals { "warning" }
  expect(#block.announcements):equals(1)
end)

scenario("a refusal of the username leaves before the name's", { covers = { "PS-S2" } }, function()
  local block = ProfileSetup {}
  block:tap("Continue")
  block:type("Username", "m")
  expect(block:get("Username").note):equals("")
  expect(block:get("Display name").note):equals("Enter a display name")
end)

scenario("a lifted refusal does not come back by itself", { covers = { "PS-S2" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:tap("Continue")
  block:type("Username", "ma")
  block:type("Display name", "M")
  block:clear("Display name")
  pause(60)
  expect(block:get("Username").note):equals("")
  expect(block:get("Display name").note):equals("")
end)

scenario("nothing but a field's own change lifts its refusal", { covers = { "PS-S2", "PS-U8" } }, function()
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Continue")
  block:focus("Username")
  block:dismissKeyboard()
  block:type("Username", "!")
  block:tap("Accent")
  block:choosePhoto(image { width = 40, height = 30 })
  block:tap("Add")
  pause(60)
  expect(block:get("Display name").note):equals("Enter a display name")
  expect(block:get("Username").note):equals("Enter a username")
end)

scenario("a second Continue names only what is still missing", { covers = { "PS-S1", "PS-S2" } }, function()
  local block = ProfileSetup {}
  block:tap("Continue")
  block:type("Display name", "Maya Chen")
  block:tap("Continue")
  expect(block:get("Display name").note):equals("")
  expect(block:get("Username").note):equals("Enter a username")
  expect(block.announcements[2].text):equals("Enter a username.")
  expect(block.state.focus):equals("username")
end)

scenario("a refused Continue leaves a running check running", { covers = { "PS-S3", "PS-S1" } }, function()
  local block = ProfileSetup { checkUsername = server { latency = 1 } }
  block:fill("Username", "mayachen")
  pause(0.6)
  block:tap("Continue")
  expect(block.state.focus):equals("name")
  expect(block:get("Username").note):equals("Checking…")
  expect(block.calls[1].outcome):equals("running")
  pause(0.85)
  expect(block:get("Username").note):equals("@mayachen is yours")
end)

scenario("a refused Continue leaves a waiting check waiting", { covers = { "PS-S3", "PS-U3" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:fill("Username", "mayachen")
  pause(0.3)
  block:tap("Continue")
  pause(0.149)
  expect(block.calls):equals {}
  pause(0.001)
  expect(#block.calls):equals(1)
end)

-- Checks and Continue

scenario("Continue does not wait for the pause after typing", { covers = { "PS-S3" } }, function()
  local endpoint = server {}
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = endpoint,
    onContinue = function() sleep(1) end,
  }
  block:type("Username", "mayachen")
  pause(0.3)
  block:tap("Continue")
  expect(block.state.phase):equals("working")
  pause(10)
  expect(#endpoint.calls):equals(0)
  expect(block:get("Username").note):equals("")
end)

scenario("Continue ends a running check, whose answer is dropped", { covers = { "PS-S3" } }, function()
  local endpoint = server()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = endpoint,
    onContinue = function() sleep(1) end,
  }
  block:type("Username", "mayachen")
  pause(0.6)
  local request = endpoint.pending[1]
  block:tap("Continue")
  expect(block.state.phase):equals("working")
  expect(request.cancelled):isTrue()
  expect(block.calls[1].cancelledAt):equals(0.6)
  expect(block:get("Username").note):equals("")
  expect(block:get("Username").busy):isFalse()
  pause(0.5)
  request:reply(false)
  settle()
  expect(block:get("Username").note):equals("")
  expect(block.announcements):equals { "Profile saved" }
  expect(block.haptics):equals { "success" }
end)

scenario("a check that Continue ended is not asked again after a failure", {
  covers = { "PS-S3", "PS-S8" },
}, function()
  local endpoint = server { latency = 1 }
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = endpoint,
    onContinue = function() throw("The server is busy.") end,
  }
  block:fill("Username", "mayachen")
  pause(0.6)
  block:tap("Continue")
  pause(10)
  expect(#endpoint.calls):equals(1)
  expect(block:get("Username").note):equals("")
  block:type("Username", "1")
  pause(0.45)
  expect(block:get("Username").note):equals("Checking…")
end)

scenario("a verdict that is shown stays through the save", { covers = { "PS-S3", "PS-S8" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server {},
    onContinue = function() sleep(1) end,
  }
  block:fill("Username", "mayachen")
  pause(0.45)
  block:tap("Continue")
  expect(block:get("Username").note):equals("@mayachen is yours")
  settle()
  expect(block:get("Username").note):equals("@mayachen is yours")
end)

scenario("a taken name no longer stands in the way once it changes", {
  covers = { "PS-S1", "PS-S3" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { taken = { "maya" } } }
  block:fill("Username", "maya")
  pause(1)
  block:type("Username", "c")
  block:tap("Continue")
  expect(block.calls[2].closure):equals("onContinue")
  expect(block.calls[2].argument.username):equals("mayac")
end)

-- What is handed on

scenario("Continue hands on all that was given", { covers = { "PS-S4" } }, function()
  local block = ProfileSetup { roles = { "Designer", "Writer" }, asksBirthday = true }
  block:choosePhoto(image { width = 2048, height = 1024 })
  block:tap("Accent")
  block:type("Display name", " Maya Chen ")
  block:type("Username", "Maya.Chen_9")
  block:choose("role", "Writer")
  block:tap("Add")
  block:setBirthday("1990-02-28")
  block:tap("Continue")
  local profile = block.calls[1].argument
  expect(profile.photo.format):equals("jpeg")
  expect(profile.photo.width):equals(1024)
  expect(profile.photo.height):equals(512)
  expect(profile.colour):equals(4)
  expect(profile.name):equals("Maya Chen")
  expect(profile.username):equals("maya.chen_9")
  expect(profile.role):equals("Writer")
  expect(profile.birthday):equals("1990-02-28")
end)

scenario("Continue hands on no more than was given", { covers = { "PS-S4" } }, function()
  local block = ProfileSetup { name = "Maya Chen", roles = { "Designer" }, asksBirthday = true }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block.calls[1].argument):equals { colour = 0, name = "Maya Chen", username = "mayachen" }
end)

-- Saving

scenario("an accepted Continue shows working and runs the closure once", {
  covers = { "CB-P1", "CB-V2" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  local button = block:get("continue")
  expect(block.state.phase):equals("working")
  expect(button.text):equals("Saving…")
  expect(button.busy):isTrue()
  expect(button.enabled):isFalse()
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(#block.calls):equals(1)
  pause(0.999)
  expect(button.text):equals("Saving…")
end)

scenario("taps on Continue while it works do nothing at all", { covers = { "CB-P1", "CB-V2" } }, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  local motions = #block.motions
  expect(block:tap("continue")):isFalse()
  pause(0.5)
  expect(block:tap("continue")):isFalse()
  expect(#block.calls):equals(1)
  expect(#block.motions):equals(motions)
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  pause(10)
  expect(#block.calls):equals(1)
  expect(block.haptics):equals { "success" }
end)

scenario("taps on Continue while done is shown do nothing at all", {
  covers = { "CB-P1", "CB-P3" },
}, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block.state.phase):equals("done")
  pause(0.5)
  local motions = #block.motions
  expect(block:tap("continue")):isFalse()
  expect(#block.motions):equals(motions)
  pause(0.499)
  expect(block.state.phase):equals("done")
  pause(0.001)
  -- The tap has not made done hold any longer.
  expect(block.state.phase):equals("resting")
  expect(#block.calls):equals(1)
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Profile saved" }
end)

scenario("while working and done every other control is disabled", {
  covers = { "CB-P2", "CB-V2" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    roles = { "Designer" },
    asksBirthday = true,
    onContinue = function() sleep(1) end,
    onSkip = function() end,
  }
  block:fill("Username", "mayachen")
  block:choosePhoto(image { width = 40, height = 30 })
  block:tap("Add")
  local controls = {
    "Change photo", "Remove", "Ink", "Grey", "Muted", "Light", "Accent", "Display name", "Username",
    "What do you do?", "Clear", "Skip for now",
  }
  local function expectAll(enabled)
    for _, control in ipairs(controls) do
      expect(block:get(control).enabled):equals(enabled, control)
      if not enabled then expect(block:tap(control)):isFalse(control) end
    end
  end
  expectAll(true)
  block:tap("Continue")
  expectAll(false)
  pause(1)
  expect(block.state.phase):equals("done")
  expectAll(false)
  pause(1)
  expectAll(true)
  expect(block.state.colour):equals(0)
  expect(block.state.avatar):equals("photo")
  expect(block.state.birthday):equals("2000-01-01")
  expect(block.haptics):equals { "success" }
end)

scenario("an accepted Continue ends editing", { covers = { "PS-S5" } }, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:type("Username", "mayachen")
  expect(block.state.focus):equals("username")
  block:tap("Continue")
  expect(block.state.focus):isNil()
  expect(block:get("Username").focused):isFalse()
  settle()
  expect(block.state.focus):isNil()
end)

scenario("a saved profile shows done with a check for one second", {
  covers = { "CB-P3", "PS-S6" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(0.999)
  expect(block.announcements):equals {}
  expect(block.haptics):equals {}
  pause(0.001)
  local button = block:get("continue")
  expect(block.state.phase):equals("done")
  expect(button.text):equals("Saved")
  expect(button.symbol):equals("checkmark")
  expect(button.enabled):isFalse()
  expect(button.busy):isTrue()
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Profile saved" }
  pause(0.999)
  expect(button.text):equals("Saved")
  pause(0.001)
  expect(block.state.phase):equals("resting")
  expect(button.text):equals("Continue")
  expect(button.symbol):isNil()
  expect(button.enabled):isTrue()
  expect(button.busy):isFalse()
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Profile saved" }
end)

scenario("a closure that returns at once is done at once", { covers = { "CB-P3" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block.state.phase):equals("done")
  expect(block.haptics):equals { "success" }
  pause(1)
  expect(block.state.phase):equals("resting")
end)

scenario("after done the next Continue saves again", { covers = { "CB-P3", "CB-E1", "PS-S8" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(1)
  block:tap("Grey")
  block:tap("Continue")
  expect(#block.calls):equals(2)
  expect(block.calls[2].argument.colour):equals(1)
  expect(block.haptics):equals { "success", "selection", "success" }
  expect(block.announcements):equals { "Profile saved", "Profile saved" }
end)

-- Failing

scenario("a failure shows its description under the button", { covers = { "CB-P4", "PS-S8" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    onContinue = function()
      sleep(0.5)
      throw("The server is busy.")
    end,
  }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block:find("message")):isNil()
  pause(0.5)
  expect(block:get("message").text):equals("The server is busy.")
  expect(block.state.message):equals("The server is busy.")
  expect(block.state.phase):equals("resting")
  expect(block:get("continue").text):equals("Continue")
  expect(block:get("continue").enabled):isTrue()
  expect(block.haptics):equals { "error" }
  expect(block.announcements):equals { "The server is busy." }
  pause(60)
  expect(block:get("message").text):equals("The server is busy.")
  expect(#block.calls):equals(1)
end)

scenario("a failure without a description has the block's own words", {
  covers = { "CB-P5", "PS-S6" },
}, function()
  for _, description in ipairs { false, "" } do
    local block = ProfileSetup {
      name = "Maya Chen",
      onContinue = function()
        if description then throw(description) end
        throw()
      end,
    }
    block:fill("Username", "mayachen")
    block:tap("Continue")
    expect(block:get("message").text):equals("Couldn't save your profile. Try again.")
    expect(block.announcements):equals { "Couldn't save your profile. Try again." }
    expect(block.haptics):equals { "error" }
  end
end)

scenario("a cancelled save goes back to rest quietly", { covers = { "CB-P6" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    onContinue = function()
      sleep(0.5)
      throw(cancellation)
    end,
  }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(0.5)
  expect(block.state.phase):equals("resting")
  expect(block:get("continue").enabled):isTrue()
  expect(block:find("message")):isNil()
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("the same failure is felt and said each time", { covers = { "CB-E1", "CB-P4" } }, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = server { latency = 0.5, throws = "Busy." } }
  block:fill("Username", "mayachen")
  for _ = 1, 2 do
    block:tap("Continue")
    pause(0.5)
    expect(block.state.message):equals("Busy.")
    expect(block.state.phase):equals("resting")
  end
  expect(block.haptics):equals { "error", "error" }
  expect(block.announcements):equals { "Busy.", "Busy." }
end)

scenario("a failure's message leaves at the next accepted Continue", { covers = { "CB-P7" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    onContinue = server { latency = 0.5, replies = { throws("Busy."), true } },
  }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(0.5)
  block:tap("Continue")
  expect(block:find("message")):isNil()
  expect(block.state.phase):equals("working")
  settle()
  expect(block:find("message")):isNil()
  expect(block.haptics):equals { "error", "success" }
end)

-- Opens a block whose save has failed, and shows that `act` takes the message away.
local function expectMessageLifted(act)
  local block = ProfileSetup {
    name = "Maya Chen",
    roles = { "Designer" },
    asksBirthday = true,
    onContinue = function() throw("Busy.") end,
  }
  block:fill("Username", "mayachen")
  block:choosePhoto(image { width = 40, height = 30 })
  block:tap("Continue")
  expect(block:get("message").text):equals("Busy.")
  act(block)
  expect(block:find("message")):isNil()
  expect(block.state.message):isNil()
end

scenario("a change of either text takes the failure's message away", { covers = { "CB-P7" } }, function()
  expectMessageLifted(function(block) block:type("Display name", "!") end)
  expectMessageLifted(function(block) block:clear("Display name") end)
  expectMessageLifted(function(block) block:type("Username", "1") end)
  expectMessageLifted(function(block) block:backspace("Username", 1) end)
end)

scenario("another colour, role or birthday takes the failure's message away", {
  covers = { "CB-P7" },
}, function()
  expectMessageLifted(function(block) block:tap("Grey") end)
  expectMessageLifted(function(block) block:choose("role", "Designer") end)
  expectMessageLifted(function(block) block:tap("Add") end)
end)

scenario("a picked photo takes the failure's message away before it is in", {
  covers = { "CB-P7" },
}, function()
  local photo = image { width = 50, height = 60 }
  expectMessageLifted(function(block) block:choosePhoto(photo, { after = 1 }) end)
  expectMessageLifted(function(block) block:choosePhoto(unreadable, { after = 1 }) end)
  expectMessageLifted(function(block) block:tap("Remove") end)
end)

scenario("setting and clearing the birthday takes the message away", { covers = { "CB-P7" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    asksBirthday = true,
    onContinue = function() throw("Busy.") end,
  }
  block:fill("Username", "mayachen")
  block:tap("Add")
  block:tap("Continue")
  block:setBirthday("1990-02-28")
  expect(block:find("message")):isNil()
  block:tap("Continue")
  expect(block.state.message):equals("Busy.")
  block:tap("Clear")
  expect(block:find("message")):isNil()
end)

scenario("what changes nothing leaves the failure's message", {
  covers = { "CB-P7", "PS-A7", "PS-U8" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() throw("Busy.") end }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  block:focus("Display name")
  block:pressReturn()
  block:type("Username", "!")
  block:dismissKeyboard()
  block:choosePhoto(dismissed)
  block:tap("Ink")
  pause(60)
  expect(block:get("message").text):equals("Busy.")
end)

scenario("a failed save keeps everything, and the next one hands on what is there then", {
  covers = { "PS-S8" },
}, function()
  local block = ProfileSetup {
    roles = { "Designer", "Writer" },
    asksBirthday = true,
    onContinue = server { replies = { throws("Busy."), throws(cancellation), true } },
  }
  block:choosePhoto(image { width = 40, height = 30 })
  block:tap("Accent")
  block:fill("Display name", "Maya Chen")
  block:fill("Username", "mayachen")
  block:choose("role", "Writer")
  block:tap("Add")
  block:setBirthday("1990-02-28")
  block:tap("Continue")
  local before = block.calls[1].argument
  block:tap("Continue")
  expect(block.calls[2].argument):equals(before)
  block:tap("Muted")
  block:choose("role", "Not now")
  block:fill("Display name", "Maya")
  block:tap("Continue")
  local profile = block.calls[3].argument
  expect(profile.colour):equals(2)
  expect(profile.role):isNil()
  expect(profile.name):equals("Maya")
  expect(profile.username):equals("mayachen")
  expect(profile.birthday):equals("1990-02-28")
  expect(profile.photo.width):equals(40)
end)

-- A photo that still loads

scenario("Continue waits for a photo that still loads", {
  covers = { "PS-S7", "CB-P1", "PS-S4" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
  pause(0.5)
  block:tap("Continue")
  expect(block.state.phase):equals("working")
  expect(block:get("continue").text):equals("Saving…")
  expect(block.calls):equals {}
  pause(0.499)
  expect(block.calls):equals {}
  pause(0.001)
  expect(#block.calls):equals(1)
  expect(block.calls[1].at):equals(1)
  expect(block.calls[1].argument.photo.width):equals(40)
  expect(block.state.phase):equals("working")
  pause(1)
  expect(block.state.phase):equals("done")
  expect(block.haptics):equals { "success" }
end)

scenario("a tap on Continue while it waits for the photo does nothing", {
  covers = { "PS-S7", "CB-P1", "CB-P2" },
}, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
  block:tap("Continue")
  expect(block:tap("continue")):isFalse()
  expect(block:get("Add a photo").enabled):isFalse()
  expect(block:get("Display name").enabled):isFalse()
  pause(10)
  expect(#block.calls):equals(1)
end)

scenario("a photo that turns out unreadable stops the save", { covers = { "PS-S7", "PS-A6" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:choosePhoto(unreadable, { after = 1 })
  block:tap("Continue")
  expect(block.state.phase):equals("working")
  pause(1)
  expect(block.state.phase):equals("resting")
  expect(block:get("continue").enabled):isTrue()
  expect(block:get("photo.note").text):equals("That photo couldn't be read. Try another one.")
  expect(block:find("message")):isNil()
  expect(block.haptics):equals { "error" }
  expect(block.announcements):equals { "That photo couldn't be read. Try another one." }
  expect(block.calls):equals {}
  block:tap("Continue")
  expect(#block.calls):equals(1)
  expect(block.calls[1].argument.photo):isNil()
end)

scenario("a Continue that is refused does not wait for the photo", {
  covers = { "PS-S7", "PS-S1" },
}, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
  block:tap("Continue")
  expect(block.state.phase):equals("resting")
  expect(block.haptics):equals { "warning" }
  pause(10)
  expect(block.calls):equals {}
  expect(block.state.avatar):equals("photo")
end)
