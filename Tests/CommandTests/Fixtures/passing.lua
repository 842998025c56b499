scenario("a topic is picked", function()
  local block = InterestsPicker { minimum = 1 }
  block:tap(block:all { role = "chip" }[1])
  expect(block.state.count):equals(1)
end)

scenario("an hour passes", function()
  pause(3600)
  print("it is", now())
end)
