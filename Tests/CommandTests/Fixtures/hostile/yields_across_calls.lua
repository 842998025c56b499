-- expect: error: attempt to yield across a C-call boundary
-- expect: error: attempt to yield across a C-call boundary
-- expect: error: checkUsername called coroutine.yield outside a coroutine of its own; wait with
-- expect: error: sleep must be called by the closure itself, not inside a coroutine that it made
-- expect: error: attempt to yield across a C-call boundary
-- expect: error: attempt to yield across a C-call boundary
-- expect: error: attempt to yield across a C-call boundary
-- expect: error: sleep is for a closure that the block calls, such as checkUsername or onContinue; in a
-- expect: failed: expected and found differ
scenario("in an act's condition", function()
  coroutine.wrap(function() waitUntil(coroutine.yield) end)()
end)
scenario("in eventually", function()
  coroutine.wrap(function() expect(coroutine.yield):eventually():equals(1) end)()
end)
scenario("in a closure", function()
  local block = ProfileSetup { checkUsername = function() coroutine.yield(1) end }
  block:fill("Username", "maya")
  pause(1)
end)
scenario("in a coroutine in a closure that sleeps", function()
  local block = ProfileSetup { checkUsername = function() coroutine.wrap(function() sleep(1) end)() end }
  block:fill("Username", "maya")
  pause(2)
end)
scenario("in print's text", function()
  coroutine.wrap(function()
    print(setmetatable({}, { __tostring = coroutine.yield }))
  end)()
end)
scenario("in gsub", function()
  coroutine.wrap(function() ("x"):gsub("x", coroutine.yield) end)()
end)
scenario("in require", function()
  coroutine.wrap(function() require "support.yields" end)()
end)
scenario("in the file's own code", function() sleep(1) end)
scenario("a pause in a coroutine that is left", function()
  local step = coroutine.wrap(function()
    pause(1)
    coroutine.yield()
  end)
  step()
  expect(now()):equals(2)
end)
