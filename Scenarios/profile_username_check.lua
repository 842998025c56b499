-- Username: when it is asked whether it's free, and which answer counts.

local function checks(block)
  local found = {}
  for _, call in ipairs(block.calls) do
    if call.closure == "checkUsername" then found[#found + 1] = call.argument end
  end
  return found
end

-- When it is asked

scenario("below three characters nothing is asked and nothing is said", { covers = { "PS-U2" } }, function()
  local block = ProfileSetup { checkUsername = server { taken = { "ma", "m" } } }
  for _, short in ipairs { "m", "ma", "_.", "" } do
    block:fill("Username", short)
    pause(10)
    expect(block:get("Username").note):equals("")
    expect(block:get("Username").busy):isFalse()
    expect(block.state.availability):equals("unchecked")
  end
  expect(block.calls):equals {}
  expect(block.announcements):equals {}
end)

scenario("three characters are enough to ask", { covers = { "PS-U2", "PS-U3" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:type("Username", "may")
  pause(0.45)
  expect(checks(block)):equals { "may" }
  expect(block:get("Username").note):equals("@may is yours")
end)

scenario("three characters are counted after the filter", { covers = { "PS-U2", "PS-U1" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:type("Username", "m a!é")
  pause(10)
  expect(checks(block)):equals {}
  block:type("Username", "y")
  pause(0.45)
  expect(checks(block)):equals { "may" }
end)

scenario("the check starts 0.45 seconds after the typing stops, no sooner", {
  covers = { "PS-U3" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 0.2 } }
  block:type("Username", "mayachen", { every = 0.1 })
  expect(now()):equals(0.7)
  pause(0.449)
  expect(block.calls):equals {}
  expect(block.state.availability):equals("waiting")
  expect(block:get("Username").note):equals("")
  expect(block:get("Username").busy):isFalse()
  pause(0.001)
  expect(checks(block)):equals { "mayachen" }
  expect(block.calls[1].at):equals(1.15)
  expect(block:get("Username").note):equals("Checking…")
end)

scenario("each change starts the wait again", { covers = { "PS-U3" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:type("Username", "mayachen", { every = 0.449 })
  expect(block.calls):equals {}
  block:backspace("Username", 2, { every = 0.449 })
  pause(0.449)
  expect(block.calls):equals {}
  pause(0.001)
  expect(checks(block)):equals { "mayach" }
end)

scenario("a pause inside the typing asks for each text that it pauses on", {
  covers = { "PS-U3" },
}, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:type("Username", "maya")
  pause(0.45)
  block:type("Username", "chen")
  pause(0.45)
  expect(checks(block)):equals { "maya", "mayachen" }
end)

scenario("a paste or an autofill is one change and one question", { covers = { "PS-U3" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:fill("Username", "mayachen")
  pause(0.449)
  expect(block.calls):equals {}
  pause(0.001)
  expect(checks(block)):equals { "mayachen" }
  pause(60)
  expect(#block.calls):equals(1)
end)

scenario("without checkUsername nothing is checked or noted, ever", { covers = { "PS-U12" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:type("Username", "mayachen")
  expect(block.state.availability):equals("unchecked")
  for _ = 1, 20 do
    pause(0.15)
    expect(block:get("Username").note):equals("")
    expect(block:get("Username").busy):isFalse()
  end
  expect(block.announcements):equals {}
  block:tap("Continue")
  expect(#block.calls):equals(1)
  expect(block.calls[1].closure):equals("onContinue")
end)

-- What it says

scenario("while the check runs the field says Checking… and spins", {
  covers = { "PS-U4", "PS-V1" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 2 } }
  block:type("Username", "mayachen")
  pause(0.449)
  expect(block:get("Username").note):equals("")
  expect(block:get("Username").busy):isFalse()
  pause(0.001)
  expect(block:get("Username").note):equals("Checking…")
  expect(block:get("Username").busy):isTrue()
  expect(block:get("Username").hint):equals("")
  pause(1.999)
  expect(block:get("Username").note):equals("Checking…")
  expect(block:get("Username").busy):isTrue()
  pause(0.001)
  expect(block:get("Username").note):equals("@mayachen is yours")
  expect(block:get("Username").busy):isFalse()
  expect(block.announcements):equals {}
end)

scenario("a free username is yours, with a check and without a word", {
  covers = { "PS-U5", "PS-V1" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 0.2 } }
  block:type("Username", "mayachen")
  pause(0.65)
  expect(block.state.availability):equals("available")
  expect(block:get("Username").note):equals("@mayachen is yours")
  expect(block:get("Username").hint):equals("@mayachen is yours")
  expect(block:get("Username").symbol):equals("checkmark")
  expect(block.announcements):equals {}
  expect(block.haptics):equals {}
end)

scenario("a taken username is said in the field and announced once", {
  covers = { "PS-U6", "PS-V1" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 0.2, taken = { "maya" } } }
  block:type("Username", "maya")
  pause(0.649)
  expect(block.announcements):equals {}
  pause(0.001)
  expect(block.state.availability):equals("taken")
  expect(block:get("Username").note):equals("@maya is taken")
  expect(block:get("Username").hint):equals("@maya is taken")
  expect(block:get("Username").symbol):differs("checkmark")
  expect(block.announcements[1].at):equals(0.65)
  pause(60)
  expect(block.announcements):equals { "@maya is taken" }
  expect(block.haptics):equals {}
end)

scenario("an answer that comes at once shows no Checking…", { covers = { "PS-U5" } }, function()
  local block = ProfileSetup { checkUsername = function() return true end }
  block:type("Username", "mayachen")
  pause(0.45)
  expect(block.state.availability):equals("available")
  expect(block:get("Username").busy):isFalse()
end)

scenario("a verdict stays while nothing changes", { covers = { "PS-U5", "PS-U7" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:type("Username", "mayachen")
  pause(0.45)
  block:dismissKeyboard()
  block:tap("Accent")
  block:focus("Display name")
  pause(3600)
  expect(block:get("Username").note):equals("@mayachen is yours")
  expect(#block.calls):equals(1)
end)

-- A newer username

scenario("any change takes the old verdict away at once", { covers = { "PS-U7" } }, function()
  local block = ProfileSetup { checkUsername = server { taken = { "maya" } } }
  block:type("Username", "maya")
  pause(1)
  expect(block:get("Username").note):equals("@maya is taken")
  block:type("Username", "c")
  expect(block:get("Username").note):equals("")
  expect(block:get("Username").hint):equals("")
  expect(block.state.availability):equals("waiting")
  pause(1)
  expect(block:get("Username").note):equals("@mayac is yours")
  block:backspace("Username", 1)
  expect(block:get("Username").note):equals("")
  expect(block.state.availability):equals("waiting")
end)

scenario("a change cancels the running check and its Checking…", {
  covers = { "PS-U7", "PS-U3" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 1 } }
  block:type("Username", "maya")
  pause(0.8)
  expect(block.calls[1].outcome):equals("running")
  block:type("Username", "c")
  expect(block.calls[1].outcome):equals("cancelled")
  expect(block.calls[1].cancelledAt):equals(0.8)
  expect(block:get("Username").note):equals("")
  expect(block:get("Username").busy):isFalse()
  pause(0.449)
  expect(checks(block)):equals { "maya" }
  pause(0.001)
  expect(checks(block)):equals { "maya", "mayac" }
  expect(block.calls[2].outcome):equals("running")
end)

scenario("the closure sees its cancellation", { covers = { "PS-U7" } }, function()
  local seen = {}
  local block = ProfileSetup {
    checkUsername = function(username)
      local finished = pcall(sleep, 1)
      seen[#seen + 1] = { username = username, finished = finished, cancelled = cancelled() }
      return true
    end,
  }
  block:type("Username", "maya")
  pause(0.6)
  block:type("Username", "c")
  pause(3)
  expect(seen):equals {
    { username = "maya", finished = false, cancelled = true },
    { username = "mayac", finished = true, cancelled = false },
  }
end)

scenario("going below three characters cancels the check and asks nothing", {
  covers = { "PS-U2", "PS-U7" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 1, taken = { "may" } } }
  block:type("Username", "may")
  pause(0.6)
  block:backspace("Username", 1)
  expect(block.calls[1].outcome):equals("cancelled")
  expect(block:get("Username").note):equals("")
  expect(block.state.availability):equals("unchecked")
  pause(10)
  expect(#block.calls):equals(1)
  expect(block:get("Username").note):equals("")
  expect(block.announcements):equals {}
end)

scenario("going below three characters takes the verdict away", { covers = { "PS-U2", "PS-U7" } }, function()
  local block = ProfileSetup { checkUsername = server { taken = { "may" } } }
  block:type("Username", "may")
  pause(1)
  expect(block:get("Username").note):equals("@may is taken")
  block:backspace("Username", 1)
  expect(block:get("Username").note):equals("")
  expect(block:get("Username").hint):equals("")
  expect(block.state.availability):equals("unchecked")
end)

scenario("a wait below three characters ends without a question", {
  covers = { "PS-U2", "PS-U3" },
}, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:type("Username", "may")
  pause(0.4)
  block:backspace("Username", 1)
  pause(10)
  expect(block.calls):equals {}
end)

scenario("an older answer that comes last is never shown", { covers = { "PS-U7" } }, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint }
  block:type("Username", "joh")
  pause(0.45)
  block:type("Username", "n")
  pause(0.45)
  local older, newer = endpoint.pending[1], endpoint.pending[2]
  expect(older.argument):equals("joh")
  expect(older.cancelled):isTrue()
  newer:reply(true)
  expect(block:get("Username").note):equals("@john is yours")
  older:reply(false)
  pause(1)
  expect(block:get("Username").note):equals("@john is yours")
  expect(block.announcements):equals {}
end)

scenario("an older answer that comes first is never shown either", { covers = { "PS-U7" } }, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint }
  block:type("Username", "joh")
  pause(0.45)
  local older = endpoint.pending[1]
  block:type("Username", "n")
  pause(0.2)
  older:reply(false)
  expect(block.state.availability):equals("waiting")
  expect(block:get("Username").note):equals("")
  pause(0.25)
  expect(block:get("Username").note):equals("Checking…")
  endpoint:reply(true)
  expect(block:get("Username").note):equals("@john is yours")
  expect(block.announcements):equals {}
end)

scenario("an older answer while the newer check runs leaves it running", {
  covers = { "PS-U7", "PS-U4" },
}, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint }
  block:type("Username", "joh")
  pause(0.45)
  block:type("Username", "n")
  pause(0.45)
  endpoint.pending[1]:reply(true)
  expect(block:get("Username").note):equals("Checking…")
  expect(block:get("Username").busy):isTrue()
  endpoint:reply(false)
  expect(block:get("Username").note):equals("@john is taken")
  expect(block.announcements):equals { "@john is taken" }
end)

scenario("an older check that throws late says nothing", { covers = { "PS-U7", "PS-U10" } }, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint }
  block:type("Username", "joh")
  pause(0.45)
  block:type("Username", "n")
  pause(0.45)
  local older = endpoint.pending[1]
  endpoint:reply(true)
  older:throw("Down")
  expect(block.state.availability):equals("available")
  expect(block:get("Username").note):equals("@john is yours")
end)

scenario("a closure that ignores its cancellation changes nothing", { covers = { "PS-U7" } }, function()
  local block = ProfileSetup {
    checkUsername = function(username)
      if username == "joh" then
        sleep(3, { ignoringCancellation = true })
        return false
      end
      sleep(0.2)
      return true
    end,
  }
  block:type("Username", "joh")
  pause(0.6)
  block:type("Username", "n")
  pause(0.65)
  expect(block:get("Username").note):equals("@john is yours")
  pause(10)
  expect(block:get("Username").note):equals("@john is yours")
  expect(block.announcements):equals {}
end)

scenario("a username typed again is asked again, the first answer does not count", {
  covers = { "PS-U9" },
}, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint }
  block:type("Username", "maya")
  pause(0.45)
  local first = endpoint.pending[1]
  block:type("Username", "c")
  block:backspace("Username", 1)
  first:reply(false)
  expect(block:get("Username").note):equals("")
  expect(block.announcements):equals {}
  pause(0.45)
  expect(checks(block)):equals { "maya", "maya" }
  expect(block:get("Username").note):equals("Checking…")
  endpoint:reply(true)
  expect(block:get("Username").note):equals("@maya is yours")
end)

scenario("the first answer does not count while its namesake is asked", { covers = { "PS-U9" } }, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint }
  block:type("Username", "maya")
  pause(0.45)
  local first = endpoint.pending[1]
  block:type("Username", "c")
  block:backspace("Username", 1)
  pause(0.45)
  first:reply(false)
  expect(block:get("Username").note):equals("Checking…")
  expect(block.announcements):equals {}
  endpoint:reply(true)
  expect(block:get("Username").note):equals("@maya is yours")
end)

scenario("a known verdict is not remembered for later", { covers = { "PS-U9", "PS-U3" } }, function()
  local block = ProfileSetup { checkUsername = server { replies = { true, true, false } } }
  block:type("Username", "maya")
  pause(1)
  block:type("Username", "c")
  pause(1)
  block:backspace("Username", 1)
  expect(block:get("Username").note):equals("")
  pause(0.45)
  expect(checks(block)):equals { "maya", "mayac", "maya" }
  expect(block:get("Username").note):equals("@maya is taken")
end)

scenario("a username that is taken a second time is announced a second time", {
  covers = { "CB-E1", "PS-U6" },
}, function()
  local block = ProfileSetup { checkUsername = server { taken = { "maya" } } }
  block:type("Username", "maya")
  pause(1)
  block:type("Username", "c")
  pause(1)
  block:backspace("Username", 1)
  pause(1)
  expect(block.announcements):equals { "@maya is taken", "@maya is taken" }
end)

-- Ties

scenario("a key at the very instant the check is due still comes second", {
  covers = { "PS-U3", "PS-U7" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 0.1 } }
  block:type("Username", "maya")
  pause(0.45)
  expect(checks(block)):equals { "maya" }
  block:type("Username", "c")
  expect(block.calls[1].outcome):equals("cancelled")
  expect(block.calls[1].cancelledAt):equals(0.45)
  pause(0.449)
  expect(#block.calls):equals(1)
  pause(0.001)
  expect(checks(block)):equals { "maya", "mayac" }
  pause(10)
  expect(block:get("Username").note):equals("@mayac is yours")
  expect(#block.calls):equals(2)
end)

scenario("an answer and a key at one instant leave no verdict behind", { covers = { "PS-U7" } }, function()
  local block = ProfileSetup { checkUsername = server { latency = 0.2 } }
  block:type("Username", "maya")
  pause(0.65)
  block:type("Username", "c")
  expect(block:get("Username").note):equals("")
  expect(block.state.availability):equals("waiting")
  pause(0.65)
  expect(block:get("Username").note):equals("@mayac is yours")
end)

scenario("keys that keep meeting the deadline leave one check alive", {
  covers = { "PS-U3", "PS-U7" },
}, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint }
  block:type("Username", "mayachen", { every = 0.45 })
  pause(0.45)
  local alive = {}
  for _, request in ipairs(endpoint.pending) do
    if not request.cancelled then alive[#alive + 1] = request.argument end
  end
  expect(alive):equals { "mayachen" }
end)

-- What the filter drops

scenario("a dropped key does not start the wait again", { covers = { "PS-U8" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:type("Username", "maya")
  pause(0.3)
  block:type("Username", "!")
  pause(0.1)
  block:paste("Username", " é ")
  pause(0.05)
  expect(checks(block)):equals { "maya" }
  expect(block.calls[1].at):equals(0.45)
end)

scenario("a dropped key does not cancel the running check", { covers = { "PS-U8" } }, function()
  local block = ProfileSetup { checkUsername = server { latency = 1 } }
  block:type("Username", "maya")
  pause(0.7)
  block:type("Username", "#")
  expect(block:get("Username").note):equals("Checking…")
  expect(block.calls[1].outcome):equals("running")
  pause(0.75)
  expect(block:get("Username").note):equals("@maya is yours")
  pause(10)
  expect(#block.calls):equals(1)
end)

scenario("a dropped key leaves the verdict", { covers = { "PS-U8" } }, function()
  local block = ProfileSetup { checkUsername = server { taken = { "maya" } } }
  block:type("Username", "maya")
  pause(1)
  block:type("Username", "-")
  block:paste("Username", "雅\n")
  expect(block:get("Username").note):equals("@maya is taken")
  pause(10)
  expect(#block.calls):equals(1)
  expect(block.announcements):equals { "@maya is taken" }
end)

scenario("filling in the same username is no change", { covers = { "PS-U8" } }, function()
  local block = ProfileSetup { checkUsername = server {} }
  block:fill("Username", "maya")
  pause(1)
  block:fill("Username", "Maya")
  block:fill("Username", "maya")
  expect(block:get("Username").note):equals("@maya is yours")
  pause(10)
  expect(#block.calls):equals(1)
end)

-- When it fails

scenario("a check that throws says so, and Continue still works", {
  covers = { "PS-U10", "PS-S3", "PS-V1" },
}, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server { latency = 0.2, throws = "The line is down." },
  }
  block:type("Username", "maya")
  pause(0.65)
  expect(block.state.availability):equals("failed")
  expect(block:get("Username").note):equals("Couldn't check that username")
  expect(block:get("Username").hint):equals("Couldn't check that username")
  expect(block:get("Username").busy):isFalse()
  expect(block:shows("The line is down.")):isFalse()
  expect(block.announcements):equals {}
  expect(block.haptics):equals {}
  block:tap("Continue")
  expect(#block.calls):equals(2)
  expect(block.calls[2].argument.username):equals("maya")
  expect(block:get("Username").note):equals("Couldn't check that username")
end)

scenario("a check that throws without a description says the same", { covers = { "PS-U10" } }, function()
  local block = ProfileSetup { checkUsername = server { throws = true } }
  block:type("Username", "maya")
  pause(0.45)
  expect(block:get("Username").note):equals("Couldn't check that username")
end)

scenario("a failed check is asked again after the next change only", {
  covers = { "PS-U10", "PS-U3" },
}, function()
  local block = ProfileSetup { checkUsername = server { replies = { throws("Down"), true } } }
  block:type("Username", "maya")
  pause(60)
  expect(#block.calls):equals(1)
  block:type("Username", "c")
  expect(block:get("Username").note):equals("")
  pause(0.45)
  expect(block:get("Username").note):equals("@mayac is yours")
end)

scenario("a check that throws a cancellation of its own says nothing", { covers = { "PS-U11" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = server { latency = 0.2, throws = cancellation },
  }
  block:type("Username", "maya")
  pause(0.65)
  expect(block:get("Username").note):equals("")
  expect(block:get("Username").busy):isFalse()
  expect(block.state.availability):equals("unchecked")
  expect(block.announcements):equals {}
  block:tap("Continue")
  expect(block.calls[2].closure):equals("onContinue")
end)

scenario("a check that never answers goes on saying Checking…", { covers = { "PS-U14" } }, function()
  local endpoint = server()
  local block = ProfileSetup { checkUsername = endpoint }
  block:type("Username", "maya")
  pause(3600)
  expect(block:get("Username").note):equals("Checking…")
  expect(block:get("Username").busy):isTrue()
  expect(block:get("Username").enabled):isTrue()
  block:type("Username", "c")
  expect(block:get("Username").note):equals("")
  pause(0.45)
  endpoint:reply(true)
  expect(block:get("Username").note):equals("@mayac is yours")
end)

scenario("Continue and Skip work while a check never answers", { covers = { "PS-U14", "PS-S3" } }, function()
  local function hanging()
    local block = ProfileSetup { name = "Maya Chen", checkUsername = server(), onSkip = function() end }
    block:type("Username", "maya")
    pause(120)
    return block
  end
  local continued = hanging()
  expect(continued:tap("Continue")):isTrue()
  expect(continued.state.phase):equals("done")
  local skipped = hanging()
  expect(skipped:tap("Skip for now")):isTrue()
  expect(skipped.state.phase):equals("left")
end)
