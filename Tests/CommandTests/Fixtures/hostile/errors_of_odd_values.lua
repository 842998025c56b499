-- expect: failed: error object is a nil value
-- expect: failed: error object is a nil value
-- expect: failed: error object is a boolean value
-- expect: failed: nan
-- expect: failed
-- expect: failed: error object is a table value
-- expect: failed: error object is a table value
-- expect: failed: error object is a table value
-- expect: failed: error object is a function value
-- expect: failed: error object is a thread value
-- expect: failed: ProfileSetup
-- expect: failed: expectation
-- expect: failed: dismissed
-- expect: failed
-- expect: failed
-- expect: failed: x
-- expect: failed: nowhere.lua:99999999999999999999: x
-- expect: failed: errors_of_odd_values.lua:-5: x
-- expect: failed: error object is a table value
-- expect: failed: bad argument #1 to 'assert' (value expected)
-- expect: failed: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
-- expect: failed
-- expect: failed: expected and found differ
-- expect: error: not enough memory
-- expect: failed: time limit of 2 seconds reached
scenario("nil", function() error(nil) end)
scenario("nothing", function() error() end)
scenario("a flag", function() error(false) end)
scenario("a number", function() error(0 / 0) end)
scenario("an empty text", function() error("") end)
scenario("a table", function() error { 1, 2 } end)
scenario("a table with a text that fails", function()
  error(setmetatable({}, { __tostring = function() error("inner") end }))
end)
scenario("a table with a name", function() error(setmetatable({}, { __name = "\27[2J" })) end)
scenario("a function", function() error(print) end)
scenario("a coroutine", function() error(coroutine.create(print)) end)
scenario("a block", function() error(ProfileSetup {}) end)
scenario("an expectation", function() error(expect(1)) end)
scenario("a word", function() error(dismissed) end)
scenario("a text with control characters", function() error("\27[31mred\0\7\8\r\n\127", 0) end)
scenario("a text that is no UTF-8", function() error("\xff\xfe\xc0\x80", 0) end)
scenario("a level that is no level", function() error("x", math.maxinteger) end)
scenario("a place that is not there", function() error("nowhere.lua:99999999999999999999: x", 0) end)
scenario("a place below zero", function() error("errors_of_odd_values.lua:-5: x", 0) end)
scenario("assert with a table", function() assert(false, setmetatable({}, { __tostring = function() return "x" end })) end)
scenario("assert with nothing", function() assert() end)
scenario("a text of 5 MB", function() error(("x"):rep(5000000), 0) end)
scenario("5 MB of lines", function() error(("\n"):rep(5000000), 0) end)
scenario("its own caught failure", function()
  local _, failure = pcall(function() expect(1):equals(2) end)
  error(failure)
end)
scenario("not enough memory", function() error("not enough memory", 0) end)
scenario("a limit's words", function() error("time limit of 2 seconds reached", 0) end)
