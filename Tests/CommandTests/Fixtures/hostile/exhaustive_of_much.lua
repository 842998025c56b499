-- expect: failed: exhaustive: no expectation has seen the haptic "selection" at 0.000, the haptic
scenario("sees nothing", { exhaustive = true }, function()
  local block = ProfileSetup {}
  for _ = 1, 300 do
    block:tap("Ink")
    block:tap("Grey")
  end
end)
