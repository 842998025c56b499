-- expect: error: checkUsername must return true (the username is free) or false (it is taken), but
-- expect: error: checkUsername must return true (the username is free) or false (it is taken), but
-- expect: error: checkUsername must return true (the username is free) or false (it is taken), but
-- expect: error: checkUsername must return true (the username is free) or false (it is taken), but
-- expect: error: checkUsername must return true (the username is free) or false (it is taken), but
-- expect: error: checkUsername must return true (the username is free) or false (it is taken), but
-- expect: error: checkUsername returned throws(…), which is for a server's replies; call throw(…) in a
-- expect: error: throw: what it throws must be a message, cancellation or nothing, got a table
-- expect: error: error object is a table value
-- expect: error: error object is a nil value; error(…) is a mistake of the scenario, and a server that
-- expect: failed: waitUntil: the condition was not true within 3153600000.000 s
-- expect: failed: error object is a table value
-- expect: failed: expected and found differ, not even within 100.000 s
local function check(answer)
  local block = ProfileSetup { checkUsername = function() return answer end }
  block:fill("Username", "maya")
  pause(1)
end
scenario("nothing", function() check() end)
scenario("a number", function() check(1) end)
scenario("a text", function() check("true") end)
scenario("a table", function() check {} end)
scenario("a function", function() check(print) end)
scenario("a block", function() check(ProfileSetup {}) end)
scenario("a thrown thing", function() check(throws("x")) end)
scenario("throws a table", function()
  local block = ProfileSetup { checkUsername = function() throw {} end }
  block:fill("Username", "maya")
  pause(1)
end)
scenario("fails with a table", function()
  local block = ProfileSetup { checkUsername = function() error {} end }
  block:fill("Username", "maya")
  pause(1)
end)
scenario("fails with nothing", function()
  local block = ProfileSetup { checkUsername = function() error() end }
  block:fill("Username", "maya")
  pause(1)
end)
scenario("a condition that answers a table for ever", function()
  waitUntil(function() return nil end, { within = 3153600000 })
end)
scenario("a condition that fails", function() waitUntil(function() error {} end) end)
scenario("an eventual value that changes", function()
  local n = 0
  expect(function() n = n + 1 return { n } end):eventually(100):equals("never")
end)
