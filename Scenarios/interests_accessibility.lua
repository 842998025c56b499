local evenings = require "support.evenings"
local ids = require "support.ids"

scenario("only what can be used is enabled, and only that", { covers = { "CB-V2", "IP-M1" } }, function()
  local block = InterestsPicker { categories = { evenings[1] }, onSkip = function() end }
  expect(ids(block:all { enabled = true })):equals { "search", "topic.walks", "topic.cafes", "skip" }
  expect(ids(block:all { enabled = false })):equals { "continue" }
end)

scenario("titles are headings for VoiceOver, the rest of the text is not", {
  covers = { "IP-C1", "IP-Y4" },
}, function()
  local block = InterestsPicker { categories = evenings }
  local headings = {}
  for _, element in ipairs(block:all {}) do
    for _, trait in ipairs(element.traits or {}) do
      if trait == "header" then table.insert(headings, element.label) end
    end
  end
  expect(headings):equals { "What are you into?", "Out and about", "At the table", "Alone" }
end)

scenario("the search field is read as one, by its prompt and with what is typed", {
  covers = { "IP-Q1" },
}, function()
  local block = InterestsPicker { categories = evenings }
  local search = block:get("search")
  expect(search.role):equals("searchField")
  expect(search.label):equals("Search topics")
  expect(search.traits):contains("searchField")
  expect(search.value):equals("")
  block:type("search", "nov")
  expect(search.value):equals("nov")
  expect(search.label):equals("Search topics")
  expect(search.focused):isTrue()
end)

scenario("chips can be found by their labels and by their ids", { covers = { "IP-C4" } }, function()
  local block = InterestsPicker { categories = evenings }
  expect(block:get("Café culture").id):equals("topic.cafes")
  expect(block:get("s1/topic.cafes").label):equals("Café culture")
end)

scenario("a locked chip keeps its words and loses its use", {
  covers = { "IP-X1", "IP-C4", "CB-V2" },
}, function()
  local block = InterestsPicker { categories = evenings, maximum = 1 }
  block:tap("Novels")
  local chip = block:get("Night walks")
  expect(chip.label):equals("Night walks")
  expect(chip.enabled):isFalse()
  expect(chip.selected):isFalse()
  expect(chip.traits):equals { "button", "notEnabled" }
end)

scenario("VoiceOver hears nothing while picks, searches and limits change", {
  covers = { "IP-A2", "CB-E1" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 2, maximum = 3, selection = {} }
  for _, topic in ipairs { "Novels", "Dumplings", "Card games", "Card games", "Night walks" } do
    block:tap(topic)
    pause(1)
  end
  block:type("search", "zither", { every = 0.1 })
  block:clear("search")
  block:setSelection { "novels" }
  block:setCategories(loading)
  block:setCategories(evenings)
  pause(10)
  expect(block.announcements):equals {}
end)

scenario("of a whole visit only the failure and the success are announced", {
  covers = { "IP-A2", "CB-P4", "CB-P3" },
  exhaustive = true,
}, function()
  local block = InterestsPicker {
    categories = evenings,
    minimum = 1,
    onContinue = server { latency = 0.5, replies = { throws("You are offline."), true } },
  }
  block:tap("Novels")
  block:tap("Continue")
  pause(0.5)
  block:tap("Continue")
  settle()
  expect(block.announcements):equals { "You are offline.", "Interests saved" }
  expect(block.haptics):equals { "selection", "error", "success" }
end)

scenario("words and controls are the same at every text size", {
  covers = { "IP-H1", "IP-C4", "IP-Y4" },
}, function()
  local block = InterestsPicker { categories = evenings, onSkip = function() end }
  local outline = block:outline()
  for _, size in ipairs { "xSmall", "xxxLarge", "accessibility1", "accessibility5" } do
    environment { dynamicTypeSize = size }
    expect(block:outline()):equals(outline, size)
  end
end)

scenario("the message of a failure stands between the button and Skip", {
  covers = { "IP-Y4", "CB-P4", "CB-K1" },
}, function()
  local block = InterestsPicker {
    categories = {}, onContinue = server { throws = "You are offline." }, onSkip = function() end,
  }
  block:tap("Continue")
  local order = ids(block:all {})
  expect(table.concat(order, " ", #order - 2)):equals("continue message skip")
  expect(block:outline()):contains("Continue. Button.\nYou are offline.\nSkip for now. Button.")
end)
