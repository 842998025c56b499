-- expect: failed: C stack overflow
-- expect: error: no option raises the limit
-- expect: error: no option raises the limit
-- expect: error: no option raises the limit
-- expect: error: no option raises the limit
-- expect: failed: C stack overflow
-- expect: error: require 'support.recursive': it is being loaded already, so the files go in a circle
-- expect: failed: error in error handling
scenario("pcall", function()
  local function f()
    local _, message = pcall(f)
    error(message, 0)
  end
  f()
end)
scenario("coroutine.wrap", function()
  local function f() return coroutine.wrap(f)() end
  f()
end)
scenario("gsub", function()
  local function f() return (("x"):gsub("x", f)) end
  f()
end)
scenario("sort", function()
  local function f()
    table.sort({ 1, 2 }, f)
    return true
  end
  f()
end)
scenario("tostring", function()
  return tostring(setmetatable({}, { __tostring = function(t) return tostring(t) end }))
end)
scenario("load", function()
  local function f()
    local chunk, message = load(f)
    return chunk and chunk() or error(message, 0)
  end
  f()
end)
scenario("require", function()
  local function f() return require "support.recursive" end
  recurse = f
  f()
end)
scenario("an error in each handler", function()
  local function handler() error("again") end
  local ok, message = xpcall(error, handler)
  error(message, 0)
end)
scenario("errors of errors, 300 of them", function()
  local function handler(n)
    if n == 0 then return "end" end
    error(n - 1)
  end
  local _, message = xpcall(error, handler, 300)
  error(message, 0)
end)
