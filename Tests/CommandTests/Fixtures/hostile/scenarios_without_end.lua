-- expect: loadError: million instructions | ran longer than 2 s
local number = 0
while true do
  number = number + 1
  scenario("number " .. number, function() return number end)
end
