-- expect: error: million instructions | ran longer than 2 s
scenario("pcall catches the limit and goes on", function()
  while true do
    pcall(function()
      while true do end
    end)
  end
end)
scenario("xpcall whose handler is endless", function()
  xpcall(error, function()
    while true do end
  end)
end)
scenario("pcall in pcall in pcall", function()
  local function deeper(n)
    if n == 0 then
      while true do end
    end
    while true do
      pcall(deeper, n - 1)
    end
  end
  deeper(50)
end)
