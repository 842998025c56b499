-- Where Interests Picker puts things: real frames at every text size and in several widths.

local sizes = require "support.sizes"

local long_label = "Everything that can be made of paper, glue and a little patience by hand"

local function open(options)
  options = options or {}
  options.onSkip = function() end
  return InterestsPicker(options)
end

local function with_labels(labels)
  local topics = {}
  for index, label in ipairs(labels) do topics[index] = { id = "t" .. index, title = label } end
  return { { id = "all", title = "All of them", topics = topics } }
end

scenario("the sizes that the step promises, at the default text size", { covers = { "IP-Y1", "IP-Y3" } }, function()
  local block = open()
  expect(block:get("search").frame.height):equals(52)
  expect(block:get("continue").frame.height):equals(52)
  local card = block:get("card").frame
  expect(card.width):equals(350)
  local title = block:get("section.make").frame
  expect(title.x):equals(16)
  expect(title.y - card.y):equals(16)
  for _, chip in ipairs(block:all { role = "chip" }) do
    expect(chip.frame.height):equals(40, chip.id)
    expect(chip.target.height):equals(44, chip.id)
    expect(chip.target.y):equals(chip.frame.y - 2, chip.id)
    expect(#chip.lines):equals(1, chip.id)
  end
  expect(sizes.below(block, "topic.photography", "section.move")):equals(24)
  expect(sizes.below(block, "topic.yoga", "section.learn")):equals(24)
  local last = block:get("topic.science").frame
  expect(card.y + card.height - (last.y + last.height)):equals(16)
end)

scenario("chips flow: each on the line before as long as it fits there", { covers = { "IP-Y1" } }, function()
  local block = open()
  sizes.everywhere(function(_, width, place)
    local most = 16 + (width - 40 - 32)
    local before, section
    for _, element in ipairs(block:all()) do
      if element.role == "header" then section, before = element.frame, nil end
      if element.role == "chip" then
        local frame = element.frame
        expect(frame.x + frame.width):isBetween(0, most, element.id .. ", " .. place)
        if not before then
          expect(frame.x):equals(16, element.id .. ", " .. place)
          expect(frame.y):isAbove(section.y, element.id .. ", " .. place)
        elseif before.x + before.width + 8 + frame.width <= most then
          expect(frame.x):equals(before.x + before.width + 8, element.id .. ", " .. place)
        else
          expect(frame.x):equals(16, element.id .. ", " .. place)
          expect(frame.y):isBetween(before.y + before.height + 4, 10000, element.id .. ", " .. place)
        end
        before = frame
      end
    end
  end)
end)

scenario("the count stands beside the rule, and under it at accessibility sizes", { covers = { "IP-Y2", "IP-Y4" } },
  function()
    local block = open { minimum = 2, maximum = 12 }
    sizes.everywhere(function(size, width, place)
      local rule, count = block:get("rule").frame, block:get("count").frame
      if sizes.is_accessible(size) then
        expect(sizes.below(block, "rule", "count")):equals(4, place)
        expect(count.x):equals(0, place)
      else
        expect(count.x + count.width):equals(width - 40, place)
        expect(count.x):isBetween(rule.x + rule.width, 1000, place)
        expect(count.y):isBelow(rule.y + rule.height, place)
      end
    end)
  end)

scenario("a label too long for the line wraps inside its chip", { covers = { "IP-Y2" } }, function()
  local block = open { categories = with_labels { "Music", long_label, "Yoga" } }
  sizes.everywhere(function(_, width, place)
    local chip = block:get("topic.t2")
    expect(#chip.lines):isAbove(1, place)
    -- A word that is wider than its line breaks within.
    expect((table.concat(chip.lines):gsub(" ", ""))):equals((long_label:gsub(" ", "")), place)
    expect(chip.frame.width):isBetween(44, width - 72, place)
    expect(chip.frame.height):isAbove(block:get("topic.t1").frame.height, place)
    sizes.check(block, place)
  end)
end)

scenario("at accessibility sizes chips grow and take more lines", { covers = { "IP-Y2" } }, function()
  local block = open()
  local function lines()
    local tops, count = {}, 0
    for _, chip in ipairs(block:all { role = "chip" }) do
      if not tops[chip.frame.y] then tops[chip.frame.y], count = true, count + 1 end
    end
    return count
  end
  local before = lines()
  for size, height in pairs { accessibility1 = 51, accessibility3 = 63, accessibility5 = 78 } do
    environment { dynamicTypeSize = size }
    expect(block:get("topic.yoga").frame.height):equals(height, size)
    expect(block:get("topic.yoga").target.height):equals(height, size)
    expect(lines()):isAbove(before, size)
  end
end)

scenario("search and button grow with the text and are never lower than at the default size", { covers = { "IP-Y3" } },
  function()
    local block = open()
    for _, size in ipairs(sizes.text) do
      environment { dynamicTypeSize = size }
      expect(block:get("search").frame.height):isBetween(52, 400, size)
      expect(block:get("continue").frame.height):isBetween(52, 400, size)
    end
    expect(block:get("search").frame.height):isAbove(80)
    expect(block:get("continue").frame.height):isAbove(80)
  end)

scenario("everything stands in the order in which it is read", { covers = { "IP-Y4" } }, function()
  local block = open { maximum = 3, onContinue = server { throws = "Down" } }
  for _, topic in ipairs { "Yoga", "Music", "Baking", "Continue" } do block:tap(topic) end
  sizes.everywhere(function(_, _, place)
    local order = { "title", "rule", "search", "card", "limit", "continue", "message", "skip" }
    for index = 2, #order do
      expect(sizes.below(block, order[index - 1], order[index])):isBetween(0, 90, order[index] .. ", " .. place)
    end
  end)
end)

scenario("every target is 44 points, and nothing overlaps or leaves, in every state", { covers = { "CB-V1", "IP-Y1" } },
  function()
    local block = open { maximum = 3, categories = loading, onContinue = server { throws = "The server is down." } }
    local states = {
      function() end,
      function() block:setCategories(samples) end,
      function() for _, topic in ipairs { "Yoga", "Music", "Photography" } do block:tap(topic) end end,
      function() block:tap("Continue") end,
      function() block:type("Search topics", "ing") end,
      function() block:type("Search topics", " of an evening that goes on for ever") end,
      function() block:setCategories {} block:clear("Search topics") end,
      function() block:setCategories(with_labels { "I", "A", "Donaudampfschifffahrtsgesellschaft", long_label }) end,
    }
    for number, state in ipairs(states) do
      state()
      sizes.everywhere(function(_, _, place) sizes.check(block, "state " .. number .. ", " .. place) end)
    end
  end)

scenario("the search's target ends where that of its clear button begins", { covers = { "CB-V1" } }, function()
  local block = open()
  expect(block:get("search").target.width):equals(350)
  block:type("Search topics", "yo")
  local search, clear = block:get("search").target, block:get("search.clear").target
  expect(search.x + search.width):equals(clear.x)
  expect(clear.width):equals(44)
  expect(clear.height):equals(44)
end)

scenario("a title that runs from right to left mirrors the step", { covers = { "IP-Y1", "IP-Y4" } }, function()
  local block = open { title = "במה מתעניינים?", categories = with_labels { "מוזיקה", "יוגה", "צילום" } }
  local first, second = block:get("topic.t1").frame, block:get("topic.t2").frame
  expect(first.x + first.width):equals(334)
  expect(second.x + second.width):equals(first.x - 8)
  expect(block:get("count").frame.x):equals(0)
  sizes.everywhere(function(_, _, place) sizes.check(block, place) end)
end)

scenario("labels of every script, and of ten thousand letters, have frames", { covers = { "IP-Y1", "IP-Y2" } },
  function()
    local labels = {
      "موسيقى", "צילום", "สวัสดีชาวโลก", "登山とハイキング", "👩🏽‍🚀🇩🇪", "e\u{301}\u{302}\u{303}", "a\nb", ("x"):rep(10000),
      ("م"):rep(10000), ("👩🏽‍🚀"):rep(2000),
    }
    local block = open { categories = with_labels(labels) }
    expect(block:overlaps()):equals {}
    expect(block:outside()):equals {}
    for index in ipairs(labels) do
      expect(block:get("topic.t" .. index).frame.width):isBetween(44, 318, labels[index]:sub(1, 20))
    end
    for _, width in ipairs { 0, 1, 100000 } do
      environment { width = width }
      expect(block:get("topic.t1").target.width):isAbove(43)
      expect(block:get("topic.t8").frame.height):isAbove(39)
    end
  end)
