-- expect: error: million instructions | ran longer than 2 s
scenario("an endless coroutine", function()
  coroutine.wrap(function()
    while true do end
  end)()
end)
scenario("endless short coroutines", function()
  while true do
    coroutine.wrap(function()
      for _ = 1, 90 do end
    end)()
  end
end)
scenario("a coroutine that is resumed for ever", function()
  local step = coroutine.wrap(function()
    while true do
      coroutine.yield()
    end
  end)
  while true do
    step()
  end
end)
