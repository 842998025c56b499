scenario("the one that loads", function() end)
