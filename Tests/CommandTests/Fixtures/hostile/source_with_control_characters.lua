-- expect: failed: fails
scenario("a line with control characters", function() error("fails") end) -- [2J
