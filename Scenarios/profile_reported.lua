-- Faults that were reported about other products, told for this block. The tag is the report's number.

-- A. The username's check: when it runs, and which answer counts

scenario("a slow answer for a shorter name does not land on the longer one", {
  covers = { "PS-U7" },
  tags = { "bug-01" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = function(username)
      if username == "joh" then
        sleep(3, { ignoringCancellation = true })
        return false
      end
      sleep(0.2)
      return true
    end,
  }
  block:type("Username", "joh", { every = 0.1 })
  pause(0.6)
  block:type("Username", "n")
  pause(0.65)
  expect(now()):equals(1.45)
  expect(block:get("Username").note):equals("@john is yours")
  local screen = block:outline()
  pause(5)
  expect(block:outline()):equals(screen)
  expect(block.announcements):equals {}
  expect(#block.calls):equals(2)
end)

scenario("keys that change nothing start no check", { covers = { "PS-U8" }, tags = { "bug-03" } }, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { latency = 0.2 } }
  block:fill("Username", "mayachen")
  pause(2)
  block:fill("Username", "mayachen")
  pause(0.2)
  block:type("Username", "!")
  pause(0.2)
  block:type("Username", " ")
  for _ = 1, 26 do
    expect(block:get("Username").note):equals("@mayachen is yours")
    pause(0.1)
  end
  expect(#block.calls):equals(1)
end)

scenario("a dropped key during the request changes neither text nor answer", {
  covers = { "PS-U8" },
  tags = { "bug-05" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { latency = 1 } }
  block:fill("Username", "maya")
  pause(0.7)
  block:type("Username", "#")
  expect(block:get("Username").text):equals("maya")
  expect(block:get("Username").note):equals("Checking…")
  pause(0.75)
  expect(block:get("Username").note):equals("@maya is yours")
  expect(#block.calls):equals(1)
  expect(block.calls[1].outcome):equals("returned")
end)

scenario("an overtaken answer leaves no Checking… behind", {
  covers = { "PS-U7" },
  tags = { "bug-07" },
}, function()
  local endpoint = server { latency = { 3, 0.2 }, ignoringCancellation = true }
  local block = ProfileSetup { name = "Maya Chen", checkUsername = endpoint }
  block:fill("Username", "alpha")
  pause(1)
  block:fill("Username", "beta")
  pause(0.65)
  expect(block:get("Username").note):equals("@beta is yours")
  local screen = block:outline()
  pause(1.8)
  expect(block:outline()):equals(screen)
  expect(block.state.availability):equals("available")
  expect(block:get("Username").busy):isFalse()
end)

scenario("a cancelled wait does not fire early", {
  covers = { "PS-U3", "PS-U7" },
  tags = { "bug-09" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { latency = 0.1 } }
  block:type("Username", "mayac", { every = 0.1 })
  pause(0.449)
  expect(block.calls):equals {}
  pause(0.001)
  -- The check and the key meet at 0.85: what is due comes first, the key cancels it.
  block:type("Username", "h")
  expect(#block.calls):equals(1)
  expect(block.calls[1].outcome):equals("cancelled")
  pause(0.449)
  expect(#block.calls):equals(1)
  pause(0.001)
  expect(#block.calls):equals(2)
  expect(block.calls[2].argument):equals("mayach")
  expect(block.calls[2].at):equals(1.3)
end)

scenario("tapping through before the check begins does not use the old verdict", {
  covers = { "PS-U7", "PS-S3" },
  tags = { "bug-11" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server { latency = 0.3, taken = { "maya" } },
    onContinue = function() sleep(1) end,
  }
  block:fill("Username", "mayac")
  pause(2)
  block:backspace("Username", 1)
  expect(block:get("Username").note):equals("")
  expect(block.state.availability):equals("waiting")
  pause(0.1)
  block:tap("Continue")
  -- The server has the last word: no wait for the check, and none that speaks later.
  expect(block.calls[2].closure):equals("onContinue")
  expect(block.calls[2].argument.username):equals("maya")
  settle()
  expect(#block.calls):equals(2)
  expect(block.announcements):equals { "Profile saved" }
end)

scenario("a check that is still out at Continue does not speak afterwards", {
  covers = { "PS-S3" },
  tags = { "bug-13" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server { latency = 1, taken = { "maya" }, ignoringCancellation = true },
    onContinue = function() sleep(1) end,
  }
  block:fill("Username", "maya")
  pause(0.6)
  block:tap("Continue")
  expect(block.calls[1].outcome):equals("cancelled")
  pause(0.85)
  expect(block.state.phase):equals("working")
  expect(block:get("Username").note):equals("")
  pause(0.15)
  expect(block.state.phase):equals("done")
  pause(1)
  expect(block.state.phase):equals("resting")
  expect(block:get("Username").busy):isFalse()
  expect(block.announcements):equals { "Profile saved" }
  expect(#block.calls):equals(2)
end)

scenario("a pending check does not wipe out the failure's message", {
  covers = { "PS-S3", "CB-P7" },
  tags = { "bug-15" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server { latency = 1.5, ignoringCancellation = true },
    onContinue = server { latency = 0.5, throws = "That name was just taken." },
  }
  block:fill("Username", "mayachen")
  pause(0.6)
  block:tap("Continue")
  pause(0.5)
  expect(block:get("message").text):equals("That name was just taken.")
  pause(10)
  expect(block:get("message").text):equals("That name was just taken.")
  expect(block:get("Username").note):equals("")
  expect(block.haptics):equals { "error" }
end)

scenario("a lookup that fails does not read as taken", {
  covers = { "PS-U10", "PS-S3", "PS-U3" },
  tags = { "bug-17" },
}, function()
  local endpoint = server { replies = { true, true, true, throws("Too many requests") } }
  local block = ProfileSetup { name = "Maya Chen", checkUsername = endpoint }
  block:paste("Username", "may")
  pause(1)
  for _, letter in ipairs { "a", "c", "h" } do
    block:type("Username", letter)
    pause(1)
  end
  expect(#endpoint.calls):equals(4)
  expect(block:get("Username").note):equals("Couldn't check that username")
  expect(block.announcements):equals {}
  block:tap("Continue")
  expect(block.state.phase):equals("done")
end)

scenario("a lookup that never answers is left behind by the next one", {
  covers = { "PS-U14", "PS-U7" },
  tags = { "bug-19" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = function(username)
      if username == "mayachen" then sleep(1000000, { ignoringCancellation = true }) end
      sleep(0.2)
      return true
    end,
    onSkip = function() end,
  }
  block:fill("Username", "mayachen")
  pause(120)
  expect(block:get("Username").note):equals("Checking…")
  expect(block:get("Continue").enabled):isTrue()
  expect(block:get("Skip for now").enabled):isTrue()
  block:type("Username", "1")
  pause(0.45)
  expect(#block.calls):equals(2)
  pause(0.2)
  expect(block:get("Username").note):equals("@mayachen1 is yours")
end)

scenario("taken goes with the text that was taken", {
  covers = { "PS-U7", "PS-V1" },
  tags = { "bug-21" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server { latency = 0.2, taken = { "maya" } },
  }
  block:fill("Username", "maya")
  pause(2)
  expect(block:get("Username").note):equals("@maya is taken")
  block:type("Username", "1")
  expect(block:get("Username").note):equals("")
  expect(block:get("Username").hint):equals("")
  pause(0.45)
  expect(block:get("Username").note):equals("Checking…")
  pause(0.2)
  expect(block:get("Username").note):equals("@maya1 is yours")
end)

scenario("a name below the minimum is never praised", {
  covers = { "PS-U2" },
  tags = { "bug-23" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server {} }
  for _, short in ipairs { "ab", "_." } do
    block:clear("Username")
    block:paste("Username", short)
    pause(10)
    expect(block:get("Username").note):equals("")
  end
  expect(block.calls):equals {}
end)

scenario("an emptied field has no notice left", {
  covers = { "PS-U2", "PS-U7" },
  tags = { "bug-25" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server { latency = 0.2, taken = { "maya" } },
  }
  block:fill("Username", "maya")
  pause(1.5)
  block:clear("Username")
  expect(block:get("Username").note):equals("")
  expect(block:get("Username").hint):equals("")
  expect(block.state.availability):equals("unchecked")
  pause(10)
  expect(#block.calls):equals(1)
  expect(block:get("Username").note):equals("")
end)

-- The block takes no username from the host; a filled one that no check has judged is the same case.
scenario("a username without a verdict is not treated as bad", {
  covers = { "PS-S3" },
  tags = { "bug-27" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { throws = cancellation } }
  block:fill("Username", "mayachen")
  pause(1)
  expect(block.state.availability):equals("unchecked")
  expect(block:get("Continue").enabled):isTrue()
  block:tap("Continue")
  expect(block.state.phase):equals("done")
end)

scenario("an answer does not outlive the screen", { covers = { "CB-K2" }, tags = { "bug-29" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server { latency = 1, taken = { "maya" }, ignoringCancellation = true },
    onSkip = function() end,
  }
  block:fill("Username", "maya")
  pause(0.6)
  block:tap("Skip for now")
  expect(block.calls[1].cancelledAt):equals(0.6)
  local screen = block:outline()
  pause(10)
  expect(block:outline()):equals(screen)
  expect(block.announcements):equals {}
  expect(block.haptics):equals {}
end)

scenario("one sees that a check is running", {
  covers = { "PS-U3", "PS-U4", "PS-U5" },
  tags = { "bug-31" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { latency = 2 } }
  block:fill("Username", "mayachen")
  pause(0.44)
  expect(block:get("Username").note):equals("")
  pause(0.01)
  expect(block:get("Username").note):equals("Checking…")
  expect(block:get("Username").busy):isTrue()
  pause(1.99)
  expect(block:get("Username").note):equals("Checking…")
  pause(0.01)
  expect(block:get("Username").note):equals("@mayachen is yours")
  expect(block:get("Username").symbol):equals("checkmark")
end)

-- B. The username's text

-- No locale reaches the filter: ASCII alone is lowered, the dotted İ is no ASCII and goes.
scenario("lowering knows no Turkish", { covers = { "PS-U1" }, tags = { "bug-33" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:type("Username", "ILGIN")
  expect(block:get("Username").text):equals("ilgin")
  block:clear("Username")
  block:paste("Username", "İpek")
  expect(block:get("Username").text):equals("pek")
  pause(0.45)
  expect(block.calls[1].argument):equals("pek")
  expect(block:get("Username").note):equals("@pek is yours")
end)

scenario("other scripts' digits are no numbers", { covers = { "PS-U1" }, tags = { "bug-35" } }, function()
  local block = ProfileSetup {}
  for _, pair in ipairs { { "maya٣", "maya" }, { "ｍａｙａ１", "" }, { "maya½", "maya" }, { "mayaⅧ", "maya" } } do
    local given, kept = pair[1], pair[2]
    block:clear("Username")
    block:paste("Username", given)
    expect(block:get("Username").text):equals(kept, given)
  end
end)

scenario("a space that the keyboard adds is not part of the name", {
  covers = { "PS-U1", "PS-U8" },
  tags = { "bug-37" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { latency = 0.2 } }
  block:fill("Username", "mayachen ")
  expect(block:get("Username").text):equals("mayachen")
  pause(0.45)
  expect(block.calls[1].argument):equals("mayachen")
  pause(1.55)
  block:fill("Username", "mayachen ")
  pause(10)
  expect(block:get("Username").text):equals("mayachen")
  expect(block:get("Username").note):equals("@mayachen is yours")
  expect(#block.calls):equals(1)
end)

scenario("a pasted space drops as a typed one does", {
  covers = { "PS-U1", "PS-U3" },
  tags = { "bug-39" },
}, function()
  for _, act in ipairs { "type", "paste", "fill" } do
    local block = ProfileSetup { checkUsername = server {} }
    block[act](block, "Username", "Maya Chen")
    pause(10)
    expect(block:get("Username").text):equals("mayachen", act)
    expect(#block.calls):equals(1, act)
    expect(block.calls[1].argument):equals("mayachen", act)
  end
end)

scenario("a Return that accepts a conversion does not submit", {
  covers = { "CB-I1", "PS-N3", "PS-U13" },
  tags = { "bug-41" },
}, function()
  local block = ProfileSetup {}
  block:compose("Display name", "たなか")
  block:pressReturn()
  expect(block.state.focus):equals("name")
  pause(0.5)
  block:pressReturn()
  expect(block.state.focus):equals("username")
  pause(0.5)
  block:compose("Username", "tanaka")
  pause(0.5)
  block:pressReturn()
  expect(block.calls):equals {}
  expect(block.haptics):equals {}
  pause(1.5)
  block:pressReturn()
  expect(block.calls[1].closure):equals("onContinue")
  expect(block.calls[1].argument.name):equals("たなか")
  expect(block.calls[1].argument.username):equals("tanaka")
end)

scenario("the block notices what autofill fills in", {
  covers = { "PS-A1", "PS-U3", "PS-S3", "PS-S4" },
  tags = { "bug-43" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 0.2 } }
  block:fill("Display name", "Maya Chen")
  block:fill("Username", "mayachen")
  expect(block.state.initials):equals("MC")
  expect(block.state.availability):equals("waiting")
  expect(block.state.focus):isNil()
  pause(0.1)
  block:tap("Continue")
  expect(block.calls[1].argument.name):equals("Maya Chen")
  expect(block.calls[1].argument.username):equals("mayachen")
end)

-- C. The display name and its initials

scenario("invisible characters make no name", {
  covers = { "PS-N5", "PS-A1", "PS-S1" },
  tags = { "bug-45" },
}, function()
  local block = ProfileSetup {}
  block:fill("Username", "mayachen")
  for _, invisible in ipairs { "\u{200B}", "\u{200D}", "\u{2800}", "\u{3164}" } do
    block:fill("Display name", invisible)
    expect(block.state.avatar):equals("symbol")
    block:tap("Continue")
    expect(block:get("Display name").note):equals("Enter a display name")
  end
  expect(block.calls):equals {}
  block:fill("Display name", "👩🏽‍🎨 Maya")
  expect(block.state.initials):equals("👩🏽‍🎨M")
  block:tap("Continue")
  expect(block.calls[1].argument.name):equals("👩🏽‍🎨 Maya")
end)

scenario("two spaces make no empty word", { covers = { "PS-A2", "PS-N4" }, tags = { "bug-47" } }, function()
  local block = ProfileSetup {}
  block:fill("Display name", "Maya  Chen")
  expect(block.state.initials):equals("MC")
  block:fill("Display name", " Maya\tChen ")
  expect(block.state.initials):equals("MC")
  expect(block:get("Display name").text):equals(" Maya\tChen ")
end)

scenario("a hyphen parts no words", { covers = { "PS-A2" }, tags = { "bug-49" } }, function()
  local block = ProfileSetup { name = "Maya Berg-Lund" }
  expect(block.state.initials):equals("MB")
  block:fill("Display name", "Ana-Maya Chen")
  expect(block.state.initials):equals("AC")
end)

scenario("one word in capitals gives one initial", { covers = { "PS-A2" }, tags = { "bug-51" } }, function()
  local block = ProfileSetup {}
  for _, pair in ipairs { { "MAYA", "M" }, { "maya", "M" }, { "M", "M" }, { "ßen", "S" } } do
    local given, initials = pair[1], pair[2]
    block:fill("Display name", given)
    expect(block.state.initials):equals(initials, given)
  end
end)

scenario("names of other scripts have initials in their own order", {
  covers = { "PS-A2" },
  tags = { "bug-53" },
}, function()
  local block = ProfileSetup {}
  for _, pair in ipairs { { "مايا تشن", "مت" }, { "מאיה חן", "מח" }, { "陳美雅", "陳" } } do
    local given, initials = pair[1], pair[2]
    block:fill("Display name", given)
    expect(block.state.avatar):equals("initials")
    expect(block.state.initials):equals(initials, given)
  end
end)

-- D. The photo

scenario("a damaged file says so and leaves the photo that was there", {
  covers = { "PS-A6" },
  tags = { "bug-55" },
}, function()
  local note = "That photo couldn't be read. Try another one."
  local block = ProfileSetup { name = "Maya Chen" }
  block:choosePhoto(unreadable, { after = 0.2 })
  pause(0.2)
  expect(block:get("photo.note").text):equals(note)
  expect(block.state.avatar):equals("initials")
  pause(0.8)
  block:choosePhoto(image { width = 40, height = 30 })
  expect(block:find("photo.note")):isNil()
  expect(block.state.avatar):equals("photo")
  pause(1)
  block:choosePhoto(unreadable, { after = 0.2 })
  pause(0.2)
  expect(block:get("photo.note").text):equals(note)
  expect(block.state.avatar):equals("photo")
  expect(block.state.photo.width):equals(40)
  expect(block.announcements):equals { note, note }
end)

scenario("the same file can be picked after Remove", {
  covers = { "PS-A7", "PS-A4" },
  tags = { "bug-57" },
}, function()
  local block = ProfileSetup { name = "Maya Chen" }
  local photo = image { width = 40, height = 30 }
  block:choosePhoto(photo)
  pause(1)
  block:tap("Remove")
  expect(block.state.avatar):equals("initials")
  pause(1)
  block:choosePhoto(photo, { after = 0.3 })
  pause(0.3)
  expect(block.state.avatar):equals("photo")
end)

scenario("a photo that is not ready yet is not left out", {
  covers = { "PS-S7" },
  tags = { "bug-59" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
  pause(0.5)
  block:tap("Continue")
  expect(block.state.phase):equals("working")
  expect(block.calls):equals {}
  pause(0.5)
  expect(block.calls[1].argument.photo.width):equals(40)
  expect(block.state.avatar):equals("photo")
end)

scenario("the same bad file says so twice", {
  covers = { "PS-A7", "CB-E1" },
  tags = { "bug-61" },
}, function()
  local note = "That photo couldn't be read. Try another one."
  local block = ProfileSetup {}
  block:choosePhoto(unreadable)
  pause(2)
  block:choosePhoto(unreadable)
  expect(block:get("photo.note").text):equals(note)
  expect(block.announcements):equals { note, note }
  expect(block.announcements[2].at):equals(2)
end)

scenario("a turned photo is turned once", { covers = { "PS-A5" }, tags = { "bug-63" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:choosePhoto(image { width = 3000, height = 2000, orientation = 8 })
  block:tap("Continue")
  local photo = block.calls[1].argument.photo
  expect(photo.width):equals(683)
  expect(photo.height):equals(1024)
  expect(photo.orientation):equals(1)
end)

scenario("a format that can't be read ends in a note, not in a spinner", {
  covers = { "PS-A6" },
  tags = { "bug-65" },
}, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:choosePhoto(unreadable, { after = 2 })
  pause(2)
  expect(block:get("photo.note").text):equals("That photo couldn't be read. Try another one.")
  for _, element in ipairs(block:all {}) do expect(element.busy == true):isFalse(element.id) end
  expect(block:get("Add a photo").enabled):isTrue()
end)

scenario("an extreme ratio leaves a pixel on the short side", {
  covers = { "PS-A5" },
  tags = { "bug-67" },
}, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 20000, height = 8 })
  expect(block.state.photo.width):equals(1024)
  expect(block.state.photo.height):equals(1)
  block:choosePhoto(image { width = 1, height = 3000 })
  expect(block.state.photo.width):equals(1)
  expect(block.state.photo.height):equals(1024)
end)

-- No screen scale reaches the block: 1024 are pixels.
scenario("the size is meant in pixels", { covers = { "PS-A5" }, tags = { "bug-69" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:choosePhoto(image { width = 4000, height = 3000 })
  block:tap("Continue")
  expect(block.calls[1].argument.photo.width):equals(1024)
  expect(block.calls[1].argument.photo.height):equals(768)
end)

-- E. Continue and Skip

scenario("Return and a tap save once", { covers = { "CB-P1" }, tags = { "bug-71" } }, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:type("Username", "mayachen")
  block:pressReturn()
  pause(0.02)
  expect(block:tap("continue")):isFalse()
  settle()
  expect(#block.calls):equals(1)
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Profile saved" }
end)

scenario("taps while done is shown don't save again", {
  covers = { "CB-P1", "CB-P3" },
  tags = { "bug-73" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(1.1)
  expect(block:tap("continue")):isFalse()
  pause(0.8)
  expect(block:tap("continue")):isFalse()
  expect(#block.calls):equals(1)
  pause(0.6)
  expect(block.state.phase):equals("resting")
  expect(block:tap("continue")):isTrue()
  expect(#block.calls):equals(2)
end)

scenario("the same failure twice leaves the button ready twice", {
  covers = { "CB-P4", "CB-E1" },
  tags = { "bug-75" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = server { latency = 0.5, throws = "Busy." } }
  block:fill("Username", "mayachen")
  for attempt = 1, 2 do
    block:tap("Continue")
    pause(0.5)
    expect(block:get("message").text):equals("Busy.")
    expect(block:get("Continue").enabled):isTrue()
    expect(#block.haptics):equals(attempt)
    pause(0.5)
  end
  expect(block.haptics):equals { "error", "error" }
  expect(block.announcements):equals { "Busy.", "Busy." }
end)

scenario("a refusal does not survive the save that follows", {
  covers = { "PS-S2", "CB-P3" },
  tags = { "bug-77" },
}, function()
  local block = ProfileSetup { onContinue = function() sleep(0.5) end }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(1)
  block:type("Display name", "Maya Chen")
  pause(1)
  block:tap("Continue")
  pause(1)
  expect(block.state.phase):equals("done")
  expect(block:get("Display name").note):equals("")
  expect(block:get("Username").note):equals("")
  expect(block:find("message")):isNil()
end)

scenario("a refusal does not vanish without an edit", {
  covers = { "PS-S2" },
  tags = { "bug-79" },
}, function()
  local block = ProfileSetup {}
  block:tap("Continue")
  pause(1)
  block:focus("Display name")
  pause(1)
  block:dismissKeyboard()
  pause(1)
  block:tap("Accent")
  expect(block:get("Display name").note):equals("Enter a display name")
  expect(block:get("Username").note):equals("Enter a username")
end)

-- Only CancellationError is quiet. Any other error, a network's "cancelled" too, is a failure.
scenario("an error that merely speaks of cancelling is a failure", {
  covers = { "CB-P4", "CB-P6" },
  tags = { "bug-81" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    onContinue = server { latency = 0.5, throws = "cancelled" },
  }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(0.5)
  expect(block:get("message").text):equals("cancelled")
  expect(block.haptics):equals { "error" }
  expect(block.state.phase):equals("resting")
  expect(block:get("Continue").enabled):isTrue()
end)

scenario("nothing can be edited while it saves", {
  covers = { "CB-P2", "PS-S8" },
  tags = { "bug-83" },
}, function()
  local block = ProfileSetup { name = "Maya", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(0.5)
  expect(block:get("Display name").enabled):isFalse()
  expect(block:tap("Light")):isFalse()
  pause(0.5)
  expect(block.calls[1].argument.name):equals("Maya")
  expect(block.calls[1].argument.colour):equals(0)
  expect(block:get("Display name").text):equals("Maya")
  expect(block.state.colour):equals(0)
end)

scenario("a failure clears nothing", { covers = { "PS-S8" }, tags = { "bug-85" } }, function()
  local block = ProfileSetup {
    roles = { "Designer" },
    asksBirthday = true,
    onContinue = function() throw("Busy.") end,
  }
  block:choosePhoto(image { width = 40, height = 30 })
  block:tap("Accent")
  block:fill("Display name", "Maya Chen")
  block:fill("Username", "mayachen")
  block:choose("role", "Designer")
  block:tap("Add")
  block:setBirthday("1990-02-28")
  block:tap("Continue")
  expect(block.state.message):equals("Busy.")
  expect(block.state.avatar):equals("photo")
  expect(block.state.photo.width):equals(40)
  expect(block.state.colour):equals(4)
  expect(block.state.name):equals("Maya Chen")
  expect(block.state.username):equals("mayachen")
  expect(block.state.role):equals("Designer")
  expect(block.state.birthday):equals("1990-02-28")
end)

-- F. Birthday and role

-- A birthday is a day without a time zone, so there is none that could move it.
scenario("the birthday that is handed on is the day that was set", {
  covers = { "PS-B2" },
  tags = { "bug-87" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", asksBirthday = true }
  block:fill("Username", "mayachen")
  block:tap("Add")
  block:setBirthday("1981-04-01")
  expect(block:get("birthday").value):equals("1 April 1981")
  block:tap("Continue")
  expect(block.calls[1].argument.birthday):equals("1981-04-01")
end)

scenario("the last possible birthday follows today", {
  covers = { "PS-B2" },
  tags = { "bug-89" },
}, function()
  environment { today = "2022-11-03" }
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Add")
  block:setBirthday("2022-11-03")
  expect(pcall(block.setBirthday, block, "2022-11-04")):isFalse()
  environment { today = "2022-11-04" }
  expect(block.state.birthday):equals("2022-11-03")
  block:setBirthday("2022-11-04")
  expect(block.state.birthday):equals("2022-11-04")
end)

scenario("29 February stays 29 February", { covers = { "PS-B2" }, tags = { "bug-91" } }, function()
  local block = ProfileSetup { name = "Maya Chen", asksBirthday = true }
  block:fill("Username", "mayachen")
  block:tap("Add")
  block:setBirthday("2004-02-29")
  expect(block:get("birthday").value):equals("29 February 2004")
  expect(pcall(block.setBirthday, block, "2005-02-29")):isFalse()
  block:tap("Continue")
  expect(block.calls[1].argument.birthday):equals("2004-02-29")
end)

scenario("a birthday that nobody added is not handed on", {
  covers = { "PS-B1", "PS-B2" },
  tags = { "bug-93" },
}, function()
  local untouched = ProfileSetup { name = "Maya Chen", asksBirthday = true }
  untouched:fill("Username", "mayachen")
  untouched:tap("Continue")
  expect(untouched.calls[1].argument.birthday):isNil()

  local added = ProfileSetup { name = "Maya Chen", asksBirthday = true }
  added:fill("Username", "mayachen")
  added:tap("Add")
  added:tap("Continue")
  expect(added.calls[1].argument.birthday):equals("2000-01-01")
end)

scenario("Not now is a way back to no answer", { covers = { "PS-R1" }, tags = { "bug-95" } }, function()
  local block = ProfileSetup { name = "Maya Chen", roles = { "Designer", "Writer" } }
  block:fill("Username", "mayachen")
  block:choose("role", "Designer")
  block:choose("role", "Not now")
  block:tap("Continue")
  expect(block.calls[1].argument.role):isNil()
  expect(ProfileSetup({ roles = {} }):find("role")):isNil()
end)

-- I. VoiceOver

scenario("a message is not repeated on each key", {
  covers = { "PS-S1", "PS-S2", "CB-E1" },
  tags = { "bug-127" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { latency = 0.2 } }
  block:fill("Username", "ma")
  block:tap("Continue")
  expect(block.announcements):equals { "Use at least 3 characters." }
  block:type("Username", "yachen", { every = 0.1 })
  pause(10)
  expect(block:get("Username").hint):equals("@mayachen is yours")
  expect(#block.announcements):equals(1)
end)

scenario("the second mistake is said, the correction is not", {
  covers = { "CB-E1", "PS-S1" },
  tags = { "bug-129" },
}, function()
  local block = ProfileSetup {}
  block:fill("Username", "mayachen")
  block:tap("Continue")
  block:type("Display name", "Maya")
  expect(#block.announcements):equals(1)
  block:clear("Display name")
  expect(#block.announcements):equals(1)
  block:tap("Continue")
  expect(block.announcements):equals { "Enter a display name.", "Enter a display name." }
end)

scenario("a taken name is said once, and kept as the hint", {
  covers = { "PS-U6", "PS-V1" },
  tags = { "bug-131" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server { latency = 0.2, taken = { "maya" } },
  }
  block:type("Username", "maya")
  pause(10)
  expect(block.announcements):equals { "@maya is taken" }
  expect(block:get("Username").hint):equals("@maya is taken")
  expect(block.state.focus):equals("username")
end)

scenario("the colours have names, and one of them is Selected", {
  covers = { "PS-C3" },
  tags = { "bug-135" },
}, function()
  local block = ProfileSetup { name = "Maya Chen" }
  for _, textSize in ipairs { "large", "accessibility5" } do
    environment { dynamicTypeSize = textSize }
    for _, picked in ipairs { "Grey", "Muted", "Light", "Accent", "Ink" } do
      block:tap(picked)
      for _, name in ipairs { "Ink", "Grey", "Muted", "Light", "Accent" } do
        expect(block:get(name).selected):equals(name == picked, name)
      end
    end
  end
  block:choosePhoto(image { width = 40, height = 30 })
  expect(#block:all { role = "swatch" }):equals(5)
end)

-- J. Haptics, motion, text size

scenario("one colour for another is one tick", { covers = { "PS-C2" }, tags = { "bug-139" } }, function()
  local block = ProfileSetup {}
  block:tap("Muted")
  pause(10)
  expect(block.haptics):equals { "selection" }
end)

scenario("what nobody tapped is not felt", { covers = { "CB-E1" }, tags = { "bug-141" } }, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server { taken = { "maya" } } }
  block:fill("Username", "maya")
  block:choosePhoto(image { width = 40, height = 30 }, { after = 0.5 })
  pause(1)
  environment { reduceMotion = true, dynamicTypeSize = "accessibility3", colorScheme = "dark", width = 320 }
  pause(1)
  expect(block.haptics):equals {}
end)

scenario("no time hangs on an animation's length", {
  covers = { "CB-M2", "PS-U3", "CB-P3" },
  tags = { "bug-143" },
}, function()
  for _, reduceMotion in ipairs { false, true } do
    environment { reduceMotion = reduceMotion }
    local block = ProfileSetup {
      name = "Maya Chen",
      checkUsername = server { latency = 0.2 },
      onContinue = function() sleep(1) end,
    }
    local began = now()
    block:fill("Username", "mayachen")
    waitUntil(function() return block.state.availability == "checking" end)
    expect(now() - began):isBetween(0.4499, 0.4501)
    pause(0.2)
    block:tap("Continue")
    pause(0.999)
    expect(block.state.phase):equals("working")
    pause(0.001)
    expect(block.state.phase):equals("done")
    pause(0.999)
    expect(block.state.phase):equals("done")
    pause(0.001)
    expect(block.state.phase):equals("resting")
  end
end)
