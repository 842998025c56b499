-- expect: error: stack overflow: more than 104857 nested calls; --memory MIB raises the limit | ran longer than 2 s
-- expect: error: stack overflow: more than | ran longer than 2 s
-- expect: error: stack overflow: more than 104857 nested calls; --memory MIB raises the limit | ran longer than 2 s
-- expect: error: a million values, of arguments or results
-- expect: error: some 200 levels of calls
-- expect: error: '__index' chain too long
-- expect: error: some 200 levels of calls
-- expect: error: stack overflow: more than | ran longer than 2 s
scenario("a function", function()
  local function f() return 1 + f() end
  f()
end)
scenario("with many locals", function()
  local function f(a, b, c, d, e)
    local g, h, i, j, k = e, d, c, b, a
    return { f(g, h, i, j, k) }
  end
  f(1, 2, 3, 4, 5)
end)
scenario("in a coroutine", function()
  local function f() return 1 + f() end
  coroutine.wrap(f)()
end)
scenario("with more arguments each time", function()
  local function f(...) return 1 + f(1, ...) end
  f()
end)
scenario("through __index", function()
  local t = setmetatable({}, {})
  getmetatable(t).__index = function(_, key) return t[key .. "x"] .. "" end
  return t.a
end)
scenario("through a chain of __index", function()
  local t = {}
  for _ = 1, 100000 do
    t = setmetatable({}, { __index = t })
  end
  return t.x
end)
scenario("in a __close", function()
  local function f()
    local _ <close> = setmetatable({}, { __close = function() f() end })
  end
  f()
end)
scenario("in the handler of an overflow", function()
  local function f() return 1 + f() end
  xpcall(f, f)
  f()
end)
