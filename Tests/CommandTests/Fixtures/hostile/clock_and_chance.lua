-- expect: error: attempt to index a nil value (global 'os'); scenarios have no os
-- expect: error: attempt to index a nil value (global 'os'); scenarios have no os
-- expect: error: attempt to index a nil value (global 'io'); scenarios have no io
-- expect: error: attempt to index a nil value (global 'io'); scenarios have no io
-- expect: error: attempt to index a nil value (global 'debug'); scenarios have no debug
-- expect: error: attempt to index a nil value (global 'package'); scenarios have no package
-- expect: error: attempt to call a nil value (global 'dofile'); scenarios have no dofile
-- expect: error: attempt to call a nil value (global 'loadfile'); scenarios have no loadfile
-- expect: error: math.randomseed needs a number: a scenario has no random start
-- expect: error: attempt to compare two table values
scenario("there is no clock", function()
  expect(os):isNil()
  return os.time()
end)
scenario("there is no environment", function() return os.getenv("HOME") end)
scenario("there is no process", function() return io.popen("id") end)
scenario("there is no file", function() return io.open("/etc/passwd") end)
scenario("there is no debugger", function() return debug.getregistry() end)
scenario("there is no loader", function() return package.loadlib("libc.so.6", "system") end)
scenario("there is no dofile", function() dofile("/etc/passwd") end)
scenario("there is no loadfile", function() loadfile("/etc/passwd") end)
scenario("chance has no start of its own", function() math.randomseed() end)
scenario("an address by the order of sort", function()
  local t = { {}, {}, {} }
  table.sort(t, function(a, b) return tostring(a) < tostring(b) end)
  return t[1] < t[2]
end)
