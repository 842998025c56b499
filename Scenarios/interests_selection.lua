local evenings = require "support.evenings"

scenario("the host's selection is shown as picked", { covers = { "IP-S1", "IP-C3" } }, function()
  local block = InterestsPicker { categories = evenings, selection = { "novels", "walks" } }
  expect(block.state.picked):equals { "walks", "novels" }
  expect(block:get("Novels").symbol):equals("checkmark")
  expect(block:get("count").text):equals("2 picked")
  expect(block:get("continue").text):equals("Pick 1 more")
end)

scenario("a restored selection is neither felt nor said nor written back", {
  covers = { "IP-S1", "CB-E1" },
}, function()
  local block = InterestsPicker { categories = evenings, selection = { "novels", "walks" } }
  pause(5)
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(block.writes):equals {}
end)

scenario("a restored selection that meets the minimum can continue at once", {
  covers = { "IP-S1", "IP-M2", "IP-A1" },
}, function()
  local block = InterestsPicker { categories = evenings, selection = { "novels", "walks", "cards" } }
  expect(block:tap("Continue")):isTrue()
  expect(block.calls[1].argument):equals { "walks", "cards", "novels" }
end)

scenario("every pick changes the host's selection, once", { covers = { "IP-S1" } }, function()
  local block = InterestsPicker { categories = evenings, selection = { "novels" } }
  block:tap("Dumplings")
  pause(1)
  block:tap("Novels")
  expect(block.selection):equals { "dumplings" }
  expect(#block.writes):equals(2)
  expect(block.writes[1].ids):equals { "dumplings", "novels" }
  expect(block.writes[1].at):equals(0)
  expect(block.writes[2].ids):equals { "dumplings" }
  expect(block.writes[2].at):equals(1)
end)

scenario("nothing but a pick writes to the host's selection", { covers = { "IP-S1" } }, function()
  local block = InterestsPicker {
    categories = evenings,
    selection = { "novels", "walks", "cards" },
    onSkip = function() end,
  }
  block:type("search", "zither")
  block:clear("search")
  block:setCategories(loading)
  block:setCategories { evenings[1] }
  block:setCategories(evenings)
  block:tap("Continue")
  settle()
  block:tap("Skip for now")
  expect(block.writes):equals {}
  expect(block.selection):equals { "walks", "cards", "novels" }
end)

scenario("the host's change is followed at once, button and locks included", {
  covers = { "IP-S1", "IP-X1" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 2, maximum = 3, selection = { "novels" } }
  block:setSelection { "walks", "cards", "boards" }
  expect(block.state.picked):equals { "walks", "boards", "cards" }
  expect(block:get("Novels").selected):isFalse()
  expect(block:get("continue").text):equals("Continue")
  expect(block.state.locked):equals { "cafes", "dumplings", "novels" }
  block:setSelection { "walks" }
  expect(block:get("continue").text):equals("Pick 1 more")
  expect(block.state.locked):equals {}
  block:setSelection {}
  expect(block:get("count").text):equals("0 picked")
  expect(now()):equals(0)
end)

scenario("the host's change is neither felt nor said nor echoed", {
  covers = { "IP-S1", "CB-E1" },
}, function()
  local block = InterestsPicker { categories = evenings, selection = {} }
  block:setSelection { "walks", "cards", "boards" }
  pause(1)
  block:setSelection {}
  pause(1)
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(block.writes):equals {}
end)

scenario("picks go on from what the host set", { covers = { "IP-S1" } }, function()
  local block = InterestsPicker { categories = evenings, selection = { "novels" } }
  block:setSelection { "walks" }
  block:tap("Dumplings")
  expect(block.selection):equals { "walks", "dumplings" }
  expect(block.writes[1].ids):equals { "walks", "dumplings" }
end)

scenario("without a selection the block keeps its own, empty at first", { covers = { "IP-S1" } }, function()
  local block = InterestsPicker { categories = evenings }
  expect(block.state.picked):equals {}
  block:tap("Novels")
  block:tap("Dumplings")
  expect(block.state.picked):equals { "dumplings", "novels" }
  expect(block.writes):equals {}
end)

scenario("a save under way keeps the picks that it was given", { covers = { "IP-S1", "CB-P1" } }, function()
  local block = InterestsPicker {
    categories = evenings,
    minimum = 1,
    selection = { "novels", "walks" },
    onContinue = function() sleep(1) end,
  }
  block:tap("Continue")
  pause(0.5)
  block:setSelection {}
  expect(block.state.phase):equals("working")
  expect(block:get("continue").text):equals("Saving…")
  expect(block.state.picked):equals {}
  pause(0.5)
  expect(block.announcements):equals { "Interests saved" }
  expect(#block.calls):equals(1)
  expect(block.calls[1].argument):equals { "walks", "novels" }
  pause(1)
  expect(block:get("continue").text):equals("Pick 1 more")
end)

scenario("ids that no topic has are not counted and not handed on", {
  covers = { "IP-S2", "IP-X4" },
}, function()
  local block = InterestsPicker {
    categories = evenings,
    minimum = 2,
    selection = { "opera", "novels", "chess" },
  }
  expect(block:get("count").text):equals("1 picked")
  expect(block:get("continue").text):equals("Pick 1 more")
  expect(block.state.picked):equals { "novels" }
  block:tap("Dumplings")
  block:tap("Continue")
  expect(block.calls[1].argument):equals { "dumplings", "novels" }
end)

scenario("ids that no topic has stay in the host's selection through every pick", {
  covers = { "IP-S2" },
}, function()
  local block = InterestsPicker { categories = evenings, selection = { "opera", "novels", "chess" } }
  block:tap("Dumplings")
  expect(block.writes[1].ids):equals { "dumplings", "novels", "opera", "chess" }
  block:tap("Novels")
  block:tap("Dumplings")
  expect(block.selection):equals { "opera", "chess" }
end)

scenario("an id given twice is one pick", { covers = { "IP-S1" } }, function()
  local block = InterestsPicker { categories = evenings, selection = { "novels", "novels" } }
  expect(block:get("count").text):equals("1 picked")
  block:tap("Novels")
  expect(block.selection):equals {}
end)
