-- expect: error: million instructions | ran longer than 2 s
-- expect: failed: settle: after 3600.000 s this still waits: onContinue, called at 0.000
scenario("a long pause over those that never sleep out", function()
  for i = 1, 100 do
    local block = ProfileSetup {
      name = "M" .. i,
      onContinue = function()
        while true do
          sleep(0.001)
        end
      end,
    }
    block:fill("Username", "maya")
    block:tap("Continue")
  end
  pause(1e9)
end)
scenario("settle over one that never sleeps out", function()
  local block = ProfileSetup {
    name = "M",
    onContinue = function()
      while true do
        sleep(10)
      end
    end,
  }
  block:fill("Username", "maya")
  block:tap("Continue")
  settle()
end)
