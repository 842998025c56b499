local people = require "support.people"

scenario("Maya's name is known", { covers = { "PS-U6" } }, function()
  expect(people.maya):equals("Maya Chen")
end)
