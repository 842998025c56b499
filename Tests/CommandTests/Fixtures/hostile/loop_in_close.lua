-- expect: error: million instructions | ran longer than 2 s
scenario("a __close that never ends", function()
  local _ <close> = setmetatable({}, {
    __close = function()
      while true do end
    end,
  })
end)
scenario("a __close that never ends, after an error", function()
  local _ <close> = setmetatable({}, {
    __close = function()
      while true do end
    end,
  })
  error("first")
end)
scenario("a __close that never ends, of a coroutine that is closed", function()
  local co = coroutine.create(function()
    local _ <close> = setmetatable({}, {
      __close = function()
        while true do end
      end,
    })
    coroutine.yield()
  end)
  coroutine.resume(co)
  coroutine.close(co)
end)
scenario("a __close that never ends, after the limit", function()
  local _ <close> = setmetatable({}, {
    __close = function()
      while true do end
    end,
  })
  while true do end
end)
