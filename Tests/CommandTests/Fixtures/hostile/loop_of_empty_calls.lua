-- expect: error: million instructions | ran longer than 2 s
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: ProfileSetup: a scenario can open 1000 blocks at most
-- expect: error: million instructions | ran longer than 2 s
scenario("now", function()
  while true do
    now()
  end
end)
scenario("pause of nothing", function()
  while true do
    pause(0)
  end
end)
scenario("expect", function()
  while true do
    expect(1):equals(1)
  end
end)
scenario("opening", function()
  while true do
    ProfileSetup {}
  end
end)
scenario("servers", function()
  while true do
    server()
  end
end)
scenario("images", function()
  while true do
    image { width = 8, height = 8 }
  end
end)
scenario("thrown things", function()
  local n = 0
  while true do
    n = n + 1
    throws("number " .. n)
  end
end)
scenario("environment", function()
  while true do
    environment { width = 320 }
  end
end)
scenario("looking", function()
  local block = ProfileSetup {}
  while true do
    block:get("name")
  end
end)
scenario("typing", function()
  local block = ProfileSetup {}
  while true do
    block:type("Display name", "x")
  end
end)
