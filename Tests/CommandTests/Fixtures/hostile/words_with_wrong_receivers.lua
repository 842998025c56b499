-- expect: error: block:tap must be called with a colon on a block, got a string ("Continue")
-- expect: failed: block:tap: there is no "nobody" on the screen; its controls are "Search topics",
-- expect: error: block:tap must be called with a colon on a block, got an element 'name'
-- expect: error: equals must be called with a colon: expect(value):equals(…)
-- expect: error: server:reply: what stands before the colon must be a server, got a ProfileSetup
-- expect: error: block:tap takes one argument, got 200
-- expect: failed: expected and found differ
-- expect: error: this expect(…) was never compared; say what is expected, as in expect(value):equals(3)
-- expect: error: a ProfileSetup has no 'explode'
-- expect: failed: was called
-- expect: error: block:tap must be called with a colon on a block, got a number (2)
-- expect: error: scenario is for the file, not for the inside of another scenario
-- expect: failed: expected and found differ
scenario("no receiver", function() ProfileSetup {}.tap("Continue") end)
scenario("another block's", function() ProfileSetup {}.tap(InterestsPicker {}, "nobody") end)
scenario("an element", function() ProfileSetup {}.tap(ProfileSetup {}:get("name"), "Continue") end)
scenario("an expectation without its value", function() expect(1).equals(1) end)
scenario("a server's", function() server().reply(ProfileSetup {}, true) end)
scenario("200 arguments", function() ProfileSetup {}:tap(table.unpack({}, 1, 200)) end)
scenario("100000 arguments", function() expect(table.unpack({}, 1, 100000)):equals(1) end)
scenario("nothing", function() expect() end)
scenario("a method that is none", function() ProfileSetup {}:explode() end)
scenario("through pcall", function() pcall(ProfileSetup {}.tap) error("was called") end)
scenario("through a comparator", function()
  local block = ProfileSetup {}
  table.sort({ 1, 2 }, block.tap)
end)
scenario("through gsub", function() ("a"):gsub("a", scenario) end)
scenario("through __index", function() return setmetatable({}, { __index = expect }).x:equals(1) end)
