-- expect: error: million instructions | ran longer than 2 s
scenario("a limit is no known bug", { knownBug = "BUG-1" }, function()
  while true do end
end)
