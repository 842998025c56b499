-- ProfileSetupExample: Fieldnote's second first-run step, with its stand-in server.

scenario("the example is the second step of three", { covers = { "PS-X1", "PS-H1" } }, function()
  local block = ProfileSetupExample()
  expect(block:get("header.step").text):equals("Step 2 of 3")
  expect(block.state.phase):equals("resting")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("its server says that maya, admin and fieldnote are taken", {
  covers = { "PS-X1", "PS-U6" },
}, function()
  local block = ProfileSetupExample()
  for _, username in ipairs { "maya", "admin", "fieldnote" } do
    block:fill("Username", username)
    waitUntil(function() return block.state.availability == "taken" end, { within = 5 })
    expect(block:get("Username").note):equals("@" .. username .. " is taken")
  end
  expect(block.announcements):equals { "@maya is taken", "@admin is taken", "@fieldnote is taken" }
end)

scenario("every other username is free there", { covers = { "PS-X1", "PS-U5" } }, function()
  local block = ProfileSetupExample()
  for _, username in ipairs { "mayachen", "maya1", "admi", "fieldnotes", "chen" } do
    block:fill("Username", username)
    waitUntil(function() return block.state.availability == "available" end, { within = 5 })
    expect(block:get("Username").note):equals("@" .. username .. " is yours")
  end
  expect(block.announcements):equals {}
end)

scenario("it asks 0.45 seconds after the typing stops", { covers = { "PS-X1", "PS-U3" } }, function()
  local block = ProfileSetupExample()
  block:type("Username", "mayachen")
  pause(0.449)
  expect(block.state.availability):equals("waiting")
  pause(0.001)
  expect(block.state.availability):equals("checking")
end)

scenario("it saves after a second", { covers = { "PS-X1", "CB-P3", "PS-S6" } }, function()
  local block = ProfileSetupExample()
  block:fill("Display name", "Maya Chen")
  block:fill("Username", "mayachen")
  block:tap("Continue")
  pause(0.999)
  expect(block.state.phase):equals("working")
  expect(block.announcements):equals {}
  pause(0.001)
  expect(block.state.phase):equals("done")
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Profile saved" }
end)

scenario("Maya Chen sets up her profile from end to end", {
  covers = { "PS-X1", "PS-A1", "PS-U6", "PS-U7", "PS-S1", "PS-S4" },
  exhaustive = true,
}, function()
  local block = ProfileSetupExample()
  block:choosePhoto(image { width = 3000, height = 2000 })
  block:type("Display name", "Maya Chen", { every = 0.1 })
  block:pressReturn()
  block:type("Username", "maya", { every = 0.1 })
  waitUntil(function() return block.state.availability == "taken" end)
  block:pressReturn()
  block:type("Username", "chen", { every = 0.1 })
  waitUntil(function() return block.state.availability == "available" end)
  block:tap("Accent")
  block:pressReturn()
  pause(2)
  local call = block.calls[#block.calls]
  expect(call.closure):equals("onContinue")
  expect(call.argument.name):equals("Maya Chen")
  expect(call.argument.username):equals("mayachen")
  expect(call.argument.colour):equals(4)
  expect(call.argument.photo.width):equals(1024)
  expect(block.announcements):equals { "@maya is taken", "@maya is taken.", "Profile saved" }
  expect(block.haptics):equals { "warning", "selection", "success" }
end)
