-- expect: error: __gc is not allowed in a scenario
-- expect: error: __gc is not allowed in a scenario
-- expect: any: no finalizer has run | million instructions | ran longer than 2 s | MiB of memory
-- expect: error: attempt to call a nil value (global 'collectgarbage')
-- expect: failed: expected and found differ
scenario("__gc at once", function() setmetatable({}, { __gc = function() while true do end end }) end)
scenario("__gc by a trick", function()
  local metatable = setmetatable({}, { __index = { __gc = function() while true do end end } })
  setmetatable({}, metatable)
  metatable.__gc = function() while true do end end
  local hidden = {}
  rawset(hidden, "__gc", true)
  setmetatable({}, hidden)
end)
scenario("__gc that is set later", function()
  local metatable = {}
  for _ = 1, 1000 do
    setmetatable({}, metatable)
  end
  metatable.__gc = function() while true do end end
  for _ = 1, 10 do
    local _ = ("x"):rep(1000000)
  end
  error("no finalizer has run")
end)
scenario("collectgarbage", function() collectgarbage("stop") end)
scenario("weak tables", function()
  local weak = setmetatable({}, { __mode = "kv" })
  for i = 1, 10000 do
    weak[i] = {}
  end
  expect(weak):equals("what the collector has left")
end)
