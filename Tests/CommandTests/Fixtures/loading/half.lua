scenario("half of one", function()
