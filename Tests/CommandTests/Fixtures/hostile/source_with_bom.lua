-- expect: failed: is read
scenario("a byte-order mark", function() error("is read") end)
