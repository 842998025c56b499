-- expect: error: million instructions | ran longer than 2 s
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: too many captures
-- expect: error: too many captures
-- expect: error: pattern too complex
-- expect: error: million instructions | ran longer than 2 s
scenario("find", function() return (("a"):rep(400)):find((".-"):rep(8) .. "b") end)
scenario("match", function() return (("a"):rep(100000)):match((".*"):rep(6) .. "b") end)
scenario("gmatch", function()
  for _ in (("a"):rep(1000)):gmatch((".-"):rep(10) .. "b") do end
end)
scenario("gsub", function() return (("a"):rep(1000)):gsub((".-"):rep(10) .. "b", "") end)
scenario("back references", function() return (("a"):rep(10000)):find("(.-)(.-)(.-)%1%2%3b") end)
scenario("balanced", function() return (("("):rep(1000000)):find("%b()x") end)
scenario("a huge set", function() return (("a"):rep(100000)):find("[" .. ("b"):rep(100000) .. "]") end)
scenario("many captures", function() return ("a"):find(("()"):rep(33)) end)
scenario("deep captures", function() return ("a"):find(("("):rep(100000)) end)
scenario("many optional items", function() return (("a"):rep(100000)):find(("a?"):rep(100000)) end)
scenario("in matches", function() expect(("a"):rep(400)):matches((".-"):rep(8) .. "b") end)
