for number = 1, 3000 do
  scenario("number " .. number, function() error("a failure to write about") end)
end
