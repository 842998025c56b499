-- expect: error: waitUntil can't be used in the condition of waitUntil or eventually, which let time pass
-- expect: error: eventually can't be used in the condition of waitUntil or eventually, which let time pass
-- expect: error: no option raises the limit
-- expect: failed: came here
-- expect: any: million instructions | ran longer than 2 s | still waits
scenario("waitUntil in waitUntil", function()
  local function f() waitUntil(f) end
  f()
end)
scenario("eventually in eventually", function()
  local function f() expect(f):eventually():equals(1) end
  f()
end)
scenario("print of what prints itself", function()
  local t = setmetatable({}, {})
  getmetatable(t).__tostring = function()
    print(t)
    return "t"
  end
  print(t)
end)
scenario("a skip that skips", function()
  local block
  block = InterestsPicker { onSkip = function() block:tap("Skip for now") end }
  for _ = 1, 1000 do
    block:tap("Skip for now")
  end
  error("came here")
end)
scenario("a check that checks", function()
  local block
  local n = 0
  block = ProfileSetup {
    checkUsername = function(name)
      n = n + 1
      block:fill("Username", "maya" .. n)
      sleep(0)
      return true
    end,
  }
  block:fill("Username", "maya")
  settle()
end)
