scenario("a frame is read", function()
  expect(ProfileSetup():get("continue").frame.height):equals(52)
end)

scenario("no frame is read", function()
  expect(ProfileSetup():get("continue").enabled):isTrue()
end)
