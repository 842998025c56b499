-- Skip for now, and a host that takes the block away.

scenario("Skip for now stands under Continue exactly when onSkip is given", {
  covers = { "CB-K1" },
}, function()
  local without = ProfileSetup { name = "Maya Chen" }
  expect(without:find("skip")):isNil()
  expect(without:shows("Skip for now")):isFalse()

  local with = ProfileSetup { name = "Maya Chen", onSkip = function() end }
  expect(with:get("skip").label):equals("Skip for now")
  local buttons = with:all { role = "button" }
  expect(buttons[#buttons - 1].label):equals("Continue")
  expect(buttons[#buttons].label):equals("Skip for now")
end)

scenario("Skip leaves without saving, once", { covers = { "CB-K2", "CB-V2" } }, function()
  local block = ProfileSetup { name = "Maya Chen", onSkip = function() end }
  block:fill("Username", "mayachen")
  expect(block:tap("Skip for now")):isTrue()
  expect(block.state.phase):equals("left")
  expect(#block.calls):equals(1)
  expect(block.calls[1].closure):equals("onSkip")
  expect(block:tap("Skip for now")):isFalse()
  expect(block:tap("Continue")):isFalse()
  pause(60)
  expect(#block.calls):equals(1)
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("Skip asks for nothing to be filled in", { covers = { "CB-K2", "PS-S1" } }, function()
  local block = ProfileSetup { onSkip = function() end }
  block:tap("Skip for now")
  expect(block.state.phase):equals("left")
  expect(block:get("Display name").note):equals("")
  expect(block:get("Username").note):equals("")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("after Skip every control is there and none is enabled", {
  covers = { "CB-K2", "CB-V2" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    roles = { "Designer" },
    asksBirthday = true,
    onSkip = function() end,
  }
  block:tap("Skip for now")
  for _, control in ipairs {
    "Add a photo", "Ink", "Grey", "Muted", "Light", "Accent", "Display name", "Username",
    "What do you do?", "Add", "Continue", "Skip for now",
  } do
    expect(block:get(control).enabled):isFalse(control)
    expect(block:get(control).traits):contains("notEnabled", control)
    expect(block:tap(control)):isFalse(control)
  end
  expect(block.state.colour):equals(0)
  expect(block.state.focus):isNil()
end)

scenario("Skip cancels a check that waits", { covers = { "CB-K2" } }, function()
  local block = ProfileSetup { checkUsername = server { taken = { "maya" } }, onSkip = function() end }
  block:type("Username", "maya")
  pause(0.449)
  block:tap("Skip for now")
  pause(60)
  expect(#block.calls):equals(1)
  expect(block.calls[1].closure):equals("onSkip")
  expect(block.announcements):equals {}
end)

scenario("Skip cancels a check that runs, and drops its answer", {
  covers = { "CB-K2", "PS-U7" },
}, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint, onSkip = function() end }
  block:type("Username", "maya")
  pause(0.6)
  local request = endpoint.pending[1]
  block:tap("Skip for now")
  expect(request.cancelled):isTrue()
  expect(block.calls[1].cancelledAt):equals(0.6)
  expect(block:get("Username").note):differs("Checking…")
  expect(block:get("Username").busy):isFalse()
  local screen = block:outline()
  request:reply(false)
  pause(60)
  expect(block:outline()):equals(screen)
  expect(block.state.availability):differs("taken")
  expect(block.announcements):equals {}
  expect(block.haptics):equals {}
end)

scenario("an unreadable photo that comes after Skip says nothing", {
  covers = { "CB-K2", "PS-A6" },
}, function()
  local block = ProfileSetup { onSkip = function() end }
  block:choosePhoto(unreadable, { after = 1 })
  block:tap("Skip for now")
  pause(60)
  expect(block.announcements):equals {}
  expect(block:find("photo.note")):isNil()
end)

scenario("one can skip after a refusal and after a failure", { covers = { "CB-K2", "CB-P4" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    onContinue = function() throw("Busy.") end,
    onSkip = function() end,
  }
  block:tap("Continue")
  expect(block:get("Skip for now").enabled):isTrue()
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block:tap("Skip for now")):isTrue()
  expect(block.state.phase):equals("left")
  expect(#block.calls):equals(2)
end)

scenario("while a profile saves one can't skip", { covers = { "CB-P2", "CB-K2" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    onContinue = function() sleep(1) end,
    onSkip = function() end,
  }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block:tap("Skip for now")):isFalse()
  pause(1.5)
  expect(block:tap("Skip for now")):isFalse()
  expect(#block.calls):equals(1)
  pause(0.5)
  expect(block:tap("Skip for now")):isTrue()
end)

scenario("after leaving nothing is on the screen", { covers = { "CB-K3", "CB-V2" } }, function()
  local block = ProfileSetup { step = 2, of = 3, name = "Maya Chen", onSkip = function() end }
  block:leave()
  expect(block.state.phase):equals("left")
  expect(block:all {}):equals {}
  for _, element in ipairs { "header", "avatar", "name", "username", "continue", "skip" } do
    expect(block:find(element)):isNil(element)
  end
  expect(block:shows("Set up your profile")):isFalse()
  expect(block.calls):equals {}
end)

scenario("leaving cancels a check that waits", { covers = { "CB-K3" } }, function()
  local block = ProfileSetup { checkUsername = server { taken = { "maya" } } }
  block:type("Username", "maya")
  pause(0.449)
  block:leave()
  pause(60)
  expect(block.calls):equals {}
end)

scenario("leaving cancels a check that runs, and drops its answer", {
  covers = { "CB-K3", "PS-U7" },
}, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint }
  block:type("Username", "maya")
  pause(0.6)
  local request = endpoint.pending[1]
  block:leave()
  expect(request.cancelled):isTrue()
  expect(block.calls[1].cancelledAt):equals(0.6)
  request:reply(false)
  pause(60)
  expect(block.state.availability):differs("taken")
  expect(block.announcements):equals {}
end)

scenario("a save goes on when the block is taken away, and its success is told", {
  covers = { "CB-K3", "PS-S6" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(0.5)
  block:leave()
  expect(block.calls[1].outcome):equals("running")
  pause(0.499)
  expect(block.haptics):equals {}
  pause(0.001)
  expect(block.calls[1].outcome):equals("returned")
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Profile saved" }
  pause(60)
  expect(block.state.phase):equals("left")
  expect(#block.haptics):equals(1)
end)

scenario("a save that fails after the block was taken away is told too", {
  covers = { "CB-K3", "CB-P5" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    onContinue = function()
      sleep(1)
      throw()
    end,
  }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  block:leave()
  pause(1)
  expect(block.haptics):equals { "error" }
  expect(block.announcements):equals { "Couldn't save your profile. Try again." }
  expect(block.state.phase):equals("left")
end)

scenario("a save that is cancelled after the block was taken away stays quiet", {
  covers = { "CB-K3", "CB-P6" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    onContinue = function()
      sleep(1)
      throw(cancellation)
    end,
  }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  block:leave()
  pause(60)
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("leaving while done is shown adds nothing", { covers = { "CB-K3", "CB-P3" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(0.5)
  block:leave()
  local motions = #block.motions
  pause(60)
  expect(block.state.phase):equals("left")
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Profile saved" }
  expect(#block.motions):equals(motions)
end)

scenario("a host that moves on inside onContinue still has its success told", {
  covers = { "CB-K3" },
}, function()
  local block
  block = ProfileSetup {
    name = "Maya Chen",
    onContinue = function()
      sleep(1)
      block:leave()
    end,
  }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(1)
  expect(block.calls[1].outcome):equals("returned")
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Profile saved" }
  expect(block:find("continue")):isNil()
end)

scenario("a host that moves on inside onSkip leaves nothing behind", {
  covers = { "CB-K2", "CB-K3" },
}, function()
  local block
  block = ProfileSetup { onSkip = function() block:leave() end }
  block:tap("Skip for now")
  pause(60)
  expect(#block.calls):equals(1)
  expect(block:find("skip")):isNil()
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("a photo that still loads when the block is taken away says nothing", {
  covers = { "CB-K3", "PS-A6" },
}, function()
  local block = ProfileSetup {}
  block:choosePhoto(unreadable, { after = 1 })
  block:leave()
  pause(60)
  expect(block.announcements):equals {}
  expect(block.motions):lacks("smooth")
end)
