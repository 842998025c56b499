-- expect: error: ProfileSetup: a scenario can open 1000 blocks at most
-- expect: any: InterestsPicker: a scenario can open 1000 blocks at most | million instructions | ran longer than 2 s | MiB of memory
-- expect: error: ProfileSetup: a scenario can open 1000 blocks at most
scenario("profiles", function()
  while true do
    ProfileSetup {}
  end
end)
scenario("pickers", function()
  while true do
    InterestsPicker {}
  end
end)
scenario("in a closure", function()
  local block = InterestsPicker {
    onSkip = function()
      while true do
        ProfileSetup {}
      end
    end,
  }
  block:tap("Skip for now")
end)
