-- expect: error: million instructions | ran longer than 2 s
scenario("haptics", function()
  local block = ProfileSetup {}
  while true do
    block:tap("Ink")
    block:tap("Grey")
  end
end)
scenario("announcements that are forgotten", function()
  local block = ProfileSetup {}
  while true do
    block:tap("Continue")
    block:forget()
  end
end)
