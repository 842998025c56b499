-- expect: error: million instructions | ran longer than 2 s
scenario("a loop", function()
  while true do end
end)
scenario("a goto", function()
  ::again::
  goto again
end)
scenario("a loop in a loop's condition", function()
  repeat
    for _ = 1, math.huge do end
  until false
end)
