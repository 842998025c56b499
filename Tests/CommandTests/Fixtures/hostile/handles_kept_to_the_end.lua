-- expect: failed: expected and found differ
-- expect: failed: expected and found differ
-- expect: failed: expected and found differ
-- expect: failed: expected and found differ
-- expect: failed: failure
local entry, failure
scenario("are made", function()
  local block = ProfileSetup {}
  block:tap("Ink")
  entry = block.haptics[1]
  failure = select(2, pcall(function() expect(1):equals(2) end))
end)
scenario("an entry of the journal", function() expect(entry):equals("entry") end)
scenario("an entry of the journal in a list", function() expect { entry }:equals { "entry" } end)
scenario("an entry of the journal that is held to be seen", { exhaustive = true }, function() expect(entry):equals("entry") end)
scenario("a failure", function() error(failure) end)
scenario("a failure's text", function() error(tostring(failure), 0) end)
