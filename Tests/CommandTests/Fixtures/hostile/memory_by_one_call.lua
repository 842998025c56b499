-- expect: error: resulting string too large
-- expect: error: resulting string too large
-- expect: error: resulting string too large
-- expect: error: resulting string too large
-- expect: error: invalid conversion specification: '%1000000000d'
-- expect: error: invalid conversion specification: '%.1000000000f'
-- expect: error: bad argument #2 to 'pack' (number expected, got nil)
-- expect: error: integral size (999999999) out of limits [1,16]
-- expect: error: invalid format option '7'
-- expect: any: more than 64 MiB of memory | million instructions | ran longer than 2 s | MiB of memory
-- expect: error: invalid value (nil) at index 1 in table for 'concat'
-- expect: any: million instructions | ran longer than 2 s | MiB of memory
-- expect: error: attempt to concatenate a table value
-- expect: error: more than 64 MiB of memory
-- expect: any: more than 64 MiB of memory | million instructions | ran longer than 2 s | MiB of memory
scenario("rep", function() return ("x"):rep(1 << 33) end)
scenario("rep with a separator", function() return ("x"):rep(1 << 31, ("-"):rep(1000)) end)
scenario("rep that overflows", function() return ("abc"):rep(math.maxinteger) end)
scenario("format", function() return ("%99d"):format(1):rep(1 << 26) end)
scenario("format with a width that no format has", function() return ("%1000000000d"):format(1) end)
scenario("format with a long precision", function() return ("%.1000000000f"):format(1) end)
scenario("pack", function() return ("!16" .. ("i16"):rep(1000000)):pack(1) end)
scenario("pack of a size that no integer has", function() return ("i99999999999999999999"):pack(1) end)
scenario("packsize that overflows", function() return ("c2147483647"):rep(3):packsize() end)
scenario("concat", function() return table.concat({ "a", "b", "c" }, ("x"):rep(30000000)) end)
scenario("concat of a huge range", function() return table.concat({}, "", 1, math.maxinteger) end)
scenario("concat of a table without an end", function()
  return table.concat(setmetatable({}, {
    __len = function() return math.maxinteger end,
    __index = function() return "" end,
  }))
end)
scenario("concat to the last of all integers", function()
  return table.concat(setmetatable({}, { __index = function() return "" end }), "", math.maxinteger - 1, math.maxinteger) .. {}
end)
scenario("gsub", function() return (("x"):rep(1000000):gsub("x", ("y"):rep(1000))) end)
scenario("upper and reverse", function()
  local s = ("x"):rep(20000000)
  return s:upper() .. s:reverse() .. s:lower()
end)
