-- Display name: what the field keeps, and what is handed on.

-- Fills the name, continues and returns what onContinue received; nil when it was not called.
local function handedOn(name)
  local block = ProfileSetup {}
  block:fill("Display name", name)
  block:fill("Username", "mayachen")
  block:tap("Continue")
  return block.calls[1] and block.calls[1].argument
end

scenario("name prefills the field, and nothing else happens", { covers = { "PS-N1", "CB-E1" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  expect(block:get("Display name").text):equals("Maya Chen")
  expect(block:get("Display name").focused):isFalse()
  expect(block:get("Display name").note):equals("")
  expect(block:get("Username").text):equals("")
  pause(10)
  expect(block.calls):equals {}
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("a prefilled name can be changed and is then what is handed on", {
  covers = { "PS-N1", "PS-S4" },
}, function()
  local block = ProfileSetup { name = "Maya" }
  block:type("Display name", " Chen")
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block.calls[1].argument.name):equals("Maya Chen")
end)

scenario("the field asks for a name and keeps what is typed as typed", { covers = { "PS-N2" } }, function()
  local block = ProfileSetup {}
  local field = block:get("Display name")
  expect(field.contentType):equals("name")
  expect(field.capitals):equals("words")
  block:type("Display name", "maya de la CHEN")
  expect(field.text):equals("maya de la CHEN")
end)

scenario("Return moves from Display name to Username and does not continue", {
  covers = { "PS-N3" },
}, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:focus("Display name")
  expect(block:get("Display name").returnKey):equals("next")
  block:pressReturn()
  expect(block.state.focus):equals("username")
  expect(block:get("Username").focused):isTrue()
  expect(block:get("Display name").focused):isFalse()
  expect(block.state.phase):equals("resting")
  expect(block.calls):equals {}
  expect(block.haptics):equals {}
end)

scenario("Return in an empty Display name refuses nothing", { covers = { "PS-N3", "PS-S1" } }, function()
  local block = ProfileSetup {}
  block:focus("Display name")
  block:pressReturn()
  expect(block.state.focus):equals("username")
  expect(block:get("Display name").note):equals("")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("the name is handed on trimmed, the field keeps what was typed", {
  covers = { "PS-N4" },
}, function()
  local block = ProfileSetup {}
  block:type("Display name", "  Maya  Chen ")
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block.calls[1].argument.name):equals("Maya  Chen")
  expect(block:get("Display name").text):equals("  Maya  Chen ")
end)

scenario("every kind of white space is trimmed at both ends", { covers = { "PS-N4" } }, function()
  expect(handedOn("\tMaya Chen\t").name):equals("Maya Chen")
  expect(handedOn("\u{A0}Maya Chen\u{A0}").name):equals("Maya Chen")
  expect(handedOn("\u{3000}Maya Chen\u{2003}").name):equals("Maya Chen")
end)

scenario("pasted line breaks become spaces", { covers = { "PS-N4" } }, function()
  local block = ProfileSetup {}
  block:paste("Display name", "Maya\nChen")
  expect(block:get("Display name").text):equals("Maya Chen")
  block:clear("Display name")
  block:paste("Display name", "Maya\r\nChen\n")
  expect(block:get("Display name").text):equals("Maya Chen ")
  expect(block.state.initials):equals("MC")
  block:fill("Username", "mayachen")
  block:tap("Continue")
  expect(block.calls[1].argument.name):equals("Maya Chen")
end)

scenario("a name that shows nothing counts as empty", { covers = { "PS-N5", "PS-S1" } }, function()
  for _, blank in ipairs {
    "", " ", "\t", "\u{A0}", "\u{3000}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}",
    "\u{FE0F}", "\u{115F}", "\u{180E}", "\u{2800}", "\u{3164}", " \u{200B}\u{2800} ",
  } do
    local block = ProfileSetup {}
    block:fill("Display name", blank)
    block:fill("Username", "mayachen")
    block:tap("Continue")
    expect(block.calls):equals {}
    expect(block:get("Display name").note):equals("Enter a display name")
  end
end)

scenario("joiners inside a real emoji stay", { covers = { "PS-N5", "PS-A2" } }, function()
  expect(handedOn("👩🏽‍🎨 Maya").name):equals("👩🏽‍🎨 Maya")
  expect(handedOn("👩🏽‍🎨").name):equals("👩🏽‍🎨")
end)

scenario("names of one character and of any script are taken", { covers = { "PS-N5", "PS-S1" } }, function()
  for _, name in ipairs { "M", "雅", "مايا تشن", "Ø", "7", "-" } do
    expect(handedOn(name).name):equals(name)
  end
end)

scenario("changing the name leaves the username's verdict and check alone", {
  covers = { "PS-U7" },
}, function()
  local endpoint = server { latency = 1 }
  local block = ProfileSetup { checkUsername = endpoint }
  block:paste("Username", "mayachen")
  pause(0.3)
  block:type("Display name", "Maya")
  pause(0.15)
  expect(block:get("Username").note):equals("Checking…")
  block:type("Display name", " Chen")
  pause(1)
  expect(block:get("Username").note):equals("@mayachen is yours")
  block:clear("Display name")
  expect(block:get("Username").note):equals("@mayachen is yours")
  pause(10)
  expect(#endpoint.calls):equals(1)
end)
