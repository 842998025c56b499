-- expect: failed: walked through
-- expect: error: bad argument #1 to 'iterate' (table expected, got no value)
-- expect: error: bad argument #1 to 'iterate' (table expected, got number)
-- expect: error: bad argument #1 to 'iterate' (table expected, got string)
-- expect: error: bad argument #1 to 'iterate' (table expected, got ProfileSetup)
-- expect: failed: expected and found differ
-- expect: error: attempt to perform arithmetic on a nil value (local 'index')
-- expect: failed: expected and found differ
-- expect: error: bad argument #1 to 'next' (table expected, got no value)
-- expect: error: bad argument #1 to 'ipairs' (value expected)
-- expect: error: attempt to index a nil value
-- expect: error: pairs: keys that are tables, functions or objects have no fixed order; use a list, or
scenario("while they are walked through", function()
  local t = { 1, 2, 3 }
  for key in pairs(t) do
    t[key + 3] = true
    t[key] = nil
  end
  for key in pairs { a = 1, b = 2 } do
    t[key] = {}
  end
  error("walked through")
end)
scenario("an iterator without its table", function()
  local iterate = pairs { 1, 2, 3 }
  iterate()
end)
scenario("an iterator with a number", function()
  local iterate = pairs { 1, 2, 3 }
  iterate(42)
end)
scenario("an iterator with a text", function()
  local iterate = pairs { a = 1, b = 2 }
  iterate("text", "a")
end)
scenario("an iterator with a block", function()
  local iterate = pairs { a = 1, b = 2 }
  iterate(ProfileSetup {})
end)
scenario("an iterator with another table", function()
  local iterate = pairs { a = 1, b = 2 }
  expect(iterate { c = 1 }):equals("a")
end)
scenario("an iterator of the journal without it", function()
  local block = ProfileSetup {}
  local iterate = pairs(block.announcements)
  iterate()
end)
scenario("next after a key that is not there", function() expect(next({}, "x")):equals(1) end)
scenario("next of nothing", function() next() end)
scenario("ipairs of nothing", function() ipairs() end)
scenario("ipairs without its table", function()
  local iterate = ipairs { 1 }
  iterate(nil, 1)
end)
scenario("keys without an order", function()
  for _ in pairs { [{}] = 1, [print] = 2 } do end
end)
