local evenings = require "support.evenings"
local ids = require "support.ids"

-- A block at its minimum, whose save is `save`.
local function ready(save, options)
  options = options or {}
  options.categories = options.categories or evenings
  options.minimum = 1
  options.onContinue = save
  local block = InterestsPicker(options)
  block:tap("Novels")
  block:forget()
  return block
end

scenario("Continue hands on the picked ids, in the topics' order and each once", {
  covers = { "IP-A1", "CB-P1" },
}, function()
  local received
  local block = InterestsPicker {
    categories = evenings,
    onContinue = function(picked) received = picked end,
  }
  for _, topic in ipairs { "Novels", "Card games", "Night walks", "Dumplings", "Card games" } do
    block:tap(topic)
  end
  block:tap("Continue")
  expect(received):equals { "walks", "dumplings", "novels" }
  expect(block.calls[1].closure):equals("onContinue")
end)

scenario("while it saves the button says so, busy and not enabled", {
  covers = { "CB-P1", "CB-V2" },
}, function()
  local block = ready(function() sleep(1) end)
  expect(block:tap("Continue")):isTrue()
  local button = block:get("continue")
  expect(button.text):equals("Saving…")
  expect(button.busy):isTrue()
  expect(button.enabled):isFalse()
  expect(button.traits):contains("notEnabled")
  expect(block.state.phase):equals("working")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("taps while it saves or is done do nothing at all", { covers = { "CB-P1", "CB-P3" } }, function()
  local block = ready(function() sleep(1) end)
  block:tap("Continue")
  for _ = 1, 4 do
    pause(0.4)
    block:forget()
    expect(block:tap("continue")):isFalse()
    expect(block.motions):equals {}
    expect(block.haptics):equals {}
  end
  settle()
  expect(#block.calls):equals(0)
  expect(block.state.phase):equals("resting")
end)

scenario("one Continue runs the closure once", { covers = { "CB-P1" } }, function()
  local runs = 0
  local block = ready(function() runs = runs + 1 sleep(1) end)
  block:tap("Continue")
  for _ = 1, 9 do
    pause(0.2)
    block:tap("continue")
  end
  settle()
  expect(runs):equals(1)
  expect(block.announcements):equals { "Interests saved" }
  expect(block.haptics):equals { "success" }
end)

scenario("while it saves and while done is shown every other control is disabled", {
  covers = { "CB-P2", "CB-V2" },
}, function()
  local block = ready(function() sleep(1) end, { onSkip = function() end })
  block:type("search", "n")
  block:tap("Continue")
  for _, phase in ipairs { "working", "done" } do
    expect(block.state.phase):equals(phase)
    expect(ids(block:all { enabled = true })):equals({}, phase)
    for _, control in ipairs { "Novels", "Night walks", "search.clear", "skip" } do
      expect(block:tap(control)):isFalse()
    end
    pause(1)
  end
  expect(block.state.picked):equals { "novels" }
  expect(block.state.query):equals("n")
  expect(#block.calls):equals(1)
  expect(block:get("skip").enabled):isTrue()
  expect(block:get("Night walks").enabled):isTrue()
end)

scenario("a save that succeeds shows done with a check, is felt and is announced", {
  covers = { "CB-P3", "CB-V2", "IP-A2" },
}, function()
  local block = ready(function() sleep(1) end)
  block:tap("Continue")
  pause(0.999)
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  pause(0.001)
  local button = block:get("continue")
  expect(button.text):equals("Saved")
  expect(button.symbol):equals("checkmark")
  expect(button.busy):isTrue()
  expect(button.enabled):isFalse()
  expect(block.state.phase):equals("done")
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Interests saved" }
  expect(block.announcements[1].at):equals(1)
end)

scenario("done holds for one second and the button is then at rest", { covers = { "CB-P3" } }, function()
  local block = ready(function() sleep(1) end)
  block:tap("Continue")
  pause(1.999)
  expect(block.state.phase):equals("done")
  expect(block:get("continue").text):equals("Saved")
  pause(0.001)
  expect(block.state.phase):equals("resting")
  expect(block:get("continue").text):equals("Continue")
  expect(block:get("continue").symbol):isNil()
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Interests saved" }
end)

scenario("a closure that returns at once is done in the tap's own instant", {
  covers = { "CB-P3" },
}, function()
  local block = ready(function() end)
  block:tap("Continue")
  expect(now()):equals(0)
  expect(block.state.phase):equals("done")
  pause(1)
  expect(block.state.phase):equals("resting")
end)

scenario("after done Continue saves again, with what is picked then", {
  covers = { "CB-P3", "IP-A1" },
}, function()
  local block = ready(function() sleep(0.5) end)
  block:tap("Continue")
  pause(1.5)
  block:tap("Dumplings")
  block:tap("Continue")
  settle()
  expect(block.calls[1].argument):equals { "novels" }
  expect(block.calls[2].argument):equals { "dumplings", "novels" }
  expect(block.announcements):equals { "Interests saved", "Interests saved" }
end)

scenario("a failure's own words are shown, felt and announced", { covers = { "CB-P4", "IP-A2" } }, function()
  local block = ready(server { latency = 0.5, throws = "You are offline." })
  block:tap("Continue")
  pause(0.5)
  expect(block:get("message").text):equals("You are offline.")
  expect(block.state.message):equals("You are offline.")
  expect(block.haptics):equals { "error" }
  expect(block.announcements):equals { "You are offline." }
  expect(block.state.phase):equals("resting")
  expect(block:get("continue").text):equals("Continue")
  expect(block:get("continue").enabled):isTrue()
  expect(block:get("continue").busy):isFalse()
end)

scenario("a failure never shows done", { covers = { "CB-P4" } }, function()
  local block = ready(server { latency = 0.5, throws = "You are offline." })
  block:tap("Continue")
  settle()
  expect(now()):equals(0.5)
  expect(block:shows("Saved")):isFalse()
  expect(block.haptics):lacks("success")
  expect(block.announcements):lacks("Interests saved")
end)

scenario("a failure without a description has the block's default words", {
  covers = { "CB-P5", "IP-A2" },
}, function()
  local words = "Couldn't save your interests. Try again."
  local nothing = ready(function() sleep(0.5) throw() end)
  nothing:tap("Continue")
  settle()
  expect(nothing:get("message").text):equals(words)
  expect(nothing.announcements):equals { words }
  expect(nothing.haptics):equals { "error" }
  local empty = ready(function() sleep(0.5) throw("") end)
  empty:tap("Continue")
  settle()
  expect(empty:get("message").text):equals(words)
  expect(empty.announcements):equals { words }
end)

scenario("a cancelled save goes back to rest quietly", { covers = { "CB-P6", "IP-A2" } }, function()
  local block = ready(function() sleep(0.5) throw(cancellation) end)
  block:tap("Continue")
  settle()
  expect(now()):equals(0.5)
  expect(block.state.phase):equals("resting")
  expect(block.state.message):isNil()
  expect(block:find("message")):isNil()
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(block:get("continue").text):equals("Continue")
  expect(block:get("continue").enabled):isTrue()
end)

scenario("the same failure twice is felt and said twice", { covers = { "CB-E1", "CB-P4" } }, function()
  local block = ready(server { throws = "You are offline." })
  block:tap("Continue")
  pause(1)
  block:tap("Continue")
  expect(block.haptics):equals { "error", "error" }
  expect(block.announcements):equals { "You are offline.", "You are offline." }
  expect(#block.calls):equals(2)
end)

scenario("a failure's message leaves at the next Continue tap", { covers = { "CB-P7" } }, function()
  local block = ready(server { latency = 0.5, replies = { throws("You are offline."), true } })
  block:tap("Continue")
  pause(0.5)
  block:tap("Continue")
  expect(block:find("message")):isNil()
  expect(block.state.phase):equals("working")
  settle()
  expect(block:find("message")):isNil()
  expect(block.announcements):equals { "You are offline.", "Interests saved" }
end)

scenario("a failure's message leaves at the next pick and at the next unpick", {
  covers = { "CB-P7" },
}, function()
  local block = ready(server { throws = "You are offline." })
  block:tap("Continue")
  block:tap("Dumplings")
  expect(block:find("message")):isNil()
  block:tap("Continue")
  expect(block:get("message").text):equals("You are offline.")
  block:tap("Dumplings")
  expect(block:find("message")):isNil()
  expect(block.state.message):isNil()
end)

scenario("a failure's message stays for a search, for time and for the host's changes", {
  covers = { "CB-P7", "IP-S1" },
}, function()
  local block = ready(server { throws = "You are offline." }, { selection = {}, maximum = 1 })
  block:tap("Continue")
  block:type("search", "dump")
  block:tap("Dumplings")
  block:clear("search")
  block:setSelection { "novels", "opera" }
  block:setCategories(loading)
  block:setCategories(evenings)
  pause(600)
  expect(block:get("message").text):equals("You are offline.")
  expect(block.announcements):equals { "You are offline." }
end)

scenario("a failed save keeps the picks and the search", { covers = { "CB-P4", "IP-S1" } }, function()
  local block = ready(server { throws = "You are offline." })
  block:tap("Dumplings")
  block:type("search", "n")
  block:tap("Continue")
  expect(block.state.picked):equals { "dumplings", "novels" }
  expect(block.state.query):equals("n")
  block:tap("Continue")
  expect(block.calls[2].argument):equals { "dumplings", "novels" }
end)

scenario("Skip for now is there exactly when the host gives onSkip", { covers = { "CB-K1" } }, function()
  local without = InterestsPicker { categories = evenings }
  expect(without:find("skip")):isNil()
  expect(without:shows("Skip for now")):isFalse()
  local with = InterestsPicker { categories = evenings, onSkip = function() end }
  expect(with:get("skip").text):equals("Skip for now")
  expect(with:get("skip").enabled):isTrue()
end)

scenario("Skip calls onSkip once and saves nothing", { covers = { "CB-K2", "IP-S1" } }, function()
  local block = ready(function() end, { onSkip = function() end, selection = {} })
  block:tap("Skip for now")
  block:tap("skip")
  settle()
  expect(#block.calls):equals(1)
  expect(block.calls[1].closure):equals("onSkip")
  expect(block.state.phase):equals("left")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(block.selection):equals { "novels" }
end)

scenario("Skip does not wait for the minimum", { covers = { "CB-K2", "IP-M1" } }, function()
  local block = InterestsPicker { categories = loading, onSkip = function() end }
  expect(block:tap("Skip for now")):isTrue()
  expect(#block.calls):equals(1)
end)

scenario("after Skip every control is there, not enabled and inert", {
  covers = { "CB-K2", "CB-V2" },
}, function()
  local block = ready(function() end, { onSkip = function() end, selection = {} })
  local before = ids(block:all {})
  block:tap("Skip for now")
  block:forget()
  expect(ids(block:all {})):equals(before)
  expect(ids(block:all { enabled = true })):equals {}
  for _, control in ipairs { "Novels", "Dumplings", "continue", "skip" } do
    expect(block:tap(control)):isFalse()
  end
  settle()
  expect(block.calls):equals {}
  expect(block.writes):equals {}
  expect(block.haptics):equals {}
  expect(block.motions):equals {}
end)

scenario("nothing is left of a block that the host takes away", { covers = { "CB-K3", "CB-V2" } }, function()
  local block = ready(function() end, { onSkip = function() end })
  block:leave()
  expect(block.state.phase):equals("left")
  expect(block:all {}):equals {}
  expect(block:outline()):equals("")
  expect(block:find("continue")):isNil()
  expect(block.calls):equals {}
end)

scenario("a save that runs when the host takes the block away is still felt and said", {
  covers = { "CB-K3", "IP-A2" },
}, function()
  local saved = ready(function() sleep(1) end)
  local failed = ready(function() sleep(1) throw("You are offline.") end)
  saved:tap("Continue")
  failed:tap("Continue")
  pause(0.5)
  saved:leave()
  failed:leave()
  expect(saved.calls[1].outcome):equals("running")
  settle()
  expect(saved.calls[1].outcome):equals("returned")
  expect(saved.haptics):equals { "success" }
  expect(saved.announcements):equals { "Interests saved" }
  expect(failed.calls[1].outcome):equals("threw")
  expect(failed.haptics):equals { "error" }
  expect(failed.announcements):equals { "You are offline." }
  expect(saved.announcements[1].at):equals(1)
end)

scenario("the host may move on from its closure", { covers = { "CB-K3", "CB-P3" } }, function()
  local block
  block = ready(function()
    sleep(1)
    block:leave()
  end)
  block:tap("Continue")
  settle()
  expect(block.state.phase):equals("left")
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Interests saved" }
end)

scenario("leaving while done is shown says nothing more", { covers = { "CB-K3", "CB-P3" } }, function()
  local block = ready(function() end)
  block:tap("Continue")
  pause(0.5)
  block:leave()
  pause(10)
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Interests saved" }
  expect(block.state.phase):equals("left")
end)
