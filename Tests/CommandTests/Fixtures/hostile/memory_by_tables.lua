-- expect: any: million instructions | ran longer than 2 s | MiB of memory
-- expect: any: more than 64 MiB of memory | million instructions | ran longer than 2 s | MiB of memory
-- expect: any: million instructions | ran longer than 2 s | MiB of memory
-- expect: error: more than 64 MiB of memory
-- expect: any: million instructions | ran longer than 2 s | MiB of memory
scenario("a list that grows", function()
  local t = {}
  while true do
    t[#t + 1] = {}
  end
end)
scenario("a string that doubles", function()
  local s = "x"
  while true do
    s = s .. s
  end
end)
scenario("closures that hold each other", function()
  local f = function() end
  while true do
    local g = f
    f = function() return g() end
  end
end)
scenario("coroutines that wait", function()
  local kept = {}
  while true do
    local co = coroutine.create(coroutine.yield)
    coroutine.resume(co)
    kept[#kept + 1] = co
  end
end)
scenario("caught and tried again", function()
  for _ = 1, 100 do
    pcall(string.rep, "x", 1 << 40)
  end
  local s = ("x"):rep(1 << 40)
end)
