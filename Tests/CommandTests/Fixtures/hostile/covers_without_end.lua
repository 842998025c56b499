-- expect: failed: has covered
local ids = {}
for i = 1, 10000 do
  ids[i] = "R" .. i
end
scenario("covers 10000 rules", { covers = ids, tags = ids }, function() error("has covered") end)
