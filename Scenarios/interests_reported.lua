local evenings = require "support.evenings"

-- Faults that were reported of other products with the same parts. Where the report leaves the answer open,
-- the suite's rules have decided it.

scenario("Return in the search field saves nothing, whatever is picked", {
  covers = { "CB-P1" }, tags = { "bug-71" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 0 }
  block:type("search", "n")
  block:pressReturn()
  expect(block.calls):equals {}
  block:tap("Continue")
  expect(#block.calls):equals(1)
  expect(block.haptics):equals { "success" }
  expect(block.announcements):equals { "Interests saved" }
end)

scenario("taps while the check is shown save nothing, a tap after it saves again", {
  covers = { "CB-P1", "CB-P3" }, tags = { "bug-73" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 0, onContinue = function() sleep(1) end }
  block:tap("Continue")
  pause(1.1)
  expect(block:tap("continue")):isFalse()
  pause(0.8)
  expect(block:tap("continue")):isFalse()
  expect(#block.calls):equals(1)
  pause(0.6)
  expect(block:tap("continue")):isTrue()
  expect(block.calls[2].at):equals(2.5)
end)

scenario("the same failure a second time leaves the button ready again", {
  covers = { "CB-E1", "CB-P4" }, tags = { "bug-75" },
}, function()
  local block = InterestsPicker {
    categories = evenings, minimum = 0, onContinue = server { latency = 0.5, throws = "You are offline." },
  }
  for attempt = 1, 2 do
    block:tap("Continue")
    pause(0.5)
    expect(block:get("message").text):equals("You are offline.")
    expect(block:get("continue").enabled):isTrue()
    expect(#block.haptics):equals(attempt)
    expect(#block.announcements):equals(attempt)
    pause(0.5)
  end
  expect(block.haptics):equals { "error", "error" }
end)

scenario("a failure does not outlive a save that succeeds", {
  covers = { "CB-P7", "CB-P3" }, tags = { "bug-77" },
}, function()
  local block = InterestsPicker {
    minimum = 0, onContinue = server { replies = { throws("You are offline."), true } },
  }
  block:tap("Continue")
  block:tap("Continue")
  settle()
  expect(block:find("message")):isNil()
  expect(block.state.message):isNil()
end)

scenario("a failure stays while nothing is changed", {
  covers = { "CB-P7" }, tags = { "bug-79" },
}, function()
  local block = InterestsPicker {
    categories = evenings, minimum = 0, onContinue = server { throws = "You are offline." },
  }
  block:tap("Continue")
  block:focus("search")
  pause(1)
  block:dismissKeyboard()
  pause(1)
  expect(block:get("message").text):equals("You are offline.")
end)

scenario("an error that only resembles a cancellation is a failure", {
  covers = { "CB-P5", "CB-P6" }, tags = { "bug-81" },
}, function()
  local block = InterestsPicker {
    categories = evenings,
    minimum = 0,
    onContinue = function() sleep(0.5) throw("cancelled") end,
  }
  block:tap("Continue")
  settle()
  expect(block.state.phase):equals("resting")
  expect(block:get("message").text):equals("cancelled")
  expect(block.haptics):equals { "error" }
end)

scenario("what is tapped during a save is not accepted and then undone", {
  covers = { "CB-P2" }, tags = { "bug-83" },
}, function()
  local block = InterestsPicker {
    categories = evenings, minimum = 1, selection = { "novels" }, onContinue = function() sleep(1) end,
  }
  block:tap("Continue")
  pause(0.5)
  expect(block:tap("Dumplings")):isFalse()
  expect(block:tap("Novels")):isFalse()
  expect(block.state.picked):equals { "novels" }
  settle()
  expect(block.state.picked):equals { "novels" }
  expect(block.writes):equals {}
  expect(block.calls[1].argument):equals { "novels" }
end)

scenario("a failed save clears neither the picks nor the search", {
  covers = { "CB-P4", "IP-S1" }, tags = { "bug-85" },
}, function()
  local block = InterestsPicker {
    categories = evenings, onContinue = server { throws = "You are offline." },
  }
  for _, topic in ipairs { "Novels", "Dumplings", "Card games" } do block:tap(topic) end
  block:type("search", "game")
  block:tap("Continue")
  expect(block:get("message").text):equals("You are offline.")
  expect(block.state.picked):equals { "dumplings", "cards", "novels" }
  expect(block:get("search").value):equals("game")
end)

scenario("one pick less lifts every lock in the same step, by the host or by a chip", {
  covers = { "IP-X1", "IP-X2", "IP-S1" }, tags = { "bug-97" },
}, function()
  local block = InterestsPicker { maximum = 5, selection = {} }
  for _, topic in ipairs { "Baking", "Music", "Yoga", "Hiking", "Science" } do block:tap(topic) end
  expect(#block.state.locked):equals(9)
  block:type("search", "learn")
  block:setSelection { "baking", "music", "yoga", "hiking" }
  expect(block.state.locked):equals {}
  expect(block:get("Science").enabled):isTrue()
  block:tap("Science")
  expect(#block.state.locked):equals(9)
  block:tap("Science")
  expect(block.state.locked):equals {}
  expect(now()):equals(0)
end)

scenario("a restored selection above the maximum loses nothing and never goes out", {
  covers = { "IP-X3", "IP-X4" }, tags = { "bug-99" },
}, function()
  local block = InterestsPicker {
    maximum = 5,
    selection = { "baking", "drawing", "gardening", "music", "photography", "yoga", "science" },
  }
  local stages = {}
  for _, topic in ipairs { "Baking", "Drawing", "Gardening" } do
    table.insert(stages, { block:get("continue").text, #block.state.locked, block:tap("continue") })
    settle()
    pause(1)
    block:tap(topic)
  end
  table.insert(stages, { block:get("continue").text, #block.state.locked, block:tap("continue") })
  expect(stages):equals {
    { "Remove 2", 7, false },
    { "Remove 1", 8, false },
    { "Continue", 9, true },
    { "Continue", 0, true },
  }
  expect(block.calls[1].argument):equals { "gardening", "music", "photography", "yoga", "science" }
  expect(block.calls[2].argument):equals { "music", "photography", "yoga", "science" }
end)

scenario("equal limits meet, and contradictory ones are refused at once", {
  covers = { "IP-X5", "IP-X1", "IP-M2" }, tags = { "bug-101" },
}, function()
  local block = InterestsPicker { minimum = 3, maximum = 3 }
  for _, topic in ipairs { "Baking", "Music", "Yoga" } do
    expect(block:get("continue").enabled):isFalse()
    expect(block.state.locked):equals {}
    block:tap(topic)
  end
  expect(block:get("continue").text):equals("Continue")
  expect(#block.state.locked):equals(11)
  expect(pcall(InterestsPicker, { minimum = 5, maximum = 3 })):isFalse()
end)

scenario("the button locks again below the minimum", {
  covers = { "IP-M1", "IP-M2" }, tags = { "bug-103" },
}, function()
  local block = InterestsPicker {}
  for _, topic in ipairs { "Baking", "Music", "Yoga" } do block:tap(topic) end
  expect(block:get("continue").enabled):isTrue()
  block:tap("Music")
  expect(block:get("continue").text):equals("Pick 1 more")
  expect(block:tap("continue")):isFalse()
  block:tap("Yoga")
  expect(block:get("continue").label):equals("Pick 2 more to continue")
  expect(block.calls):equals {}
end)

scenario("picks look picked after a search as they did before it", {
  covers = { "IP-Q3" }, tags = { "bug-105" },
}, function()
  local block = InterestsPicker {}
  for _, topic in ipairs { "Baking", "Music", "Yoga" } do block:tap(topic) end
  for _, query in ipairs { "zzz", "ma" } do
    block:fill("search", query)
    expect(block:get("count").text):equals("3 picked")
    expect(block:get("continue").text):equals("Continue")
    block:clear("search")
    expect(#block:all { role = "chip", selected = true }):equals(3)
  end
end)

scenario("picking a result leaves the search as it is", {
  covers = { "IP-Q3" }, tags = { "bug-107" },
}, function()
  local block = InterestsPicker {}
  block:type("search", "a")
  block:tap("Baking")
  block:tap("Yoga")
  expect(block:get("search").value):equals("a")
  expect(block:find("Music").selected):isFalse()
end)

scenario("late topics do not wipe what was restored", {
  covers = { "IP-L1", "IP-L4", "IP-S1" }, tags = { "bug-109" },
}, function()
  local block = InterestsPicker { categories = loading, selection = { "baking", "music", "yoga" } }
  expect(block:get("count").text):equals("3 picked")
  expect(block:get("continue").enabled):isFalse()
  pause(0.8)
  block:setCategories(samples)
  expect(block.state.picked):equals { "baking", "music", "yoga" }
  expect(block.writes):equals {}
  expect(block:get("continue").enabled):isTrue()
end)

scenario("topics that are reloaded, lost and regained keep the picks", {
  covers = { "IP-L2", "IP-L4", "CB-E1" }, tags = { "bug-111" },
}, function()
  local a = { id = "a", title = "Archery", symbol = "target" }
  local b = { id = "b", title = "Ballet", symbol = "figure.dance" }
  local c = { id = "c", title = "Chess", symbol = "crown" }
  local block = InterestsPicker { categories = { { id = "all", title = "All", topics = { a, b, c } } } }
  for _, topic in ipairs { "Archery", "Ballet", "Chess" } do block:tap(topic) end
  block:forget()
  local fencing = { id = "a", title = "Fencing", symbol = "target" }
  block:setCategories { { id = "all", title = "Everything", topics = { c, b, fencing } } }
  expect(block.state.picked):equals { "c", "b", "a" }
  block:setCategories { { id = "all", title = "All", topics = { a, b } } }
  expect(block:get("count").text):equals("2 picked")
  block:setCategories(loading)
  expect(block:get("placeholder").label):equals("Loading topics")
  expect(block:get("count").text):equals("3 picked")
  block:setCategories { { id = "all", title = "All", topics = { a, b, c } } }
  expect(block:get("Chess").selected):isTrue()
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("two things under one id are one pick and harm nothing", {
  covers = { "IP-C5" }, tags = { "bug-113" },
}, function()
  local block = InterestsPicker {
    minimum = 1,
    categories = {
      { id = "move", title = "Move", topics = {
        { id = "music", title = "Dancing", symbol = "figure.dance" },
        { id = "music", title = "Marching", symbol = "figure.walk" },
      } },
      { id = "move", title = "Move more", topics = {
        { id = "run", title = "Running", symbol = "figure.run" },
      } },
    },
  }
  expect(block:tap("topic.music")):isTrue()
  expect(block:get("count").text):equals("1 picked")
  expect(block.haptics):equals { "selection" }
  expect(block:find("Running").selected):isFalse()
  block:tap("Continue")
  expect(block.calls[1].argument):equals { "music" }
end)

scenario("plain letters find accented topics", { covers = { "IP-Q1" }, tags = { "bug-115" } }, function()
  local block = InterestsPicker {
    categories = { { id = "x", title = "Town", topics = {
      { id = "cafe", title = "Café culture", symbol = "cup.and.saucer" },
      { id = "nandu", title = "Ñandú", symbol = "bird" },
    } } },
  }
  for query, found in pairs { cafe = "cafe", CAFE = "cafe", nandu = "nandu", NANDU = "nandu" } do
    block:fill("search", query)
    expect(#block:all { role = "chip" }):equals(1, query)
    expect(block:find("topic." .. found) ~= nil):isTrue(query)
  end
end)

scenario("a space before or after a search hides nothing", {
  covers = { "IP-Q1" }, tags = { "bug-117" },
}, function()
  local block = InterestsPicker { categories = evenings }
  for _, query in ipairs { "board ", " board", "\tboard\n" } do
    block:fill("search", query)
    expect(block:get("Board games").role):equals("chip")
    expect(#block:all { role = "chip" }):equals(1)
  end
end)

scenario("a search is plain text and no pattern", {
  covers = { "IP-Q1", "IP-Q2" }, tags = { "bug-119" },
}, function()
  local block = InterestsPicker {
    categories = { { id = "x", title = "Code", topics = {
      { id = "cpp", title = "C++ (basics)", symbol = "chevron.left.forwardslash.chevron.right" },
    } } },
  }
  for _, query in ipairs { "(", "c++", "+", ")" } do
    block:fill("search", query)
    expect(block:find("topic.cpp") ~= nil):isTrue(query)
  end
  for _, query in ipairs { "\\", "[a", "%", "*", ".", "c.+", "^c", "$" } do
    block:fill("search", query)
    expect(block:shows("No topics match")):isTrue(query)
  end
end)

scenario("an empty section is not found by its title", {
  covers = { "IP-C1", "IP-Q2" }, tags = { "bug-121" },
}, function()
  local block = InterestsPicker {
    categories = { { id = "move", title = "Move", topics = {} }, evenings[1] },
  }
  expect(block:find("section.move")):isNil()
  block:type("search", "move")
  expect(block:shows("No topics match")):isTrue()
  expect(block:find("section.move")):isNil()
end)

scenario("loading, empty and not found are three things", {
  covers = { "IP-L1", "IP-L3", "IP-Q2" }, tags = { "bug-123" },
}, function()
  local block = InterestsPicker { categories = loading }
  block:type("search", "xyz")
  pause(0.5)
  expect(block:find("placeholder").label):equals("Loading topics")
  expect(block:shows("No topics match")):isFalse()
  pause(0.5)
  block:setCategories {}
  expect(block:find("placeholder")):isNil()
  expect(block:shows("No topics match")):isTrue()
  block:clear("search")
  expect(block:shows("No topics match")):isFalse()
  block:fill("search", "xyz")
  block:setCategories(samples)
  expect(block:shows("No topics match")):isTrue()
end)

scenario("the letter i is found with and without its dot", {
  covers = { "IP-Q1" }, tags = { "bug-125" },
}, function()
  local block = InterestsPicker {
    categories = { { id = "x", title = "Town", topics = {
      { id = "draw", title = "Illustration", symbol = "paintbrush" },
      { id = "walk", title = "İstanbul walks", symbol = "figure.walk" },
    } } },
  }
  for query, found in pairs {
    ill = "topic.draw", ILL = "topic.draw", istanbul = "topic.walk", ["İSTANBUL"] = "topic.walk",
  } do
    block:fill("search", query)
    expect(block:find(found) ~= nil):isTrue(query)
  end
end)

scenario("a failure is said at each Continue, never at what is put right in between", {
  covers = { "CB-E1", "IP-A2" }, tags = { "bug-129" },
}, function()
  local block = InterestsPicker {
    categories = evenings, minimum = 0, onContinue = server { throws = "You are offline." },
  }
  block:tap("Continue")
  block:tap("Novels")
  expect(block.announcements):equals { "You are offline." }
  block:tap("Continue")
  expect(block.announcements):equals { "You are offline.", "You are offline." }
end)

scenario("a failure is one announcement, and its words stay to be read", {
  covers = { "CB-P4", "IP-A2" }, tags = { "bug-131" },
}, function()
  local block = InterestsPicker {
    categories = evenings, minimum = 0, onContinue = server { throws = "You are offline." },
  }
  block:type("search", "n")
  block:tap("Continue")
  pause(10)
  expect(block.announcements):equals { "You are offline." }
  expect(block:get("message").label):equals("You are offline.")
  expect(block:get("continue").hint or ""):equals("")
end)

scenario("a locked chip is read as disabled, and a tap agrees", {
  covers = { "IP-X1", "CB-V2" }, tags = { "bug-133" },
}, function()
  local block = InterestsPicker { categories = evenings, maximum = 1 }
  block:tap("Novels")
  for _, chip in ipairs(block:all { role = "chip", enabled = false }) do
    expect(chip.traits):contains("notEnabled")
    expect(block:tap(chip)):isFalse()
  end
  expect(#block:all { role = "chip", enabled = false }):equals(5)
  expect(block:get("Novels").traits):lacks("notEnabled")
end)

scenario("the count is spoken as a sentence of its own", {
  covers = { "IP-H3" }, tags = { "bug-137" },
}, function()
  local block = InterestsPicker {}
  for count, topic in ipairs { "Baking", "Music", "Yoga", "Hiking", "Science" } do
    expect(block:get("count").label):equals(count - 1 .. " of at least 3 picked")
    block:tap(topic)
  end
  expect(block:get("count").label):equals("5 of at least 3 picked")
end)

scenario("a pick that fills the maximum and frees the button is still one tick", {
  covers = { "IP-C2", "CB-E1" }, tags = { "bug-139" },
}, function()
  local block = InterestsPicker { minimum = 1, maximum = 1 }
  block:tap("Yoga")
  expect(block:get("continue").enabled):isTrue()
  expect(#block.state.locked):equals(13)
  expect(block.haptics):equals { "selection" }
end)

scenario("what nobody tapped is not felt", {
  covers = { "CB-E1", "IP-S1", "IP-L1" }, tags = { "bug-141" },
}, function()
  local block = InterestsPicker { categories = loading, selection = { "baking", "music", "yoga" } }
  pause(0.5)
  block:setCategories(samples)
  pause(0.5)
  block:setSelection { "yoga", "science" }
  pause(1)
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("times and events are the same with and without Reduce Motion", {
  covers = { "CB-M2", "CB-P3" }, tags = { "bug-143" },
}, function()
  local function visit(reduceMotion)
    environment { reduceMotion = reduceMotion }
    local began = now()
    local block = InterestsPicker { minimum = 1, onContinue = function() sleep(1) end }
    block:tap("Yoga")
    block:tap("Continue")
    settle()
    local log = { tostring(now() - began), #block.motions }
    for _, haptic in ipairs(block.haptics) do table.insert(log, haptic.kind .. " " .. haptic.at - began) end
    for _, said in ipairs(block.announcements) do table.insert(log, said.text .. " " .. said.at - began) end
    return log
  end
  expect(visit(true)):equals(visit(false))
end)
