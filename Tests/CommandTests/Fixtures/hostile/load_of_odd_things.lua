-- expect: error: bad argument #1 to 'load' (function expected, got nil)
-- expect: error: bad argument #1 to 'load' (function expected, got table)
-- expect: any: million instructions | ran longer than 2 s | was loaded
-- expect: failed: reader function must return a string
-- expect: any: million instructions | ran longer than 2 s | was loaded
-- expect: any: million instructions | ran longer than 2 s | was loaded
-- expect: error: attempt to yield across a C-call boundary
-- expect: failed: [string "local a1..."]:202: too many local variables (limit is 200) in main function near
-- expect: failed: [string "local a1, a2, a3, a4, a5, a6, a7, a8, a9, a10..."]:4: too many upvalues (limit
-- expect: any: million instructions | ran longer than 2 s | was loaded
-- expect: any: million instructions | ran longer than 2 s | was loaded
-- expect: any: million instructions | ran longer than 2 s | was loaded
-- expect: failed: [string "local x <open> = 1"]:1: unknown attribute 'open'
-- expect: failed: [string "local
-- expect: failed: [string "return '\u{FFFFFFFFF}'"]:1: UTF-8 value too large near ''\u{FFFFFFFF'
scenario("nothing", function() load() end)
scenario("a table", function() load {} end)
scenario("a function that gives numbers", function() assert(load(math.random)) end)
scenario("a function that gives tables", function() assert(load(function() return {} end)) end)
scenario("a function that never ends", function()
  assert(load(function() return "x = 1 " end))
end)
scenario("a function that gives blanks for ever", function()
  assert(load(function() return (" "):rep(1000) end))
end)
scenario("a function that yields", function()
  coroutine.wrap(function() assert(load(coroutine.yield)) end)()
end)
scenario("300 locals", function()
  local text = {}
  for i = 1, 300 do
    text[i] = "local a" .. i
  end
  assert(load(table.concat(text, "\n")))
end)
scenario("256 upvalues", function()
  local text = {}
  for i = 1, 256 do
    text[i] = "a" .. i
  end
  local outer = {}
  for i = 1, 256, 128 do
    outer[#outer + 1] = "local " .. table.concat(text, ", ", i, i + 127) .. " = 1"
    outer[#outer + 1] = "return function()"
  end
  assert(load(table.concat(outer, "\n") .. " return " .. table.concat(text, " + ") .. " end end"))
end)
scenario("a hundred thousand constants", function()
  local text = {}
  for i = 1, 100000 do
    text[i] = "'" .. i .. "'"
  end
  assert(load("return {" .. table.concat(text, ",") .. "}"))()
  error("was loaded")
end)
scenario("a line of 10 MB", function()
  assert(load("return '" .. ("x"):rep(10000000) .. "'"))()
  error("was loaded")
end)
scenario("ten million lines", function() assert(load(("\n"):rep(10000000) .. "error('far down')"))() end)
scenario("attributes that are none", function() assert(load("local x <open> = 1")) end)
scenario("text that is no UTF-8", function() assert(load("local \xff = 1")) end)
scenario("escapes that are none", function() assert(load("return '\\u{FFFFFFFFF}'")) end)
