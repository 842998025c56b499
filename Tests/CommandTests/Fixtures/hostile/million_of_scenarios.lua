-- expect: loadError: million instructions | ran longer than 2 s
local function body() end
for i = 1, 1000000 do
  scenario("number " .. i, body)
end
