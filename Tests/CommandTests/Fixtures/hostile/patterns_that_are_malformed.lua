-- expect: error: malformed pattern (ends with '%')
-- expect: error: malformed pattern (missing ']')
-- expect: error: malformed pattern (missing ']')
-- expect: error: malformed pattern (missing ']')
-- expect: error: malformed pattern (missing ']')
-- expect: error: unfinished capture
-- expect: error: invalid pattern capture
-- expect: error: invalid capture index %1
-- expect: error: invalid capture index %0
-- expect: error: malformed pattern (missing arguments to '%b')
-- expect: error: missing '[' after '%f' in pattern
-- expect: error: invalid capture index %9
-- expect: error: invalid use of '%' in replacement string
-- expect: error: malformed pattern (missing ']')
-- expect: failed: what was found does not match the pattern
local function tried(pattern) return ("a(b"):find(pattern) end
scenario("an end after %", function() tried("a%") end)
scenario("an open set", function() tried("[a") end)
scenario("an open set with %", function() tried("[%") end)
scenario("an empty set", function() tried("[]") end)
scenario("a set that only denies", function() tried("[^") end)
scenario("an open capture", function() tried("(a") end)
scenario("a capture that was not opened", function() return ("ab"):find(".)") end)
scenario("a back reference to nothing", function() tried("%1") end)
scenario("a back reference to zero", function() tried("%0") end)
scenario("an open balance", function() tried("%b") end)
scenario("a frontier without a set", function() tried("%f") end)
scenario("a replacement that names no capture", function() return ("a"):gsub("a", "%9") end)
scenario("a replacement that ends with %", function() return ("a"):gsub("a", "%") end)
scenario("in matches", function() expect("a"):matches("[") end)
scenario("NULs", function() expect(("\0"):rep(100)):matches("^\0+\1$") end)
