scenario("three", { tags = { "slow" } }, function() end)
