local evenings = require "support.evenings"

-- The titles of the chips on the screen, in order.
local function chips(block)
  local titles = {}
  for index, chip in ipairs(block:all { role = "chip" }) do titles[index] = chip.text end
  return titles
end

scenario("search filters the topics with each key", { covers = { "IP-Q1" } }, function()
  local block = InterestsPicker {}
  block:type("search", "s")
  expect(block:find("Swimming").text):equals("Swimming")
  block:type("search", "w")
  expect(chips(block)):equals { "Swimming" }
  block:backspace("search", 1)
  expect(block:find("Science").text):equals("Science")
  expect(now()):equals(0)
end)

scenario("search finds a part of a topic's title, in its middle too", { covers = { "IP-Q1" } }, function()
  local block = InterestsPicker { categories = evenings }
  block:type("search", "ame")
  expect(chips(block)):equals { "Board games", "Card games" }
end)

scenario("sections without a match are gone with their titles", { covers = { "IP-Q1", "IP-C1" } }, function()
  local block = InterestsPicker { categories = evenings }
  block:type("search", "novel")
  expect(block:find("section.s1")):isNil()
  expect(block:find("section.s2")):isNil()
  expect(block:get("section.s3").text):equals("Alone")
end)

scenario("a section's title, or a part of it, shows the whole section", { covers = { "IP-Q1" } }, function()
  local block = InterestsPicker { categories = evenings }
  block:type("search", "at the table")
  expect(chips(block)):equals { "Board games", "Dumplings", "Card games" }
  block:fill("search", "TABLE")
  expect(chips(block)):equals { "Board games", "Dumplings", "Card games" }
end)

scenario("a section that matches stands whole beside single matches elsewhere", {
  covers = { "IP-Q1" },
}, function()
  local block = InterestsPicker {}
  block:type("search", "mov")
  expect(chips(block)):equals { "Cycling", "Hiking", "Running", "Swimming", "Yoga" }
  block:fill("search", "m")
  expect(chips(block)):equals {
    "Baking", "Drawing", "Gardening", "Music", "Photography",
    "Cycling", "Hiking", "Running", "Swimming", "Yoga",
    "Astronomy",
  }
end)

scenario("case, accents and width make no difference to search", { covers = { "IP-Q1" } }, function()
  local block = InterestsPicker { categories = evenings }
  local spellings = { "café", "cafe", "CAFÉ", "CAFE", "cafe\u{301}", "ｃａｆｅ", "ＣＡＦÉ", "çàfê" }
  for _, spelling in ipairs(spellings) do
    block:fill("search", spelling)
    expect(chips(block)):equals({ "Café culture" }, spelling)
  end
end)

scenario("accents in a section's title make no difference either", { covers = { "IP-Q1" } }, function()
  local block = InterestsPicker {
    categories = { { id = "a", title = "À table", topics = {
      { id = "tea", title = "Tea", symbol = "leaf" },
    } } },
  }
  block:type("search", "a tab")
  expect(chips(block)):equals { "Tea" }
end)

scenario("white space at the ends of a search is ignored", { covers = { "IP-Q1" } }, function()
  local block = InterestsPicker { categories = evenings }
  for _, query in ipairs { "  dumpl", "dumpl ", "\u{3000}dumpl\u{A0}" } do
    block:fill("search", query)
    expect(chips(block)):equals({ "Dumplings" }, query)
  end
  block:fill("search", "board games ")
  expect(chips(block)):equals { "Board games" }
end)

