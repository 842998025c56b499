-- The five colours for the initials.

local names = { "Ink", "Grey", "Muted", "Light", "Accent" }

local function selected(block)
  local found = {}
  for _, swatch in ipairs(block:all { role = "swatch" }) do
    if swatch.selected then found[#found + 1] = swatch.label end
  end
  return found
end

scenario("five colours stand in their order, ink picked at first", {
  covers = { "PS-C1", "PS-C3" },
}, function()
  local block = ProfileSetup {}
  local swatches = block:all { role = "swatch" }
  expect(#swatches):equals(5)
  for index, name in ipairs(names) do
    expect(swatches[index].label):equals(name)
    expect(swatches[index].id):equals("colour." .. index - 1)
  end
  expect(block.state.colour):equals(0)
  expect(selected(block)):equals { "Ink" }
  expect(block.haptics):equals {}
end)

scenario("picking a colour selects it alone", { covers = { "PS-C1", "PS-C3" } }, function()
  local block = ProfileSetup {}
  for _, name in ipairs { "Accent", "Grey", "Light", "Muted", "Ink" } do
    block:tap(name)
    expect(selected(block)):equals { name }
    expect(block:get(name).traits):contains("selected")
  end
  expect(block.state.colour):equals(0)
end)

scenario("picking another colour is one selection tick, no more", { covers = { "PS-C2" } }, function()
  local block = ProfileSetup {}
  block:tap("Muted")
  expect(block.haptics):equals { "selection" }
  block:tap("Accent")
  expect(block.haptics):equals { "selection", "selection" }
  expect(block.announcements):equals {}
end)

scenario("tapping the picked colour again is not felt", { covers = { "PS-C2", "CB-E1" } }, function()
  local block = ProfileSetup {}
  block:tap("Ink")
  expect(block.haptics):equals {}
  block:tap("Muted")
  block:tap("Muted")
  expect(block.haptics):equals { "selection" }
  expect(block.state.colour):equals(2)
end)

scenario("each colour is handed on as its index", { covers = { "PS-C1", "PS-S4" } }, function()
  for index, name in ipairs(names) do
    local block = ProfileSetup { name = "Maya Chen" }
    block:paste("Username", "mayachen")
    block:tap(name)
    block:tap("Continue")
    expect(block.calls[1].argument.colour):equals(index - 1)
  end
end)

scenario("a colour picked under a photo is there when the photo goes", {
  covers = { "PS-A4", "PS-C2" },
}, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:choosePhoto(image { width = 40, height = 30 })
  block:tap("Light")
  expect(block.haptics):equals { "selection" }
  expect(block.state.avatar):equals("photo")
  block:tap("Remove")
  expect(block.state.avatar):equals("initials")
  expect(block.state.colour):equals(3)
  expect(selected(block)):equals { "Light" }
end)
