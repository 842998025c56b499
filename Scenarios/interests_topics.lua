local evenings = require "support.evenings"
local ids = require "support.ids"

scenario("topics are chips under their section's title, in the order given", {
  covers = { "IP-C1" },
}, function()
  local block = InterestsPicker { categories = evenings }
  local screen = {}
  for _, element in ipairs(block:all {}) do
    if element.role == "chip" or element.id:find("section.", 1, true) == 1 then
      table.insert(screen, element.text)
    end
  end
  expect(screen):equals {
    "Out and about", "Night walks", "Café culture",
    "At the table", "Board games", "Dumplings", "Card games",
    "Alone", "Novels",
  }
end)

scenario("there is one card for all sections", { covers = { "IP-C1" } }, function()
  local block = InterestsPicker { categories = evenings }
  expect(#block:all { role = "card" }):equals(1)
end)

scenario("a section without topics is not shown", { covers = { "IP-C1" } }, function()
  local block = InterestsPicker {
    categories = { { id = "rest", title = "Rest", topics = {} }, evenings[3] },
  }
  expect(block:find("section.rest")):isNil()
  expect(block:shows("Rest")):isFalse()
  expect(block:shows("Alone")):isTrue()
end)

scenario("a tap picks a topic and a second tap unpicks it", { covers = { "IP-C2", "IP-C4" } }, function()
  local block = InterestsPicker { categories = evenings }
  expect(block:tap("Dumplings")):isTrue()
  expect(block.state.picked):equals { "dumplings" }
  expect(block:get("Dumplings").selected):isTrue()
  expect(block:get("Board games").selected):isFalse()
  expect(block:tap("Dumplings")):isTrue()
  expect(block.state.picked):equals {}
  expect(block:get("Dumplings").selected):isFalse()
end)

scenario("each pick and each unpick is felt as one selection tick", { covers = { "IP-C2" } }, function()
  local block = InterestsPicker { categories = evenings }
  block:tap("Dumplings")
  expect(block.haptics):equals { "selection" }
  block:tap("Novels")
  block:tap("Dumplings")
  expect(block.haptics):equals { "selection", "selection", "selection" }
  expect(block.announcements):equals {}
end)

scenario("a picked chip shows a check in place of its symbol", { covers = { "IP-C3" } }, function()
  local block = InterestsPicker { categories = evenings }
  expect(block:get("Dumplings").symbol):equals("fork.knife")
  block:tap("Dumplings")
  expect(block:get("Dumplings").symbol):equals("checkmark")
  expect(block:get("Board games").symbol):equals("dice")
  block:tap("Dumplings")
  expect(block:get("Dumplings").symbol):equals("fork.knife")
end)

scenario("VoiceOver meets each chip as a button by its title, Selected when picked", {
  covers = { "IP-C4" },
}, function()
  local block = InterestsPicker { categories = evenings }
  block:tap("Novels")
  expect(block:get("topic.boards").label):equals("Board games")
  expect(block:get("topic.boards").traits):equals { "button" }
  expect(block:get("topic.novels").label):equals("Novels")
  expect(block:get("topic.novels").traits):equals { "button", "selected" }
end)

scenario("the picked topics are in the topics' order, however they were tapped", {
  covers = { "IP-C1", "IP-A1" },
}, function()
  local block = InterestsPicker { categories = evenings }
  for _, topic in ipairs { "Novels", "Card games", "Night walks" } do block:tap(topic) end
  expect(block.state.picked):equals { "walks", "cards", "novels" }
end)

scenario("a topic in two sections is one pick and shows in both", {
  covers = { "IP-C5", "IP-C2", "IP-A1" },
}, function()
  local tea = { id = "tea", title = "Tea", symbol = "leaf" }
  local block = InterestsPicker {
    minimum = 1,
    categories = {
      { id = "warm", title = "Warm", topics = { tea, { id = "soup", title = "Soup", symbol = "flame" } } },
      { id = "calm", title = "Calm", topics = { tea } },
    },
  }
  block:tap("calm/topic.tea")
  expect(block:get("warm/topic.tea").selected):isTrue()
  expect(block:get("calm/topic.tea").selected):isTrue()
  expect(block:get("count").text):equals("1 picked")
  expect(block.haptics):equals { "selection" }
  block:tap("Continue")
  expect(block.calls[1].argument):equals { "tea" }
end)

scenario("a topic in two sections can be unpicked in the other one", { covers = { "IP-C5" } }, function()
  local tea = { id = "tea", title = "Tea", symbol = "leaf" }
  local block = InterestsPicker {
    categories = {
      { id = "warm", title = "Warm", topics = { tea } },
      { id = "calm", title = "Calm", topics = { tea } },
    },
  }
  block:tap("warm/topic.tea")
  block:tap("calm/topic.tea")
  expect(block:get("warm/topic.tea").selected):isFalse()
  expect(block:get("calm/topic.tea").selected):isFalse()
  expect(block.state.picked):equals {}
end)

scenario("a topic in two sections fills one place of the maximum", {
  covers = { "IP-C5", "IP-X1" },
}, function()
  local tea = { id = "tea", title = "Tea", symbol = "leaf" }
  local block = InterestsPicker {
    minimum = 0,
    maximum = 2,
    categories = {
      { id = "warm", title = "Warm", topics = { tea, { id = "soup", title = "Soup", symbol = "flame" } } },
      { id = "calm", title = "Calm", topics = { tea, { id = "naps", title = "Naps", symbol = "bed" } } },
    },
  }
  block:tap("warm/topic.tea")
  expect(block:get("topic.naps").enabled):isTrue()
  block:tap("Soup")
  expect(block:get("topic.naps").enabled):isFalse()
  expect(block:get("calm/topic.tea").enabled):isTrue()
end)

scenario("each block keeps its own picks", { covers = { "IP-C2", "IP-S1" } }, function()
  local first = InterestsPicker { categories = evenings }
  local second = InterestsPicker { categories = evenings }
  first:tap("Novels")
  expect(first.state.picked):equals { "novels" }
  expect(second.state.picked):equals {}
  expect(second.haptics):equals {}
  expect(ids(second:all { selected = true })):equals {}
end)

scenario("a topic given twice in one section is one pick that shows twice", { covers = { "IP-C5" } }, function()
  local tea = { id = "tea", title = "Tea", symbol = "leaf" }
  local block = InterestsPicker {
    minimum = 2,
    categories = { { id = "warm", title = "Warm", topics = { tea, tea } } },
  }
  expect(#block:all { role = "chip" }):equals(2)
  expect(block:get("continue").text):equals("Pick 1 more")
  block:tap("Tea")
  expect(#block:all { role = "chip", selected = true }):equals(2)
  expect(block.haptics):equals { "selection" }
  block:tap("Continue")
  expect(block.calls[1].argument):equals { "tea" }
end)

scenario("sections that share an id stand under their own titles", { covers = { "IP-C1" } }, function()
  local tea = { id = "tea", title = "Tea", symbol = "leaf" }
  local soup = { id = "soup", title = "Soup", symbol = "flame" }
  local block = InterestsPicker {
    categories = {
      { id = "same", title = "Warm", topics = { tea } },
      { id = "same", title = "Calm", topics = { soup } },
    },
  }
  expect(ids(block:all { role = "chip" })):equals { "topic.tea", "topic.soup" }
  expect(block:get("Warm").role):equals("header")
  expect(block:get("Calm").role):equals("header")
  block:type("search", "calm")
  expect(ids(block:all { role = "chip" })):equals { "topic.soup" }
  expect(block:find("Warm")):isNil()
end)
