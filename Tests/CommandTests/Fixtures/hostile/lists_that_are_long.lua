-- expect: failed: block:get: there is no "nobody" on the screen; its controls are "Add a photo", "Ink",
-- expect: failed: block:get: there is no "nobody" on the screen; its controls are "Add a photo", "Ink",
-- expect: failed: block:get: there is no "nobody" on the screen; its controls are "Search topics",
-- expect: error: server: replies[1] must be true, false or throws(…), got a string ("t1")
-- expect: failed: was made
-- expect: failed: was made
-- expect: any: expected and found differ | million instructions | ran longer than 2 s | MiB of memory
-- expect: failed: what was found lacks what it must contain
-- expect: failed: was printed
local many = {}
for i = 1, 5000 do
  many[i] = "t" .. i
end
scenario("roles", function() ProfileSetup { roles = many }:get("nobody") end)
scenario("the same role", function()
  local same = {}
  for i = 1, 20000 do
    same[i] = "Designer"
  end
  ProfileSetup { roles = same }:get("nobody")
end)
scenario("selection", function() InterestsPicker { selection = many }:get("nobody") end)
scenario("replies", function() server { replies = many } end)
scenario("latencies", function()
  local spans = {}
  for i = 1, 20000 do
    spans[i] = i
  end
  server { latency = spans }
  error("was made")
end)
scenario("taken", function() server { taken = many } error("was made") end)
scenario("compared", function()
  local others = {}
  for i = 1, 5000 do
    others[i] = "t" .. (i + 1)
  end
  expect(many):equals(others)
end)
scenario("contained", function() expect(many):contains("nobody") end)
scenario("printed", function() print(many) error("was printed") end)
