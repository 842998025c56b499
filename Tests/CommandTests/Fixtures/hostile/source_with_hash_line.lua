#!/usr/bin/lua
-- expect: failed: is read
scenario("a line for a shell", function() error("is read") end)
