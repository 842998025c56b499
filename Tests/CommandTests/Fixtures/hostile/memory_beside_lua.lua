-- expect: error: MiB of memory | million instructions | ran longer than 2 s
local text, list = ("x"):rep(1000), {}
for i = 1, 100000 do
  list[i] = text
end
local lists = { list, list, list, list, list, list, list, list, list }
scenario("texts that are compared", function() expect(lists):differs(lists) end)
scenario("roles that each block has", function()
  while true do
    ProfileSetup { roles = list }
  end
end)
scenario("titles that each catalogue has", function()
  local topics = {}
  for i = 1, 10000 do
    topics[i] = { id = "t" .. i, title = text, symbol = "star" }
  end
  while true do
    InterestsPicker { categories = { { id = "a", title = "A", topics = topics } } }
  end
end)
