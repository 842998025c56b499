-- expect: loadError: MiB of memory | million instructions | ran longer than 2 s
local text, tags = ("x"):rep(1000), {}
for i = 1, 1000 do
  tags[i] = text
end
for i = 1, 100000 do
  scenario("number " .. i, { tags = tags }, function() end)
end
