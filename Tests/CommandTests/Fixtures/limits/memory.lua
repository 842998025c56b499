scenario("a list without end", function()
  local list = {}
  while true do list[#list + 1] = ("x"):rep(1000) .. #list end
end)

scenario("a text without end", function()
  local text = "x"
  while true do text = text .. text end
end)

scenario("one that is content", function() end)
