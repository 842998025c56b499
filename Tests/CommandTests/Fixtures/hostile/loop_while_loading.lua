-- expect: loadError: million instructions | ran longer than 2 s
local sum = 0
while true do
  sum = sum + 1
end
