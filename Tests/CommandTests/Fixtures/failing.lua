scenario("one is two", function()
  expect(1):equals(2)
end)

scenario("one is one", function()
  expect(1):equals(1)
end)
