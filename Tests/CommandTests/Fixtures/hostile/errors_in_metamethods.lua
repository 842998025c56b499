-- expect: failed: no
-- expect: failed: no
-- expect: failed: no
-- expect: failed: no
-- expect: failed: no
-- expect: failed: no
-- expect: failed: no
-- expect: failed: no
-- expect: failed: no
-- expect: failed: no
-- expect: failed: no
-- expect: error: attempt to perform arithmetic on a table value (upvalue 'trap')
-- expect: error: '__tostring' must return a string
-- expect: error: '__tostring' must return a string
-- expect: error: attempt to call a number value (for iterator 'for iterator')
-- expect: error: variable '_' got a non-closable value
-- expect: failed: second after first
-- expect: failed: expected and found differ
local function fails() error("no") end
local trap = setmetatable({}, {
  __index = fails,
  __newindex = fails,
  __eq = fails,
  __lt = fails,
  __concat = fails,
  __len = fails,
  __call = fails,
  __tostring = fails,
  __pairs = fails,
  __close = fails,
  __name = fails,
})
local other = setmetatable({}, getmetatable(trap))
scenario("__index", function() return trap.x end)
scenario("__newindex", function() trap.x = 1 end)
scenario("__eq", function() return trap == other end)
scenario("__lt", function() return trap < other end)
scenario("__concat", function() return trap .. "x" end)
scenario("__len", function() return #trap end)
scenario("__call", function() trap() end)
scenario("__tostring", function() return tostring(trap) end)
scenario("__tostring in print", function() print(trap) end)
scenario("__pairs", function() return pairs(trap) end)
scenario("__close", function()
  local _ <close> = trap
end)
scenario("__name that is no text", function() return trap + 1 end)
scenario("__tostring that gives no text", function()
  return tostring(setmetatable({}, { __tostring = function() return {} end }))
end)
scenario("__tostring that gives no text, in print", function()
  print(setmetatable({}, { __tostring = function() return print end }))
end)
scenario("__pairs that gives no iterator", function()
  for _ in pairs(setmetatable({}, { __pairs = function() return 1, 2, 3 end })) do end
end)
scenario("__close that is none", function()
  local _ <close> = {}
end)
scenario("errors in __close after an error", function()
  local _ <close> = setmetatable({}, { __close = function(_, message) error("second after " .. tostring(message), 0) end })
  error("first", 0)
end)
scenario("every place of expect and options", function()
  expect(trap):equals(other)
  ProfileSetup(trap)
  expect(trap):equals(1)
end)
