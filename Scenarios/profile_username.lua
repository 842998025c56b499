scenario("a taken username is said in danger and announced", { covers = { "PS-U6" } }, function()
  local block = ProfileSetup {
    name = "Maya Chen",
    checkUsername = function(username)      -- as the Swift closure: async, may throw
      sleep(0.2)
      return username ~= "maya"
    end,
    onContinue = function(profile) sleep(1) end,
  }
  block:type("Username", "maya", { every = 0.08 })
  pause(0.449)
  expect(block.state.availability):equals("waiting")
  pause(0.001)
  expect(block:get("username").note):equals("Checking…")
  pause(0.2)
  expect(block:get("username").note):equals("@maya is taken")
  expect(block.announcements):equals { "@maya is taken" }
  block:tap("Continue")
  expect(block.haptics):equals { "warning" }
end)
