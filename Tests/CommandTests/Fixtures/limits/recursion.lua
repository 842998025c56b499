scenario("a function that calls itself", function()
  local function deeper(level) return 1 + deeper(level + 1) end
  deeper(1)
end)

scenario("one that does not", function() end)
