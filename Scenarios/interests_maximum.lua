local evenings = require "support.evenings"
local ids = require "support.ids"

scenario("without a maximum everything can be picked", { covers = { "IP-X1" } }, function()
  local block = InterestsPicker {}
  for _, chip in ipairs(block:all { role = "chip" }) do
    expect(chip.enabled):isTrue()
    expect(block:tap(chip)):isTrue()
  end
  expect(block:get("count").text):equals("14 picked")
  expect(block.state.locked):equals {}
  expect(block:find("limit")):isNil()
end)

scenario("once the maximum is reached the other chips are locked", {
  covers = { "IP-X1", "CB-V2" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 1, maximum = 2 }
  block:tap("Novels")
  expect(block.state.locked):equals {}
  block:tap("Dumplings")
  expect(block.state.locked):equals { "walks", "cafes", "boards", "cards" }
  expect(block:get("Board games").traits):equals { "button", "notEnabled" }
  expect(block:get("Novels").enabled):isTrue()
  expect(block:get("Novels").traits):equals { "button", "selected" }
end)

scenario("a tap on a locked chip does nothing at all", { covers = { "IP-X1", "CB-V2" } }, function()
  local block = InterestsPicker { categories = evenings, maximum = 1, selection = {} }
  block:tap("Novels")
  block:forget()
  expect(block:tap("Dumplings")):isFalse()
  expect(block.state.picked):equals { "novels" }
  expect(block.haptics):equals {}
  expect(block.motions):equals {}
  expect(block.announcements):equals {}
  expect(block.writes):equals {}
end)

scenario("a line says to swap exactly while the maximum is reached", { covers = { "IP-X1" } }, function()
  local block = InterestsPicker { categories = evenings, minimum = 1, maximum = 2 }
  block:tap("Novels")
  expect(block:find("limit")):isNil()
  block:tap("Dumplings")
  expect(block:get("limit").text):equals("Tap a topic to swap it out.")
  block:tap("Novels")
  expect(block:find("limit")):isNil()
end)

scenario("a full maximum is not announced", { covers = { "IP-A2", "IP-X1" } }, function()
  local block = InterestsPicker { categories = evenings, maximum = 1 }
  block:tap("Novels")
  block:tap("Dumplings")
  pause(5)
  expect(block.announcements):equals {}
end)

scenario("a topic is swapped: unpick one, pick another", { covers = { "IP-X2", "IP-X1" } }, function()
  local block = InterestsPicker { categories = evenings, minimum = 1, maximum = 2 }
  block:tap("Novels")
  block:tap("Dumplings")
  block:tap("Novels")
  expect(block.state.locked):equals {}
  expect(block:tap("Night walks")):isTrue()
  expect(block.state.picked):equals { "walks", "dumplings" }
  expect(block.state.locked):equals { "cafes", "boards", "cards", "novels" }
  expect(block.haptics):equals { "selection", "selection", "selection", "selection" }
end)

scenario("with equal limits Continue and the locks come together", {
  covers = { "IP-X1", "IP-M2" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 2, maximum = 2 }
  block:tap("Novels")
  expect(block:get("continue").text):equals("Pick 1 more")
  expect(block.state.locked):equals {}
  block:tap("Dumplings")
  expect(block:get("continue").text):equals("Continue")
  expect(#block.state.locked):equals(4)
  expect(block:get("count").label):equals("2 of 2 picked")
end)

scenario("results of a search are locked like all others", { covers = { "IP-X1", "IP-Q3" } }, function()
  local block = InterestsPicker { categories = evenings, maximum = 1 }
  block:tap("Novels")
  block:type("search", "game")
  expect(block:get("Board games").enabled):isFalse()
  expect(block:shows("Tap a topic to swap it out.")):isTrue()
  expect(block.state.locked):contains("walks")
end)

scenario("a maximum of 0 locks every chip and has no line", { covers = { "IP-X1", "IP-X5" } }, function()
  local block = InterestsPicker { categories = evenings, maximum = 0 }
  expect(#block.state.locked):equals(6)
  expect(block:find("limit")):isNil()
  expect(block:get("continue").text):equals("Continue")
  block:tap("Continue")
  expect(block.calls[1].argument):equals {}
end)

scenario("more picks than the maximum are shown, and none is dropped", { covers = { "IP-X3" } }, function()
  local block = InterestsPicker {
    categories = evenings,
    maximum = 3,
    selection = { "walks", "cafes", "boards", "cards", "novels" },
  }
  expect(ids(block:all { role = "chip", selected = true })):equals {
    "topic.walks", "topic.cafes", "topic.boards", "topic.cards", "topic.novels",
  }
  expect(block:get("count").text):equals("5 picked")
  expect(block.state.locked):equals { "dumplings" }
  expect(block:shows("Tap a topic to swap it out.")):isTrue()
  expect(block.writes):equals {}
end)

scenario("with more picks than the maximum the button asks to remove some", {
  covers = { "IP-X3", "IP-X4", "CB-V2" },
}, function()
  local block = InterestsPicker {
    categories = evenings,
    maximum = 3,
    selection = { "walks", "cafes", "boards", "cards", "novels" },
  }
  expect(block:get("continue").text):equals("Remove 2")
  expect(block:get("continue").label):equals("Remove 2 to continue")
  expect(block:tap("continue")):isFalse()
  block:tap("Novels")
  expect(block:get("continue").text):equals("Remove 1")
  expect(block:tap("continue")):isFalse()
  expect(block.state.locked):equals { "dumplings", "novels" }
  expect(block.calls):equals {}
end)

scenario("once enough is removed the step goes on, locked at the maximum and free below it", {
  covers = { "IP-X3", "IP-X2", "IP-X4" },
}, function()
  local block = InterestsPicker {
    categories = evenings,
    minimum = 1,
    maximum = 2,
    selection = { "walks", "cafes", "boards" },
  }
  block:tap("Night walks")
  expect(block:get("continue").text):equals("Continue")
  expect(block.state.locked):equals { "walks", "dumplings", "cards", "novels" }
  block:tap("Café culture")
  expect(block.state.locked):equals {}
  block:tap("Continue")
  expect(block.calls[1].argument):equals { "boards" }
end)

scenario("ids without a topic fill no place of the maximum", { covers = { "IP-S2", "IP-X3" } }, function()
  local block = InterestsPicker {
    categories = evenings,
    minimum = 1,
    maximum = 2,
    selection = { "walks", "opera", "chess" },
  }
  expect(block.state.locked):equals {}
  expect(block:get("continue").text):equals("Continue")
  expect(block:tap("Novels")):isTrue()
end)

scenario("a maximum below the default minimum takes its place", { covers = { "IP-X5", "IP-H1" } }, function()
  local block = InterestsPicker { categories = evenings, maximum = 2 }
  expect(block:get("rule").text):equals("Pick 2.")
  expect(block:get("continue").text):equals("Pick 2 more")
end)

scenario("a given minimum above the maximum is a mistake that names both", {
  covers = { "IP-X5" },
}, function()
  local opened, message = pcall(InterestsPicker, { minimum = 5, maximum = 3 })
  expect(opened):isFalse()
  expect(tostring(message)):contains("minimum")
  expect(tostring(message)):contains("maximum")
end)

scenario("a negative maximum is a mistake that names the option", { covers = { "IP-X5" } }, function()
  local opened, message = pcall(InterestsPicker, { maximum = -2 })
  expect(opened):isFalse()
  expect(tostring(message)):contains("maximum")
  expect(tostring(message)):contains("-2")
end)

scenario("onContinue never gets fewer than the minimum or more than the maximum", {
  covers = { "IP-X4", "IP-S1" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 2, maximum = 3, selection = {} }
  local everything = { "walks", "cafes", "boards", "dumplings", "cards" }
  for count = 0, #everything do
    block:setSelection(table.move(everything, 1, count, 1, {}))
    expect(block:tap("continue")):equals(count == 2 or count == 3)
    settle()
  end
  expect(#block.calls):equals(2)
  expect(block.calls[1].argument):equals { "walks", "cafes" }
  expect(block.calls[2].argument):equals { "walks", "cafes", "boards" }
end)
