local evenings = require "support.evenings"

scenario("while topics load the card is one grey element for VoiceOver", { covers = { "IP-L1" } }, function()
  local block = InterestsPicker { categories = loading }
  expect(block.state.loading):isTrue()
  expect(#block:all { role = "placeholder" }):equals(1)
  expect(block:get("placeholder").label):equals("Loading topics")
  expect(block:all { role = "chip" }):equals {}
  expect(block:find("empty")):isNil()
end)

scenario("no search finds nothing while topics load", { covers = { "IP-L1", "IP-L2", "IP-Q2" } }, function()
  local block = InterestsPicker { categories = loading }
  block:type("search", "zither")
  expect(block:shows("No topics match")):isFalse()
  expect(block:get("placeholder").label):equals("Loading topics")
end)

scenario("a search made while topics load holds when they come", {
  covers = { "IP-L2", "IP-Q1" },
}, function()
  local block = InterestsPicker { categories = loading }
  block:type("search", "novel")
  block:setCategories(evenings)
  expect(block:get("search").value):equals("novel")
  expect(#block:all { role = "chip" }):equals(1)
  block:clear("search")
  expect(#block:all { role = "chip" }):equals(6)
end)

scenario("topics that come take the place of the grey chips and move in smoothly", {
  covers = { "IP-L1", "CB-M1" },
}, function()
  local block = InterestsPicker { categories = loading }
  pause(0.8)
  block:setCategories(evenings)
  expect(block.state.loading):isFalse()
  expect(block:find("placeholder")):isNil()
  expect(#block:all { role = "chip" }):equals(6)
  expect(block.motions):contains("smooth")
  expect(block.motions[1].at):equals(0.8)
end)

scenario("topics that come are neither felt nor said", { covers = { "IP-L1", "IP-A2", "CB-E1" } }, function()
  local block = InterestsPicker { categories = loading, selection = { "novels", "walks", "cards" } }
  block:setCategories(evenings)
  pause(5)
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("restored picks stand when topics come and nothing is written", {
  covers = { "IP-L1", "IP-S1" },
}, function()
  local block = InterestsPicker { categories = loading, selection = { "novels", "walks", "cards" } }
  pause(0.8)
  block:setCategories(evenings)
  expect(block.state.picked):equals { "walks", "cards", "novels" }
  expect(block:get("continue").text):equals("Continue")
  expect(block.writes):equals {}
  expect(block.selection):equals { "walks", "cards", "novels" }
end)

scenario("while topics load the count is what the host's selection holds", {
  covers = { "IP-L4", "IP-S2", "IP-H3" },
}, function()
  local block = InterestsPicker { categories = loading, selection = { "novels", "walks", "opera" } }
  expect(block:get("count").text):equals("3 picked")
  expect(block:get("count").label):equals("3 of at least 3 picked")
  block:setCategories(evenings)
  expect(block:get("count").text):equals("2 picked")
end)

scenario("while topics load the button is locked, whatever was restored", {
  covers = { "IP-L4" },
}, function()
  local block = InterestsPicker { categories = loading, selection = { "novels", "walks", "cards" } }
  expect(block:get("continue").enabled):isFalse()
  expect(block:tap("continue")):isFalse()
  expect(block.calls):equals {}
  block:setCategories(evenings)
  expect(block:get("continue").enabled):isTrue()
end)

scenario("topics that load again are grey again, and the picks come back with them", {
  covers = { "IP-L1", "IP-L2", "IP-L4" },
}, function()
  local block = InterestsPicker { categories = evenings }
  for _, topic in ipairs { "Novels", "Night walks", "Card games" } do block:tap(topic) end
  block:forget()
  block:setCategories(loading)
  expect(block:get("placeholder").label):equals("Loading topics")
  expect(block:get("count").text):equals("3 picked")
  expect(block:get("continue").enabled):isFalse()
  block:setCategories(evenings)
  expect(block.state.picked):equals { "walks", "cards", "novels" }
  expect(block:get("continue").text):equals("Continue")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("a pick whose topic is gone is kept, not counted, and back with its topic", {
  covers = { "IP-L2" },
}, function()
  local block = InterestsPicker { categories = evenings }
  for _, topic in ipairs { "Novels", "Night walks", "Café culture" } do block:tap(topic) end
  block:setCategories { evenings[1], evenings[2] }
  expect(block.state.picked):equals { "walks", "cafes" }
  expect(block:get("count").text):equals("2 picked")
  expect(block:get("continue").text):equals("Pick 1 more")
  block:setCategories(evenings)
  expect(block:get("Novels").selected):isTrue()
  expect(block:get("continue").text):equals("Continue")
end)

scenario("a lost topic stays in the host's selection and is not handed on", {
  covers = { "IP-L2", "IP-S2" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 1, selection = { "novels", "walks" } }
  block:setCategories { evenings[1] }
  block:tap("Café culture")
  expect(block.selection):equals { "walks", "cafes", "novels" }
  block:tap("Continue")
  expect(block.calls[1].argument):equals { "walks", "cafes" }
end)

scenario("topics with new titles, symbols and places keep their picks by id", {
  covers = { "IP-L2", "IP-C1", "IP-Q1" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 1 }
  block:tap("Novels")
  block:setCategories {
    { id = "s9", title = "Reading", topics = {
      { id = "poems", title = "Poems", symbol = "quote.opening" },
      { id = "novels", title = "Fiction", symbol = "books.vertical" },
    } },
  }
  expect(block:get("Fiction").selected):isTrue()
  expect(block:get("Poems").selected):isFalse()
  expect(block:find("Novels")):isNil()
  block:type("search", "fic")
  expect(block:get("topic.novels").text):equals("Fiction")
end)

scenario("fewer topics lift the locks of a maximum that is no longer reached", {
  covers = { "IP-L2", "IP-X1" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 1, maximum = 2 }
  block:tap("Novels")
  block:tap("Night walks")
  expect(block:get("Dumplings").enabled):isFalse()
  block:setCategories { evenings[1], evenings[2] }
  expect(block:get("Dumplings").enabled):isTrue()
  expect(block:find("limit")):isNil()
end)

scenario("a regained topic can put the picks above the maximum, and none is dropped", {
  covers = { "IP-L2", "IP-X3", "IP-X4" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 1, maximum = 2 }
  block:tap("Novels")
  block:tap("Night walks")
  block:setCategories { evenings[1], evenings[2] }
  block:tap("Dumplings")
  block:setCategories(evenings)
  expect(block.state.picked):equals { "walks", "dumplings", "novels" }
  expect(block:get("continue").text):equals("Remove 1")
  expect(block:tap("continue")):isFalse()
end)

scenario("an empty list is not loading and says nothing", { covers = { "IP-L3" } }, function()
  local block = InterestsPicker { categories = {} }
  expect(block.state.loading):isFalse()
  expect(block:find("placeholder")):isNil()
  expect(block:find("empty")):isNil()
  expect(block:get("rule").text):equals("Pick as many as you like.")
  expect(block:get("count").label):equals("0 picked")
end)

scenario("an empty list asks for nothing, so Continue is there", {
  covers = { "IP-L3", "IP-M4" },
}, function()
  local block = InterestsPicker { categories = {} }
  expect(block:tap("Continue")):isTrue()
  expect(block.calls[1].argument):equals {}
  expect(block.announcements):equals { "Interests saved" }
end)

scenario("a search of an empty list finds that no topics match", {
  covers = { "IP-L3", "IP-Q2" },
}, function()
  local block = InterestsPicker { categories = {} }
  block:type("search", "a")
  expect(block:get("empty").text):equals("No topics match")
  block:backspace("search", 1)
  expect(block:find("empty")):isNil()
end)

scenario("sections without any topic are as an empty list", { covers = { "IP-L3", "IP-C1" } }, function()
  local block = InterestsPicker { categories = { { id = "rest", title = "Rest", topics = {} } } }
  expect(block:shows("Rest")):isFalse()
  expect(block:find("empty")):isNil()
  expect(block:get("continue").text):equals("Continue")
  block:type("search", "rest")
  expect(block:shows("No topics match")):isTrue()
end)

scenario("topics that change during a save leave it alone", {
  covers = { "IP-L2", "CB-P1", "IP-S1" },
}, function()
  local save = server()
  local block = InterestsPicker { categories = evenings, minimum = 1, onContinue = save }
  block:tap("Novels")
  block:tap("Continue")
  block:setCategories { evenings[1] }
  expect(block.state.phase):equals("working")
  expect(save.pending[1].argument):equals { "novels" }
  expect(save.pending[1].cancelled):isFalse()
  save:reply()
  expect(block.announcements):equals { "Interests saved" }
end)
