-- expect: failed: fails
-- expect: failed: fails
-- expect: failed
-- expect: error: ProfileSetup has no option '
-- expect: failed: block:get: there is no "nobody" on the screen; its controls are "Add a photo", "Ink",
-- expect: failed: block:tap: there is no "
-- expect: failed: expected and found differ
-- expect: error: block:snapshot: the name is not UTF-8; it is a part of a file's name, such as "a taken
-- expect: failed: block:tap: there is no "nobody" on the screen; its controls are "Search topics",
-- expect: failed: block:tap: there is no "nobody" on the screen; its controls are "Search topics", "one",
-- expect: error: block:choosePhoto: there is no file "
-- expect: error: require '
-- expect: error: environment: today must be a day from 1900-01-01, written as "2026-01-15", got "
-- expect: failed: expected and found differ
-- expect: failed: expected and found differ
-- expect: failed: was printed
local bad = "\xff\xfe\xc0\x80\xed\xa0\x80"
scenario("title " .. bad, function() error("fails") end)
scenario("title \xfe, another", function() error("fails") end)
scenario("tags", { tags = { bad }, skip = nil }, function() error(bad) end)
scenario("an option", function() ProfileSetup { [bad] = 1 } end)
scenario("a name", function() ProfileSetup { name = bad }:get("nobody") end)
scenario("a locator", function() ProfileSetup {}:tap(bad) end)
scenario("a username", function()
  local asked
  local block = ProfileSetup { checkUsername = function(name) asked = name return true end }
  block:fill("Username", "may" .. bad .. "a")
  pause(1)
  expect(asked):equals("may" .. bad .. "a")
end)
scenario("a snapshot", function() ProfileSetup {}:snapshot(bad) end)
scenario("ids", function()
  InterestsPicker { categories = { { id = bad, title = bad, topics = { { id = bad, title = bad, symbol = bad } } } } }:tap("nobody")
end)
scenario("two ids that differ in bad bytes alone", function()
  InterestsPicker { categories = { { id = "a", title = "A", topics = {
    { id = "\xff", title = "one", symbol = "star" }, { id = "\xfe", title = "two", symbol = "star" },
  } } } }:tap("nobody")
end)
scenario("a path", function() ProfileSetup {}:choosePhoto(bad) end)
scenario("a module", function() require(bad) end)
scenario("a day", function() environment { today = bad } end)
scenario("what is expected", function() expect(bad):equals("\xff") end)
scenario("what is thrown", function()
  local block = InterestsPicker { minimum = 0, onContinue = function() throw(bad) end }
  block:tap("Continue")
  expect(block.state.message):equals("x")
end)
scenario("what is printed", function() print(bad) error("was printed") end)
