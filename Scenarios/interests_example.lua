scenario("the samples are fourteen topics under Make, Move and Learn", { covers = { "IP-E1" } }, function()
  local block = InterestsPicker {}
  local sections, chips, seen = {}, block:all { role = "chip" }, {}
  for _, element in ipairs(block:all { role = "header" }) do
    if element.id ~= "title" then table.insert(sections, element.text) end
  end
  expect(sections):equals { "Make", "Move", "Learn" }
  expect(#chips):equals(14)
  for _, chip in ipairs(chips) do
    expect(chip.symbol):matches("^[%l%d]+[%l%d.]*$")
    expect(seen[chip.id] or seen[chip.text] or seen[chip.symbol]):isNil(chip.text)
    seen[chip.id], seen[chip.text], seen[chip.symbol] = true, true, true
  end
end)

scenario("the samples can be given by name", { covers = { "IP-E1" } }, function()
  expect(InterestsPicker { categories = samples }:outline()):equals(InterestsPicker {}:outline())
end)

scenario("the example shows the grey chips for a moment, then the samples", {
  covers = { "IP-E2", "IP-L1", "IP-E1" },
}, function()
  local block = InterestsPickerExample()
  expect(block.state.loading):isTrue()
  expect(block:get("placeholder").label):equals("Loading topics")
  pause(0.799)
  expect(block.state.loading):isTrue()
  pause(0.001)
  expect(block.state.loading):isFalse()
  expect(#block:all { role = "chip" }):equals(14)
  expect(block.motions):contains("smooth")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("the example needs three picks and saves after a second", {
  covers = { "IP-E2", "IP-M1", "CB-P3", "IP-A2" },
}, function()
  local block = InterestsPickerExample()
  pause(0.8)
  expect(block:get("title").text):equals("What are you into?")
  expect(block:get("rule").text):equals("Pick at least 3.")
  block:tap("Baking")
  block:tap("Hiking")
  expect(block:get("continue").text):equals("Pick 1 more")
  block:tap("Science")
  block:tap("Continue")
  pause(0.999)
  expect(block.state.phase):equals("working")
  pause(0.001)
  expect(block.state.phase):equals("done")
  expect(block.announcements):equals { "Interests saved" }
  expect(block.haptics):equals { "selection", "selection", "selection", "success" }
end)

scenario("the example has no maximum", { covers = { "IP-E2" } }, function()
  local block = InterestsPickerExample()
  pause(0.8)
  for _, chip in ipairs(block:all { role = "chip" }) do block:tap(chip) end
  expect(block:get("count").text):equals("14 picked")
  expect(block:find("limit")):isNil()
end)

scenario("the example can be searched while it loads", { covers = { "IP-E2", "IP-L2" } }, function()
  local block = InterestsPickerExample()
  block:type("search", "learn")
  pause(0.8)
  expect(#block:all { role = "chip" }):equals(4)
end)
