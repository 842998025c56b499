-- expect: error: million instructions | ran longer than 2 s
scenario("a check that never ends", function()
  local block = ProfileSetup {
    checkUsername = function()
      while true do end
    end,
  }
  block:fill("Username", "maya")
  pause(1)
end)
scenario("a check that sleeps for no time, for ever", function()
  local block = ProfileSetup {
    checkUsername = function()
      while true do
        sleep(0)
      end
    end,
  }
  block:fill("Username", "maya")
  pause(1)
end)
scenario("a save that catches its cancellation and goes on", function()
  local block = ProfileSetup {
    name = "Maya",
    onContinue = function()
      while true do
        pcall(sleep, 0.1)
      end
    end,
  }
  block:fill("Username", "maya")
  block:tap("Continue")
  block:leave()
  pause(1e9)
end)
scenario("a skip that acts for ever", function()
  local block
  block = InterestsPicker {
    onSkip = function()
      while true do
        block:tap("Skip for now")
      end
    end,
  }
  block:tap("Skip for now")
end)
