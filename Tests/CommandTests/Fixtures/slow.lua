-- Each takes a while of real time, all together half a minute and more.
for number = 1, 300 do
  scenario("number " .. number, function()
    for _ = 1, 1e7 do end
  end)
end
