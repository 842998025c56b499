-- expect: error: attempt to index a boolean value
-- expect: error: attempt to index a boolean value
-- expect: error: bad argument #1 to 'setmetatable' (table expected, got string)
-- expect: error: bad argument #1 to 'setmetatable' (table expected, got ProfileSetup)
-- expect: error: bad argument #1 to 'rawset' (table expected, got ProfileSetup)
-- expect: error: ProfileSetup is read only
-- expect: error: cannot change a protected metatable
-- expect: error: attempt to index a nil value
-- expect: failed: asked _G
-- expect: failed: asked _G
-- expect: error: attempt to index a number value
-- expect: error: attempt to index a nil value (local '_ENV')
-- expect: error: attempt to index a function value (upvalue '_ENV')
-- expect: failed: x
scenario("of texts", function() getmetatable("").__index = function() return 1 end end)
scenario("of a block", function() getmetatable(ProfileSetup {}).__index = nil end)
scenario("setmetatable of a text", function() setmetatable("", {}) end)
scenario("setmetatable of a block", function() setmetatable(ProfileSetup {}, {}) end)
scenario("rawset of a block", function() rawset(ProfileSetup {}, "tap", 1) end)
scenario("assignment to a block", function() ProfileSetup {}.tap = nil end)
scenario("of a block's state", function() setmetatable(ProfileSetup {}.state, {}) end)
scenario("of nothing", function() getmetatable(nil).__index = 1 end)
scenario("_G that answers everything", function()
  setmetatable(_G, { __index = function() error("asked _G") end })
  return io
end)
scenario("_G still does", function() return io end)
scenario("_ENV that is a number", function()
  local _ENV <const> = 11
  X = "hi"
end)
scenario("_ENV that is nil", function()
  local _ENV = nil
  expect(1):equals(1)
end)
scenario("a loaded function with an odd _ENV", function() load("x = 1", "x", "t", print)() end)
scenario("a loaded function that fails in its name", function() load("error('x')", "@/etc/passwd")() end)
scenario("a loaded function with a name of control characters", function() load("error('x')", "=\27[31m\0\n:1: ")() end)
scenario("a loaded function with a name of 10 MB", function() load("error('x')", "@" .. ("x"):rep(10000000))() end)
scenario("a loaded function with no name", function() load("error('x')", "")() end)
