-- expect: error: a table that is nested more than 100 deep, or holds itself, can't be compared
-- expect: error: a table that is nested more than 100 deep, or holds itself, can't be compared
-- expect: error: a table that is nested more than 100 deep, or holds itself, can't be compared
-- expect: error: a table that is nested more than 100 deep, or holds itself, can't be compared
-- expect: error: a table that is nested more than 100 deep, or holds itself, can't be compared
-- expect: error: a table that is nested more than 100 deep, or holds itself, can't be compared
-- expect: error: a table that is nested more than 100 deep, or holds itself, can't be compared
-- expect: error: ProfileSetup has no option 'circle' (it has step, of, title, message, name, roles,
-- expect: error: ProfileSetup: roles must be a list without gaps and named fields
-- expect: error: ProfileSetup: roles[1] must be a string, got a table
-- expect: error: InterestsPicker: categories[1] takes options by name, such as { id = … }, got one without
-- expect: error: InterestsPicker: categories[1].topics[1] takes options by name, such as { id = … }, got
-- expect: error: server: replies must be a list without gaps and named fields
-- expect: error: server: latency[1] must be a number of seconds, got a table
-- expect: error: environment has no option 'circle' (it has reduceMotion, dynamicTypeSize, colorScheme,
-- expect: error: block:all has no option 'circle' (it has id, role, label, value, hint, text, note,
-- expect: error: block:snapshot has no option 'circle' (it has picture)
-- expect: error: a table that is nested more than 100 deep, or holds itself, can't be compared
-- expect: failed: was printed
-- expect: error: checkUsername must return true (the username is free) or false (it is taken), but
local circle = {}
circle.circle = circle
local deep = {}
for _ = 1, 100000 do
  deep = { deep }
end
scenario("expect", function() expect(circle):equals(1) end)
scenario("equals", function() expect({}):equals(circle) end)
scenario("contains", function() expect({ circle }):contains(circle) end)
scenario("lacks", function() expect({}):lacks(circle) end)
scenario("both", function() expect(circle):equals(circle) end)
scenario("deep in expect", function() expect(deep):equals(1) end)
scenario("deep in equals", function() expect(1):equals(deep) end)
scenario("as options of a block", function() ProfileSetup(circle) end)
scenario("as an option", function() ProfileSetup { roles = circle } end)
scenario("as a list in a list", function() ProfileSetup { roles = deep } end)
scenario("as categories", function()
  local categories = {}
  categories[1] = categories
  InterestsPicker { categories = categories }
end)
scenario("as topics", function()
  local topics = {}
  topics[1] = topics
  InterestsPicker { categories = { { id = "a", title = "A", topics = topics } } }
end)
scenario("as a server's replies", function() server { replies = circle } end)
scenario("as a server's latency", function() server { latency = deep } end)
scenario("as an environment", function() environment(circle) end)
scenario("as what is looked for", function() ProfileSetup {}:all(circle) end)
scenario("as a snapshot's options", function() ProfileSetup {}:snapshot("a", circle) end)
scenario("as a list with itself as key", function()
  local keys = {}
  keys[keys] = keys
  expect(keys):equals {}
end)
scenario("printed", function()
  print(circle, deep)
  error("was printed")
end)
scenario("as an answer", function()
  local block = ProfileSetup { checkUsername = function() return circle end }
  block:fill("Username", "maya")
  pause(1)
end)
