-- expect: error: too many results to unpack
-- expect: error: too many results to unpack
-- expect: error: table.move: too many elements to move
-- expect: error: table.move: too many elements to move
-- expect: error: table.insert: too many elements to move
-- expect: failed: expected and found differ
-- expect: error: table.remove: too many elements to move
-- expect: error: stack overflow (string slice too long)
-- expect: error: bad argument #1 to 'select' (index out of range)
-- expect: error: object length is not an integer
-- expect: error: 'for' step is zero
-- expect: error: million instructions | ran longer than 2 s
scenario("unpack", function() return table.unpack({}, 1, 1e8) end)
scenario("unpack of nearly all integers", function() return table.unpack({}, math.mininteger, math.maxinteger) end)
scenario("move", function() table.move({}, 1, 1e9, 2) end)
scenario("move that wraps", function() table.move({}, 1, math.maxinteger, 2) end)
scenario("insert before everything", function()
  table.insert(setmetatable({}, { __len = function() return math.maxinteger end }), 1, "x")
end)
scenario("insert where the length wraps", function()
  local t = setmetatable({}, { __len = function() return math.maxinteger end })
  table.insert(t, "x")
  expect(t):equals {}
end)
scenario("remove from everything", function()
  table.remove(setmetatable({}, { __len = function() return math.maxinteger end }), 1)
end)
scenario("byte", function() return ("x"):rep(1e7):byte(1, -1) end)
scenario("select", function() return select(math.mininteger, 1) end)
scenario("a length that is no number", function()
  return table.unpack(setmetatable({}, { __len = function() return "long" end }))
end)
scenario("a for loop with a step of nothing", function()
  for _ = 1, 10, 0 do end
end)
scenario("a for loop over all integers", function()
  for _ = math.mininteger, math.maxinteger do end
end)
