scenario("not yet", { skip = "later" }, function() error("run") end)
scenario("a bug", { knownBug = "BUG-1" }, function() error("known") end)
