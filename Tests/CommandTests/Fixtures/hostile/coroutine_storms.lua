-- expect: error: million instructions | ran longer than 2 s
-- expect: error: cannot resume non-suspended coroutine
-- expect: error: cannot resume non-suspended coroutine
-- expect: error: cannot resume dead coroutine
-- expect: error: cannot close a running coroutine
-- expect: error: bad argument #1 to 'wrap' (function expected, got number)
-- expect: failed: expected and found differ
-- expect: any: expected and found differ | million instructions | ran longer than 2 s | MiB of memory
-- expect: error: attempt to yield from outside a coroutine
scenario("a million that run once", function()
  for i = 1, 1000000 do
    coroutine.wrap(print)(i)
  end
end)
scenario("one that resumes itself", function()
  local step
  step = coroutine.wrap(function() step() end)
  step()
end)
scenario("two that resume each other", function()
  local first, second
  first = coroutine.wrap(function() second() end)
  second = coroutine.wrap(function() first() end)
  first()
end)
scenario("a dead one", function()
  local step = coroutine.wrap(function() end)
  step()
  step()
end)
scenario("one that closes itself", function() coroutine.close(coroutine.running()) end)
scenario("one that is no function", function() coroutine.wrap(5) end)
scenario("a hundred thousand arguments", function()
  local step = coroutine.wrap(function(...) return select("#", ...) end)
  expect(step(table.unpack({}, 1, 100000))):equals(1)
end)
scenario("a million results", function()
  expect(coroutine.wrap(function() return table.unpack({}, 1, 999000) end)()):equals(1)
end)
scenario("the body's own thread yields", function() coroutine.yield() end)
