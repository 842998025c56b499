-- expect: failed: was sorted
-- expect: failed: was sorted
-- expect: failed: no order
-- expect: error: attempt to yield across a C-call boundary
-- expect: failed: was sorted
-- expect: error: no option raises the limit
-- expect: failed: was sorted
-- expect: error: attempt to compare string with number
-- expect: error: bad argument #2 to 'sort' (function expected, got string)
local function list()
  local numbers = {}
  for i = 1, 1000 do
    numbers[i] = (i * 7919) % 1000
  end
  return numbers
end
scenario("always true", function()
  table.sort(list(), function() return true end)
  error("was sorted")
end)
scenario("at random", function()
  table.sort(list(), function() return math.random() < 0.5 end)
  error("was sorted")
end)
scenario("fails", function()
  table.sort(list(), function() error("no order") end)
end)
scenario("yields", function()
  coroutine.wrap(function() table.sort(list(), coroutine.yield) end)()
end)
scenario("empties the table", function()
  local numbers = list()
  table.sort(numbers, function()
    for i = #numbers, 1, -1 do
      numbers[i] = nil
    end
    return true
  end)
  error("was sorted")
end)
scenario("sorts the same table", function()
  local numbers = list()
  local function less()
    table.sort(numbers, less)
    return true
  end
  table.sort(numbers, less)
end)
scenario("NaN among numbers", function()
  local numbers = list()
  numbers[500] = 0 / 0
  table.sort(numbers)
  error("was sorted")
end)
scenario("what can't be compared", function() table.sort({ 1, "a", {}, print }) end)
scenario("is no function", function() table.sort({ 2, 1 }, "<") end)
