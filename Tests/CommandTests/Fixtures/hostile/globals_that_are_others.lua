-- expect: error: ProfileSetup has no option 'nam'; did you mean 'name'? (it has step, of, title, message,
-- expect: failed: expected and found differ
-- expect: failed: what was found does not match the pattern
-- expect: failed: expected and found differ
-- expect: error: attempt to call a string value (global 'paus')
pairs = nil
ipairs = false
type = "type"
tostring = function() error("tostring was called") end
string.format = function() error("format was called") end
string.find = function() error("find was called") end
string.rep = nil
setmetatable(_G, {
  __index = function(_, name) return name end,
  __newindex = function() end,
})
error = function() end
assert = function() return true end
pcall = function() end
scenario("words still say what is wrong", function() ProfileSetup { nam = 1 } end)
scenario("expect still compares", function() expect("a"):equals("b") end)
scenario("matches still matches", function() expect("a"):matches("b") end)
scenario("print still prints", function()
  print({}, nil, true)
  expect(1):equals(2)
end)
scenario("a global that is not there is a text", function() paus(1) end)
