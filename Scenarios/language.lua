-- What the scenario language itself promises. The blocks are only its occasion here.

scenario("pauses are exact, however small and however many", function()
  for _ = 1, 10 do pause(0.1) end
  expect(now()):equals(1)
  for _ = 1, 1000 do pause(0.001) end
  expect(now()):equals(2)
  pause(0.000000001)
  expect(now()):isAbove(2)
  pause(0)
  expect(now()):isBelow(2.00000001)
end)

scenario("an hour is as free as a second", function()
  pause(3600)
  pause(86400 * 365)
  expect(now()):equals(3600 + 86400 * 365)
end)

scenario("each scenario has a clock and a journal of its own", function()
  expect(now()):equals(0)
  expect(InterestsPicker {}.haptics):equals {}
end)

scenario("a pause runs all that is due in it, its last instant included", function()
  local block = InterestsPicker { minimum = 0, onContinue = function() sleep(0.5) end }
  block:tap("Continue")
  pause(0.499999999)
  expect(block.state.phase):equals("working")
  pause(0.000000001)
  expect(block.state.phase):equals("done")
  expect(block.calls[1].endedAt):equals(0.5)
end)

scenario("an act returns when all that is due at its instant has happened", function()
  local order = {}
  local block = InterestsPicker {
    minimum = 0,
    onContinue = function() table.insert(order, "closure") end,
  }
  block:tap("Continue")
  table.insert(order, "act")
  expect(order):equals { "closure", "act" }
  expect(block.calls[1].outcome):equals("returned")
end)

scenario("things due at one instant happen in the order they were scheduled", function()
  local order = {}
  local function closure(name, ...)
    local naps = { ... }
    return function()
      for _, seconds in ipairs(naps) do sleep(seconds) end
      table.insert(order, name)
    end
  end
  local third = InterestsPicker { minimum = 0, onContinue = closure("third", 0.5, 0.5) }
  local first = InterestsPicker { minimum = 0, onContinue = closure("first", 1) }
  local second = InterestsPicker { minimum = 0, onContinue = closure("second", 1) }
  third:tap("Continue")
  first:tap("Continue")
  second:tap("Continue")
  settle()
  expect(order):equals { "first", "second", "third" }
end)

scenario("settle goes on until nothing waits or runs", function()
  local block = InterestsPicker { minimum = 0, onContinue = function() sleep(1000) end }
  block:tap("Continue")
  settle()
  expect(block.state.phase):equals("resting")
  expect(now()):equals(1001)
  settle()
  expect(now()):equals(1001)
end)

scenario("settle names what can never end by itself", function()
  local block = InterestsPicker { minimum = 0, onContinue = server() }
  block:tap("Continue")
  local settled, why = pcall(settle)
  expect(settled):isFalse()
  expect(tostring(why)):contains("onContinue")
  expect(now()):equals(0)
end)

scenario("waitUntil stops at the first instant where it holds", function()
  local block = InterestsPicker { minimum = 0, onContinue = function() sleep(0.3) end }
  block:tap("Continue")
  waitUntil(function() return block.state.phase == "done" end)
  expect(now()):equals(0.3)
  waitUntil(function() return block.state.phase == "done" end)
  expect(now()):equals(0.3)
  waitUntil(function() return block.state.phase == "resting" end, { within = 1 })
  expect(now()):equals(1.3)
end)

scenario("an expectation can wait in virtual time", function()
  local block = InterestsPicker { minimum = 0, onContinue = function() sleep(0.3) end }
  block:tap("Continue")
  expect(function() return block:get("continue").text end):eventually(1):equals("Saved")
  expect(now()):equals(0.3)
  expect(function() return block.haptics end):eventually(0):equals { "success" }
  expect(function() return block.state.phase end):eventually(5):differs("done")
  expect(now()):equals(1.3)
end)

