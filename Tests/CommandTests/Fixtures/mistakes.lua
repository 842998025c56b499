scenario("an option that is not there", function()
  ProfileSetup { asksBirthdy = true }
end)

scenario("a locator that is not there", function()
  ProfileSetup {}:tap("Continu")
end)

scenario("an error in a closure", function()
  local block = ProfileSetup { checkUsername = function(username) error("no " .. username) end }
  block:fill("Username", "maya")
  pause(1)
end)

scenario("nothing is wrong", function()
  expect(1):equals(1)
end)
