local ids = require "support.ids"
local evenings = require "support.evenings"

scenario("the step opens with its title, its rule and a count", { covers = { "IP-H1" } }, function()
  local block = InterestsPicker {}
  expect(block:get("title").text):equals("What are you into?")
  expect(block:get("title").role):equals("header")
  expect(block:get("rule").text):equals("Pick at least 3.")
  expect(block:get("count").text):equals("0 picked")
end)

scenario("a title of the host's own takes the place of the default words", {
  covers = { "IP-H1" },
}, function()
  local block = InterestsPicker { title = "What do you write about?" }
  expect(block:get("title").text):equals("What do you write about?")
  expect(block:shows("What are you into?")):isFalse()
  expect(block:get("rule").text):equals("Pick at least 3.")
end)

scenario("the rule says what the limits ask for", { covers = { "IP-H1" } }, function()
  local rules = {
    { limits = { minimum = 1 }, words = "Pick at least 1." },
    { limits = { minimum = 0 }, words = "Pick as many as you like." },
    { limits = { minimum = 0, maximum = 4 }, words = "Pick up to 4." },
    { limits = { minimum = 2, maximum = 4 }, words = "Pick 2 to 4." },
    { limits = { minimum = 2, maximum = 2 }, words = "Pick 2." },
    { limits = { maximum = 5 }, words = "Pick 3 to 5." },
  }
  for _, case in ipairs(rules) do
    expect(InterestsPicker(case.limits):get("rule").text):equals(case.words)
  end
end)

scenario("the count changes with each pick, up and down", { covers = { "IP-H1", "IP-H2" } }, function()
  local block = InterestsPicker {}
  local seen = {}
  for _, topic in ipairs { "Baking", "Yoga", "Science", "History", "Yoga", "Baking" } do
    block:tap(topic)
    table.insert(seen, block:get("count").text)
  end
  expect(seen):equals { "1 picked", "2 picked", "3 picked", "4 picked", "3 picked", "2 picked" }
end)

scenario("each pick moves the count and a tap that picks nothing moves nothing", {
  covers = { "IP-H2", "CB-M1" },
}, function()
  local block = InterestsPicker { minimum = 0, maximum = 1 }
  block:tap("Baking")
  expect(block.motions):contains("snappy")
  block:forget()
  block:tap("Yoga")
  expect(block.motions):equals {}
end)

scenario("VoiceOver reads the count with the minimum", { covers = { "IP-H3" } }, function()
  local block = InterestsPicker {}
  expect(block:get("count").label):equals("0 of at least 3 picked")
  for _, topic in ipairs { "Baking", "Yoga", "Science" } do block:tap(topic) end
  expect(block:get("count").label):equals("3 of at least 3 picked")
  for _, topic in ipairs { "History", "Music" } do block:tap(topic) end
  expect(block:get("count").label):equals("5 of at least 3 picked")
end)

scenario("VoiceOver reads the count with whatever limits there are", { covers = { "IP-H3" } }, function()
  local readings = {
    { limits = { minimum = 0 }, words = "2 picked" },
    { limits = { minimum = 0, maximum = 5 }, words = "2 of at most 5 picked" },
    { limits = { minimum = 3, maximum = 5 }, words = "2 of 3 to 5 picked" },
    { limits = { minimum = 3, maximum = 3 }, words = "2 of 3 picked" },
    { limits = { minimum = 1 }, words = "2 of at least 1 picked" },
  }
  for _, case in ipairs(readings) do
    local block = InterestsPicker(case.limits)
    block:tap("Baking")
    block:tap("Yoga")
    expect(block:get("count").label):equals(case.words)
    expect(block:get("count").text):equals("2 picked")
  end
end)

scenario("the step reads from its title down to Skip", { covers = { "IP-Y4", "CB-K1" } }, function()
  local block = InterestsPicker {
    categories = evenings,
    minimum = 1,
    maximum = 1,
    onContinue = server { throws = "We are closed." },
    onSkip = function() end,
  }
  block:tap("Novels")
  block:tap("Continue")
  expect(ids(block:all {})):equals {
    "title", "rule", "count", "search", "card",
    "section.s1", "topic.walks", "topic.cafes",
    "section.s2", "topic.boards", "topic.dumplings", "topic.cards",
    "section.s3", "topic.novels",
    "limit", "continue", "message", "skip",
  }
end)

scenario("the outline reads the step a line each, the card itself unspoken", {
  covers = { "IP-Y4", "IP-H3", "IP-C4", "IP-M1" },
}, function()
  local block = InterestsPicker { categories = { evenings[1] }, minimum = 2 }
  block:tap("Café culture")
  expect(block:outline()):equals(table.concat({
    "What are you into? Heading.",
    "Pick at least 2.",
    "1 of at least 2 picked.",
    "Search topics. Search field.",
    "Out and about. Heading.",
    "Night walks. Button.",
    "Selected: Café culture. Button.",
    "Pick 1 more to continue. Dimmed. Button.",
  }, "\n"))
end)
