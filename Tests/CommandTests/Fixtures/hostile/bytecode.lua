-- expect: failed: attempt to load a binary chunk (mode is 't')
-- expect: failed: attempt to load a binary chunk (mode is 't')
-- expect: failed: attempt to load a binary chunk (mode is 't')
-- expect: error: attempt to call a nil value (field 'dump')
scenario("load of bytecode", function() assert(load("\27Lua\x54\0\x19\x93\r\n\x1a\n")) end)
scenario("load of bytecode by its mode", function() assert(load("\27Lua", "x", "b")) end)
scenario("load of bytecode by a function", function()
  local parts = { "\27Lu", "a\x54", "\0" }
  local place = 0
  assert(load(function()
    place = place + 1
    return parts[place]
  end, "x", "bt"))
end)
scenario("dump", function() string.dump(print) end)
scenario("dump by another way", function() ("x").dump(print) end)
