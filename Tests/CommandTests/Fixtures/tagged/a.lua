scenario("one", { tags = { "slow", "photo" }, covers = { "PS-U6" } }, function() pause(60) end)
scenario("two", { covers = { "PS-U6" } }, function() end)
