-- expect: error: million instructions | ran longer than 2 s
local function endless()
  while true do end
end
local trap = setmetatable({}, {
  __index = endless,
  __newindex = endless,
  __eq = endless,
  __lt = endless,
  __le = endless,
  __concat = endless,
  __len = endless,
  __unm = endless,
  __add = endless,
  __call = endless,
  __tostring = endless,
  __pairs = endless,
})
local other = setmetatable({}, getmetatable(trap))
scenario("__index", function() return trap.x end)
scenario("__newindex", function() trap.x = 1 end)
scenario("__eq", function() return trap == other end)
scenario("__lt", function() return trap < other end)
scenario("__le", function() return trap <= other end)
scenario("__concat", function() return trap .. "x" end)
scenario("__len", function() return #trap end)
scenario("__unm", function() return -trap end)
scenario("__add", function() return trap + 1 end)
scenario("__call", function() return trap() end)
scenario("__tostring", function() return tostring(trap) end)
scenario("__tostring in print", function() print(trap) end)
scenario("__tostring in format", function() return ("%s"):format(trap) end)
scenario("__pairs", function()
  for _ in pairs(trap) do end
end)
scenario("__lt in sort", function() table.sort({ trap, other }) end)
