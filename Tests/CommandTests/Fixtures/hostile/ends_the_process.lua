-- expect: error: attempt to index a nil value (global 'os'); scenarios have no os
-- expect: error: attempt to concatenate a table value
-- expect: error: attempt to concatenate a table value
-- expect: error: attempt to divide by zero
-- expect: error: attempt to perform 'n%0'
-- expect: error: attempt to concatenate a table value
-- expect: error: number has no integer representation
-- expect: error: attempt to concatenate a table value
-- expect: error: attempt to concatenate a nil value
-- expect: error: bad argument #1 to 'char' (value out of range)
-- expect: error: bad argument #1 to 'char' (value out of range)
-- expect: error: bad argument #2 to 'codepoint' (out of bounds)
-- expect: error: attempt to concatenate a nil value
-- expect: error: attempt to concatenate a table value
-- expect: error: attempt to concatenate a table value
-- expect: error: bad argument #2 to 'unpack' (initial position out of string)
-- expect: error: attempt to concatenate a table value
-- expect: error: invalid UTF-8 code
scenario("os.exit", function() os.exit(0) end)
scenario("a fault of integers", function() return math.mininteger // -1 .. {} end)
scenario("a remainder", function() return math.mininteger % -1 .. {} end)
scenario("a division by nothing", function() return 1 // 0 end)
scenario("a remainder by nothing", function() return 1 % 0 end)
scenario("a shift beyond all bits", function() return (1 << math.mininteger) .. {} end)
scenario("an integer that is none", function() return 1.5 | 1 end)
scenario("abs of the least", function() return math.abs(math.mininteger) .. {} end)
scenario("tointeger of much", function() return math.tointeger(2 ^ 63) .. {} end)
scenario("char of much", function() return utf8.char(math.maxinteger) end)
scenario("char of less", function() return string.char(-1) end)
scenario("codepoint outside", function() return utf8.codepoint("abc", math.mininteger, math.maxinteger) end)
scenario("offset outside", function() return utf8.offset("abc", math.maxinteger) .. {} end)
scenario("sub outside", function() return ("abc"):sub(math.mininteger, math.maxinteger) .. {} end)
scenario("byte outside", function() return ("abc"):byte(math.mininteger, math.maxinteger) .. {} end)
scenario("unpack outside", function() return ("i8"):unpack("abc", math.maxinteger) end)
scenario("find outside", function() return ("abc"):find("b", math.mininteger) .. {} end)
scenario("codes of bad bytes", function()
  for _ in utf8.codes("\xff") do end
end)
