-- Marked text: what an input method composes before it is accepted.

scenario("composing shows the text as it is, the commit is filtered", {
  covers = { "CB-I1", "PS-U1" },
}, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:compose("Username", "た")
  expect(block:get("Username").text):equals("た")
  block:compose("Username", "Tanaka た")
  expect(block:get("Username").text):equals("Tanaka た")
  expect(block.state.username):equals("")
  block:commit("Username")
  expect(block:get("Username").text):equals("tanaka")
  expect(block.state.username):equals("tanaka")
end)

scenario("while it composes nothing waits and nothing is asked", {
  covers = { "CB-I1", "PS-U3" },
}, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:compose("Username", "tan")
  pause(1)
  block:compose("Username", "tanaka")
  pause(60)
  expect(block.calls):equals {}
  expect(block.state.availability):equals("unchecked")
  expect(block:get("Username").note):equals("")
end)

scenario("the commit is one change: the wait starts with it", { covers = { "CB-I1", "PS-U3" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:compose("Username", "tanaka")
  pause(1)
  block:commit("Username")
  pause(0.449)
  expect(block.calls):equals {}
  pause(0.001)
  expect(#block.calls):equals(1)
  expect(block.calls[1].argument):equals("tanaka")
  expect(block.calls[1].at):equals(1.45)
end)

scenario("a candidate in the marked text's place is what counts", { covers = { "CB-I1" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:compose("Username", "たなか")
  block:commit("Username", "tanaka")
  expect(block:get("Username").text):equals("tanaka")
  pause(0.45)
  expect(block.calls[1].argument):equals("tanaka")
end)

scenario("composing leaves a running check and its verdict alone", {
  covers = { "CB-I1", "PS-U7", "PS-U8" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 1 } }
  block:type("Username", "maya")
  pause(0.8)
  block:compose("Username", "雅")
  expect(block.calls[1].outcome):equals("running")
  pause(0.65)
  expect(block:get("Username").note):equals("@maya is yours")
  block:commit("Username")
  expect(block:get("Username").text):equals("maya")
  expect(block:get("Username").note):equals("@maya is yours")
  pause(60)
  expect(#block.calls):equals(1)
end)

scenario("Return accepts the composition and does nothing else", {
  covers = { "CB-I1", "PS-N3" },
}, function()
  local block = ProfileSetup {}
  block:compose("Display name", "たなか")
  block:pressReturn()
  expect(block:get("Display name").text):equals("たなか")
  expect(block.state.focus):equals("name")
  block:pressReturn()
  expect(block.state.focus):equals("username")
end)

scenario("Return on a composed username does not continue", { covers = { "CB-I1", "PS-U13" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:compose("Username", "tanaka")
  block:pressReturn()
  expect(block.state.phase):equals("resting")
  expect(block:get("Username").text):equals("tanaka")
  expect(block.state.focus):equals("username")
  expect(block.calls):equals {}
  expect(block.haptics):equals {}
  block:pressReturn()
  expect(block.calls[1].argument.username):equals("tanaka")
end)

scenario("a refusal stays while its field composes and leaves with the commit", {
  covers = { "CB-I1", "PS-S2" },
}, function()
  local block = ProfileSetup {}
  block:tap("Continue")
  block:compose("Display name", "たな")
  expect(block:get("Display name").note):equals("Enter a display name")
  block:commit("Display name")
  expect(block:get("Display name").note):equals("")
  block:compose("Username", "た")
  expect(block:get("Username").note):equals("Enter a username")
  block:commit("Username", "ta")
  expect(block:get("Username").note):equals("")
end)

scenario("a failure's message stays while a field composes", { covers = { "CB-I1", "CB-P7" } }, function()
  local block = ProfileSetup { name = "Maya", onContinue = function() throw("Busy.") end }
  block:fill("Username", "mayachen")
  block:tap("Continue")
  block:compose("Display name", "雅")
  expect(block.state.message):equals("Busy.")
  block:commit("Display name")
  expect(block.state.message):isNil()
end)
