-- expect: slow: million instructions | ran longer than 2 s | MiB of memory | waiting on the clock
-- expect: failed: block:tap: there is no "nobody" on the screen; its controls are "Search topics",
-- expect: slow: block:tap: there is no "nobody" on the screen; its controls are "Search topics", "Topic | million instructions | ran longer than 2 s | MiB of memory
-- expect: slow: million instructions | ran longer than 2 s | MiB of memory | waiting on the clock
-- expect: slow: expected and found differ | million instructions | ran longer than 2 s | MiB of memory
-- expect: slow: were picked | million instructions | ran longer than 2 s | MiB of memory
local function listed(count)
  local topics = {}
  for i = 1, count do
    topics[i] = { id = "t" .. i, title = "Topic " .. i, symbol = "star" }
  end
  return topics
end
local topics = listed(1000)
scenario("topics", function()
  InterestsPicker { categories = { { id = "a", title = "A", topics = listed(20000) } } }:tap("nobody")
end)
scenario("sections", function()
  local categories = {}
  for i = 1, 1000 do
    categories[i] = { id = "s" .. i, title = "Section " .. i, topics = {} }
  end
  InterestsPicker { categories = categories }:tap("nobody")
end)
scenario("the same topic in each section", function()
  local categories = {}
  for i = 1, 1000 do
    categories[i] = { id = "s" .. i, title = "Section " .. i, topics = { topics[1] } }
  end
  InterestsPicker { categories = categories }:tap("nobody")
end)
scenario("blocks of them", function()
  for _ = 1, 1000 do
    InterestsPicker { categories = { { id = "a", title = "A", topics = topics } } }
  end
end)
scenario("frames of them", function()
  local block = InterestsPicker { categories = { { id = "a", title = "A", topics = topics } } }
  expect(block:get("topic.t1000").frame.height):equals(0)
end)
scenario("picked one after the other", function()
  local block = InterestsPicker { categories = { { id = "a", title = "A", topics = topics } } }
  for i = 1, 1000 do
    block:tap("topic.t" .. i)
  end
  error("were picked")
end)
