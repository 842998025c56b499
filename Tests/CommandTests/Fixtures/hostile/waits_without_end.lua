-- expect: slow: million instructions | ran longer than 2 s | MiB of memory | waiting on the clock
-- expect: slow: million instructions | ran longer than 2 s | MiB of memory | waiting on the clock
-- expect: slow: settle: after 3600.000 s this still waits: onSkip, called at 0.000 | million instructions | ran longer than 2 s | MiB of memory
scenario("photos that load for long", function()
  local block = ProfileSetup {}
  for _ = 1, 20000 do
    block:choosePhoto(image { width = 8, height = 8 }, { after = 1000 })
  end
end)
scenario("checks that are cancelled and go on", function()
  local block = ProfileSetup { checkUsername = server { latency = 1e6, ignoringCancellation = true } }
  for i = 1, 20000 do
    block:fill("Username", "maya" .. i)
    pause(0.5)
  end
end)
scenario("taps of one button", function()
  local block = ProfileSetup { onSkip = function() sleep(1e9) end }
  for _ = 1, 2000 do
    block:tap("Skip for now")
  end
  settle()
end)
