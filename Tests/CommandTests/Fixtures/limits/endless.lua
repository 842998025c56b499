scenario("a loop", function()
  while true do end
end)

scenario("a loop in pcall", function()
  while true do
    pcall(function() while true do end end)
  end
end)

scenario("coroutines", function()
  while true do
    coroutine.wrap(function() while true do end end)()
  end
end)

scenario("a closure", function()
  local block = InterestsPicker { minimum = 0, onContinue = function() while true do sleep(0) end end }
  block:tap("Continue")
end)

scenario("one that ends", function() end)
