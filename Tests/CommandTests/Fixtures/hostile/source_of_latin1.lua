-- expect: failed: caf
scenario("café", function() error("café") end)
