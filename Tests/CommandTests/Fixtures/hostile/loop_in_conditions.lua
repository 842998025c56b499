-- expect: error: million instructions | ran longer than 2 s
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: pause can't be used in the condition of waitUntil or eventually, which let time pass
scenario("waitUntil", function()
  waitUntil(function()
    while true do end
  end)
end)
scenario("eventually", function()
  expect(function()
    while true do end
  end):eventually():equals(1)
end)
scenario("waitUntil of what acts in its condition", function()
  local block = ProfileSetup {}
  waitUntil(function()
    block:tap("Continue")
    pause(1)
    return false
  end)
end)