scenario("a search of white space alone hides nothing", { covers = { "IP-Q1", "IP-Q2" } }, function()
  local block = InterestsPicker { categories = evenings }
  block:type("search", "   ")
  expect(#chips(block)):equals(6)
  expect(block:shows("No topics match")):isFalse()
end)

scenario("search reads titles only, neither ids nor symbols", { covers = { "IP-Q1" } }, function()
  local block = InterestsPicker { categories = evenings }
  for _, query in ipairs { "cafes", "s2", "dice", "fork.knife" } do
    block:fill("search", query)
    expect(chips(block)):equals({}, query)
  end
end)

scenario("nothing matches: the card says so, and only then", { covers = { "IP-Q2" } }, function()
  local block = InterestsPicker { categories = evenings }
  expect(block:find("empty")):isNil()
  block:type("search", "zither")
  expect(block:get("empty").text):equals("No topics match")
  expect(chips(block)):equals {}
  block:clear("search")
  expect(block:find("empty")):isNil()
end)

scenario("no match is neither announced nor felt", { covers = { "IP-A2", "CB-E1" } }, function()
  local block = InterestsPicker { categories = evenings }
  block:type("search", "zither")
  pause(5)
  expect(block.announcements):equals {}
  expect(block.haptics):equals {}
end)

scenario("clearing a search brings everything back in its order", {
  covers = { "IP-Q3", "IP-C1" },
}, function()
  local block = InterestsPicker { categories = evenings }
  local before = chips(block)
  block:tap("Novels")
  block:type("search", "game")
  block:tap("search.clear")
  expect(block:get("search").value):equals("")
  expect(chips(block)):equals(before)
  expect(block:find("search.clear")):isNil()
  expect(block:get("Novels").selected):isTrue()
  expect(block.state.picked):equals { "novels" }
end)

scenario("picks are kept through a search and counted while they are hidden", {
  covers = { "IP-Q3" },
}, function()
  local block = InterestsPicker { categories = evenings }
  for _, topic in ipairs { "Novels", "Dumplings", "Café culture" } do block:tap(topic) end
  for _, query in ipairs { "game", "zither", "" } do
    block:fill("search", query)
    expect(block:get("count").text):equals("3 picked")
    expect(block:get("continue").text):equals("Continue")
    expect(block.state.picked):equals { "cafes", "dumplings", "novels" }
  end
  expect(block:get("Dumplings").selected):isTrue()
  expect(block.haptics):equals { "selection", "selection", "selection" }
end)

scenario("hidden picks are handed on with the others", { covers = { "IP-Q3", "IP-A1" } }, function()
  local block = InterestsPicker { categories = evenings }
  for _, topic in ipairs { "Novels", "Dumplings", "Café culture" } do block:tap(topic) end
  block:type("search", "novel")
  block:tap("Continue")
  expect(block.calls[1].argument):equals { "cafes", "dumplings", "novels" }
end)

scenario("topics are picked and unpicked among the results", { covers = { "IP-Q3", "IP-C2" } }, function()
  local block = InterestsPicker { categories = evenings }
  block:type("search", "game")
  block:tap("Card games")
  block:tap("Board games")
  expect(chips(block)):equals { "Board games", "Card games" }
  block:tap("Board games")
  expect(block.state.picked):equals { "cards" }
  expect(block.state.query):equals("game")
end)

scenario("a search narrows what is shown and not what is needed", {
  covers = { "IP-Q1", "IP-M1", "IP-M4" },
}, function()
  local block = InterestsPicker { categories = evenings }
  block:type("search", "novel")
  expect(block:get("rule").text):equals("Pick at least 3.")
  expect(block:get("continue").text):equals("Pick 3 more")
  block:tap("Novels")
  expect(block:get("continue").text):equals("Pick 2 more")
end)

scenario("marked text of an input method filters nothing until it is committed", {
  covers = { "CB-I1" },
}, function()
  local block = InterestsPicker { categories = evenings }
  block:compose("search", "nov")
  expect(block:get("search").value):equals("nov")
  expect(#chips(block)):equals(6)
  block:compose("search", "zz")
  expect(#chips(block)):equals(6)
  expect(block:shows("No topics match")):isFalse()
  block:commit("search", "novel")
  expect(block:get("search").value):equals("novel")
  expect(chips(block)):equals { "Novels" }
end)

scenario("Return accepts a composed search and does nothing else", { covers = { "CB-I1" } }, function()
  local block = InterestsPicker { categories = evenings, minimum = 0 }
  block:compose("search", "novel")
  block:pressReturn()
  expect(chips(block)):equals { "Novels" }
  expect(block:get("search").focused):isTrue()
  expect(block.calls):equals {}
end)

scenario("a search is felt by nobody and writes nothing", { covers = { "CB-E1", "IP-S1" } }, function()
  local block = InterestsPicker { categories = evenings, selection = { "novels" } }
  block:type("search", "game", { every = 0.1 })
  block:clear("search")
  expect(block.haptics):equals {}
  expect(block.writes):equals {}
  expect(block.selection):equals { "novels" }
end)