scenario("a server's requests are answered by hand, in any order", function()
  local api = server()
  local first = InterestsPicker { minimum = 0, onContinue = api }
  local second = InterestsPicker { minimum = 1, onContinue = api }
  second:tap("Yoga")
  first:tap("Continue")
  pause(1)
  second:tap("Continue")
  expect(#api.pending):equals(2)
  expect(api.pending[1].argument):equals {}
  expect(api.pending[2].argument):equals { "yoga" }
  expect(api.pending[2].at):equals(1)
  api.pending[2]:throw("Down")
  expect(second.announcements):equals { "Down" }
  expect(first.state.phase):equals("working")
  api.pending[1]:reply()
  expect(first.announcements):equals { "Interests saved" }
  expect(#api.pending):equals(0)
  expect(#api.calls):equals(2)
  expect(api.calls[1].outcome):equals("returned")
  expect(api.calls[2].outcome):equals("threw")
end)

scenario("a server's reply and throw answer the oldest request that is not cancelled", function()
  local api = server()
  local block = ProfileSetup { checkUsername = api }
  block:type("Username", "maya")
  pause(0.45)
  block:type("Username", "c")
  pause(0.45)
  expect(#api.pending):equals(2)
  expect(api.pending[1].cancelled):isTrue()
  expect(api.pending[2].cancelled):isFalse()
  api:reply(true)
  expect(block:get("username").note):equals("@mayac is yours")
  expect(#api.pending):equals(1)
  expect(api.pending[1].argument):equals("maya")
  api.pending[1]:reply(false)
  expect(block:get("username").note):equals("@mayac is yours")
end)

scenario("a server answers by itself after its latency", function()
  local block = InterestsPicker { minimum = 0, onContinue = server { latency = 0.3 } }
  block:tap("Continue")
  pause(0.299)
  expect(block.state.phase):equals("working")
  pause(0.001)
  expect(block.state.phase):equals("done")
end)

scenario("a list of latencies is used in turn, a list of replies too, and the last repeats", function()
  local block = InterestsPicker {
    minimum = 0,
    onContinue = server { latency = { 0.1, 0.2 }, replies = { throws("One"), throws("Two"), throws() } },
  }
  local ends = {}
  for call = 1, 4 do
    block:tap("Continue")
    settle()
    ends[call] = block.calls[call].endedAt - block.calls[call].at
  end
  local words = "Couldn't save your interests. Try again."
  expect(block.announcements):equals { "One", "Two", words, words }
  expect(ends[1]):isBetween(0.0999, 0.1001)
  expect(ends[2]):isBetween(0.1999, 0.2001)
end)

scenario("a server throws words, nothing or a cancellation", function()
  local said = InterestsPicker { minimum = 0, onContinue = server { throws = "Down" } }
  local silent = InterestsPicker { minimum = 0, onContinue = server { throws = true } }
  local quiet = InterestsPicker { minimum = 0, onContinue = server { throws = cancellation } }
  for _, block in ipairs { said, silent, quiet } do block:tap("Continue") end
  expect(said.announcements):equals { "Down" }
  expect(silent.announcements):equals { "Couldn't save your interests. Try again." }
  expect(quiet.announcements):equals {}
  expect(quiet.calls[1].outcome):equals("threw")
end)

scenario("a server knows which usernames are taken", function()
  local block = ProfileSetup { checkUsername = server { latency = 0.3, taken = { "maya" } } }
  block:fill("Username", "maya")
  pause(0.75)
  expect(block.state.availability):equals("taken")
  block:type("Username", "c")
  pause(0.75)
  expect(block.state.availability):equals("available")
end)

scenario("a server that ignores its cancellation still answers, and nobody listens", function()
  local api = server { latency = { 2, 0.1 }, taken = { "maya" }, ignoringCancellation = true }
  local block = ProfileSetup { checkUsername = api }
  block:fill("Username", "maya")
  pause(0.45)
  block:type("Username", "c")
  settle()
  expect(now()):equals(2.45)
  expect(api.calls[1].cancelled):isTrue()
  expect(block.calls[1].outcome):equals("cancelled")
  expect(block.calls[1].cancelledAt):equals(0.45)
  expect(block.state.availability):equals("available")
  expect(block.announcements):equals {}
end)

scenario("a cancelled closure's sleep raises, and so does the next one", function()
  local log = {}
  local block = ProfileSetup {
    checkUsername = function()
      table.insert(log, "cancelled " .. tostring(cancelled()))
      table.insert(log, "slept " .. tostring(pcall(sleep, 10)))
      table.insert(log, "cancelled " .. tostring(cancelled()) .. " at " .. now())
      table.insert(log, "slept " .. tostring(pcall(sleep, 10)))
      sleep(10)
      table.insert(log, "unreached")
    end,
  }
  block:fill("Username", "maya")
  pause(1)
  block:clear("Username")
  settle()
  expect(log):equals { "cancelled false", "slept false", "cancelled true at 1.0", "slept false" }
  expect(now()):equals(1)
end)

scenario("a sleep that ignores cancellation goes on regardless", function()
  local woke
  local block = ProfileSetup {
    checkUsername = function()
      sleep(3, { ignoringCancellation = true })
      woke = now()
      return true
    end,
  }
  block:fill("Username", "maya")
  pause(1)
  block:clear("Username")
  settle()
  expect(woke):equals(3.45)
  expect(block.calls[1].outcome):equals("cancelled")
end)

scenario("a throw that a closure catches is no failure", function()
  local block = InterestsPicker {
    minimum = 0,
    onContinue = function()
      expect(pcall(throw, "Down")):isFalse()
      sleep(0.1)
    end,
  }
  block:tap("Continue")
  settle()
  expect(block.announcements):equals { "Interests saved" }
end)

scenario("a throw leaves a closure from any depth, after any sleep", function()
  local function deeper(level)
    sleep(0.1)
    if level == 0 then throw("Down") end
    deeper(level - 1)
  end
  local block = InterestsPicker { minimum = 0, onContinue = function() deeper(4) end }
  block:tap("Continue")
  settle()
  expect(now()):equals(0.5)
  expect(block.announcements):equals { "Down" }
end)

scenario("an act inside a closure is handled after what is being handled", function()
  local seen = {}
  local block
  block = InterestsPicker {
    minimum = 0,
    onContinue = function()
      block:leave()
      table.insert(seen, block.state.phase)
      sleep(0)
      table.insert(seen, block.state.phase)
    end,
  }
  block:tap("Continue")
  expect(seen):equals { "working", "left" }
  expect(block.announcements):equals { "Interests saved" }
end)

scenario("a closure may change what the host passes", function()
  local block
  block = InterestsPicker {
    minimum = 1,
    selection = { "yoga" },
    onContinue = function(picked)
      sleep(1)
      block:setSelection {}
      expect(picked):equals { "yoga" }
    end,
  }
  block:tap("Continue")
  settle()
  expect(block.selection):equals {}
  expect(block.writes):equals {}
  expect(block:get("continue").text):equals("Pick 1 more")
end)

scenario("pause in a closure is refused and says what to use", function()
  local paused, why
  local block = InterestsPicker {
    minimum = 0,
    onContinue = function() paused, why = pcall(pause, 1) end,
  }
  block:tap("Continue")
  expect(paused):isFalse()
  expect(tostring(why)):contains("sleep")
end)

scenario("blocks share the clock and keep their own journals", function()
  local profile = ProfileSetup { checkUsername = server { latency = 0.55 } }
  local interests = InterestsPicker { minimum = 0, onContinue = function() sleep(1) end }
  profile:fill("Username", "maya")
  interests:tap("Continue")
  pause(1)
  expect(profile:get("username").note):equals("@maya is yours")
  expect(interests.announcements):equals { "Interests saved" }
  expect(profile.announcements):equals {}
  expect(profile.haptics):equals {}
  expect(interests.haptics):equals { "success" }
end)

scenario("blocks share the environment, and what is not named in it stays", function()
  environment { reduceMotion = true, dynamicTypeSize = "accessibility3" }
  local first, second = InterestsPicker {}, InterestsPicker {}
  environment { dynamicTypeSize = "large" }
  first:tap("Yoga")
  second:tap("Yoga")
  expect(first.motions):lacks("snappy")
  expect(second.motions):contains("fade")
end)

scenario("the environment of one scenario is not the next one's", function()
  local block = InterestsPicker {}
  block:tap("Yoga")
  expect(block.motions):lacks("fade")
end)

scenario("without VoiceOver nothing is announced and all else is the same", function()
  environment { voiceOver = false }
  local block = InterestsPicker { minimum = 0 }
  block:tap("Continue")
  expect(block.announcements):equals {}
  expect(block.haptics):equals { "success" }
end)

scenario("a day can be set for a whole scenario", function()
  environment { today = "2024-02-29" }
  local block = ProfileSetup { asksBirthday = true }
  block:tap("birthday.add")
  block:setBirthday("2024-02-29")
  expect(block.state.birthday):equals("2024-02-29")
  expect(pcall(block.setBirthday, block, "2024-03-01")):isFalse()
end)

scenario("forget empties the journal and keeps the calls that still run", function()
  local block = InterestsPicker { minimum = 1, selection = {}, onContinue = function() sleep(1) end }
  block:tap("Yoga")
  block:tap("Continue")
  settle()
  block:tap("Continue")
  block:forget()
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(block.motions):equals {}
  expect(block.writes):equals {}
  expect(#block.calls):equals(1)
  expect(block.calls[1].outcome):equals("running")
  expect(block.selection):equals { "yoga" }
  settle()
  expect(block.announcements):equals { "Interests saved" }
end)

scenario("a call tells when and how it ended", function()
  local block = InterestsPicker {
    minimum = 1, onContinue = server { latency = 0.5, throws = "Down" }, onSkip = function() end,
  }
  block:tap("Yoga")
  pause(1)
  block:tap("Continue")
  local call = block.calls[1]
  expect(call.closure):equals("onContinue")
  expect(call.argument):equals { "yoga" }
  expect(call.at):equals(1)
  expect(call.outcome):equals("running")
  expect(call.endedAt):isNil()
  settle()
  expect(block.calls[1].outcome):equals("threw")
  expect(block.calls[1].endedAt):equals(1.5)
  block:tap("Skip for now")
  expect(block.calls[2].closure):equals("onSkip")
end)

scenario("what an exhaustive scenario has seen by value does not fail it", { exhaustive = true }, function()
  local block = InterestsPicker { minimum = 1 }
  block:tap("Yoga")
  expect(block.haptics):equals { "selection" }
  block:tap("Continue")
  settle()
  expect(block.haptics):contains("success")
  expect(block.announcements[1].text):equals("Interests saved")
end)

scenario("a skipped scenario does not run", { skip = "it shows how to leave one out" }, function()
  error("this is never reached")
end)

scenario("a known bug is expected to fail", {
  knownBug = "an example: the samples have no Sailing",
}, function()
  expect(InterestsPicker {}:find("Sailing")):differs(nil)
end)

scenario("tags may stand on a scenario", { tags = { "language", "quick" } }, function()
  expect(true):isTrue()
end)

scenario("a module is loaded from the suite, once", function()
  local doubling = require "support.doubling"
  expect(doubling.double(21)):equals(42)
  expect(require "support.doubling" == doubling):isTrue()
end)

scenario("nothing else can be required", function()
  for _, name in ipairs { "os", "io", "support.missing", "../support/doubling", "/etc/passwd" } do
    expect(pcall(require, name)):isFalse(name)
  end
end)

scenario("what reaches outside is not there", function()
  for _, name in ipairs { "io", "os", "package", "debug", "dofile", "loadfile" } do
    expect(_G[name]):isNil(name)
  end
end)

scenario("the rest of Lua is there", function()
  expect(("%d-%s"):format(3, "x")):equals("3-x")
  expect(table.concat({ 1, 2, 3 }, ",")):equals("1,2,3")
  expect(math.max(1, 3, 2)):equals(3)
  expect(utf8.len("Zoë")):equals(3)
  expect(select("#", 1, nil, 3)):equals(3)
  expect(pcall(error, { code = 1 })):isFalse()
  local step = coroutine.wrap(function() for index = 1, 3 do coroutine.yield(index) end end)
  expect({ step(), step(), step() }):equals { 1, 2, 3 }
  expect(setmetatable({}, { __index = function(_, key) return key .. "!" end }).hey):equals("hey!")
end)

local rolls = {}

scenario("math.random starts from a fixed seed", function()
  for index = 1, 5 do rolls[index] = math.random(1000) end
  expect(rolls[1]):isBetween(1, 1000)
end)

scenario("math.random starts from that seed anew in each scenario", function()
  local again = {}
  for index = 1, 5 do again[index] = math.random(1000) end
  -- Empty when this scenario runs alone.
  if #rolls > 0 then expect(again):equals(rolls) end
end)

scenario("print is no output of the block's", function()
  local block = InterestsPicker {}
  print("nothing to see", 1, nil, { "but this" })
  expect(block.announcements):equals {}
end)

scenario("an element is read afresh at each look", function()
  local block = InterestsPicker { minimum = 1 }
  local chip, button = block:get("Yoga"), block:get("continue")
  expect(chip.selected):isFalse()
  block:tap(chip)
  expect(chip.selected):isTrue()
  expect(button.text):equals("Continue")
end)

scenario("state is a plain copy that later acts leave alone", function()
  local block = InterestsPicker {}
  local before = block.state
  block:tap("Yoga")
  expect(before.count):equals(0)
  expect(before.picked):equals {}
  expect(block.state.count):equals(1)
end)

scenario("an element is found by id, by label and by itself", function()
  local block = InterestsPicker {}
  expect(block:get("topic.yoga").label):equals("Yoga")
  expect(block:get("Yoga").id):equals("topic.yoga")
  expect(block:get(block:get("Yoga")).id):equals("topic.yoga")
  expect(block:find("Sailing")):isNil()
end)

scenario("all finds what has every property that is named", function()
  local block = InterestsPicker { minimum = 0 }
  block:tap("Yoga")
  block:tap("Music")
  local picked = block:all { role = "chip", selected = true }
  expect(#picked):equals(2)
  expect(picked[1].id):equals("topic.music")
  expect(picked[2].id):equals("topic.yoga")
  expect(#block:all { role = "chip", label = "Yoga" }):equals(1)
  expect(#block:all { role = "swatch" }):equals(0)
end)

scenario("shows takes a whole text, no part of one", function()
  local block = InterestsPicker {}
  expect(block:shows("Pick at least 3.")):isTrue()
  expect(block:shows("Pick at least")):isFalse()
  expect(block:shows("")):isFalse()
end)

scenario("keys come one by one, every so many seconds, with none after the last", function()
  local block = ProfileSetup {}
  block:type("Username", "maya", { every = 0.1 })
  expect(now()):equals(0.3)
  expect(block.state.username):equals("maya")
  block:type("Username", "chen")
  expect(now()):equals(0.3)
  block:backspace("Username", 4, { every = 0.1 })
  expect(now()):equals(0.6)
  expect(block.state.username):equals("maya")
end)

scenario("a key is a whole character", function()
  local block = ProfileSetup {}
  block:type("Display name", "Zoe\u{308} 👩🏽‍🎨", { every = 1 })
  expect(now()):equals(4)
  block:backspace("Display name", 2)
  expect(block.state.name):equals("Zoe\u{308}")
end)

scenario("type and paste focus the field, fill and clear do not", function()
  local block = InterestsPicker {}
  block:fill("search", "yo")
  expect(block:get("search").focused):isFalse()
  block:clear("search")
  expect(block:get("search").focused):isFalse()
  block:paste("search", "yo")
  expect(block:get("search").focused):isTrue()
  block:dismissKeyboard()
  expect(block:get("search").focused):isFalse()
  block:type("search", "g")
  expect(block:get("search").focused):isTrue()
  expect(block:get("search").value):equals("yog")
end)

scenario("line breaks and tabs are not typed, and the message says what to do", function()
  local block = InterestsPicker {}
  for _, text in ipairs { "yo\n", "yo\tga" } do
    local typed, why = pcall(block.type, block, "search", text)
    expect(typed):isFalse()
    expect(tostring(why)):contains("pressReturn")
    expect(tostring(why)):contains("paste")
  end
  expect(block.state.query):equals("")
end)

scenario("a wrong option is named with the nearest right one", function()
  local opened, why = pcall(InterestsPicker, { minimun = 2 })
  expect(opened):isFalse()
  expect(tostring(why)):contains("minimun")
  expect(tostring(why)):contains("minimum")
end)

scenario("an option of the wrong type is named with what it should be", function()
  local wrong = { minimum = "three", maximum = {}, title = 5, onSkip = "later", categories = 1 }
  for option, value in pairs(wrong) do
    local opened, why = pcall(InterestsPicker, { [option] = value })
    expect(opened):isFalse(option)
    expect(tostring(why)):contains(option)
  end
end)

scenario("expectations compare deeply", function()
  expect({ a = { 1, 2 }, b = "x" }):equals { b = "x", a = { 1, 2 } }
  expect({ 1, 2 }):differs { 2, 1 }
  expect({ { 1 }, { 2 } }):contains { 2 }
  expect({ { 1 }, { 2 } }):lacks { 3 }
  expect(1):equals(1.0)
  expect(1):differs("1")
end)

scenario("expectations of numbers, texts and flags", function()
  expect(2):isBetween(2, 3)
  expect(3):isBetween(2, 3)
  expect(2):isAbove(1)
  expect(2):isBelow(3)
  expect("at the table"):contains("the")
  expect("at the table"):lacks("The")
  expect("100%"):contains("%")
  expect("topic.yoga"):matches("^topic%.%l+$")
  expect(nil):isNil()
  expect(false):isFalse()
  expect(true, "with a message"):isTrue("with a message")
end)

scenario("journals compare by their strings and tell their times", function()
  local block = InterestsPicker { minimum = 1, onContinue = function() sleep(0.5) end }
  block:tap("Yoga")
  block:tap("Continue")
  settle()
  expect(block.haptics):equals { "selection", "success" }
  expect(block.haptics):contains("success")
  expect(block.haptics):lacks("error")
  expect(#block.haptics):equals(2)
  expect(block.haptics[2].kind):equals("success")
  expect(block.haptics[2].at):equals(0.5)
  expect(block.announcements[1].text):equals("Interests saved")
end)

scenario("what still waits when a scenario ends is dropped", function()
  local block = InterestsPicker { minimum = 0, onContinue = server() }
  block:tap("Continue")
  expect(block.state.phase):equals("working")
end)

scenario("elements tell where they are, and blocks what overlaps or leaves", function()
  local block = InterestsPicker()
  local button = block:get("continue")
  expect(button.frame.width):equals(350)
  expect(button.target):equals(button.frame)
  expect(button.lines):equals { "Pick 3 more" }
  expect(block:get("title").target):isNil()
  expect(block:overlaps()):equals {}
  expect(block:outside()):equals {}
  environment { width = 320 }
  expect(button.frame.width):equals(280)
  environment { width = 60 }
  expect(block:outside()[1]):contains(" leaves ")
end)
