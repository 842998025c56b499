-- expect: error: million instructions | ran longer than 2 s
local text = ("x"):rep(1000000)
scenario("expected", function()
  for _ = 1, 100000 do
    expect(text):equals(text)
  end
end)
scenario("filled in", function()
  local block = ProfileSetup {}
  for i = 1, 100000 do
    block:fill("Display name", text .. i)
  end
end)
scenario("printed", function()
  for _ = 1, 100000 do
    print(text)
  end
end)
scenario("thrown", function()
  for i = 1, 100000 do
    throws(text .. i)
  end
end)
scenario("opened with", function()
  for i = 1, 1000 do
    ProfileSetup { name = text .. i, title = text .. i, message = text .. i, roles = { text .. i } }
  end
  error("were opened")
end)
