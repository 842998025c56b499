-- The avatar's person symbol and initials; its photo is in profile_photo.lua.

-- Each name with the initials it makes, given to the block one after the other.
local function initials(pairs)
  local block = ProfileSetup {}
  for _, pair in ipairs(pairs) do
    local name, expected = pair[1], pair[2]
    block:fill("Display name", name)
    expect(block.state.initials):equals(expected, "the initials of " .. name)
    expect(block:get("avatar").text):equals(expected, "what the avatar shows for " .. name)
  end
end

scenario("the avatar is a person symbol until a name is typed", { covers = { "PS-A1" } }, function()
  local block = ProfileSetup {}
  expect(block.state.avatar):equals("symbol")
  expect(block:get("avatar").symbol):equals("person")
  block:type("Display name", "M")
  expect(block.state.avatar):equals("initials")
  expect(block:get("avatar").text):equals("M")
  expect(block:get("avatar").symbol):isNil()
  block:backspace("Display name", 1)
  expect(block.state.avatar):equals("symbol")
  expect(block:get("avatar").symbol):equals("person")
end)

scenario("the initials follow the name as it is typed", { covers = { "PS-A1", "PS-A2" } }, function()
  local block = ProfileSetup {}
  block:type("Display name", "Maya")
  expect(block.state.initials):equals("M")
  block:type("Display name", " ")
  expect(block.state.initials):equals("M")
  block:type("Display name", "C")
  expect(block.state.initials):equals("MC")
  block:type("Display name", "hen A")
  expect(block.state.initials):equals("MA")
end)

scenario("a name that shows nothing keeps the person symbol", { covers = { "PS-A1", "PS-N5" } }, function()
  local block = ProfileSetup {}
  for _, blank in ipairs {
    " ", "\u{A0}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{2800}", "\u{3164}", " \u{FE0F} ",
  } do
    block:fill("Display name", blank)
    expect(block.state.avatar):equals("symbol")
  end
end)

scenario("one initial comes from the first word and one from the last", { covers = { "PS-A2" } }, function()
  initials {
    { "Maya", "M" },
    { "Maya Chen", "MC" },
    { "Maya Anne Louise Chen", "MC" },
    { "maya chen", "MC" },
    { "MAYA", "M" },
  }
end)

scenario("words are parted by white space alone, however much of it", { covers = { "PS-A2" } }, function()
  initials {
    { "  Maya   Chen  ", "MC" },
    { "Maya\tChen", "MC" },
    { "Maya\u{A0}Chen", "MC" },
    { "Maya\u{3000}Chen", "MC" },
    { "Maya Berg-Lund", "MB" },
    { "Ana-Maya Chen", "AC" },
    { "Ana-Maya", "A" },
    { "Maya.Chen", "M" },
  }
end)

scenario("a word's initial is its first letter or number", { covers = { "PS-A2" } }, function()
  initials {
    { "(Maya) Chen", "MC" },
    { "Maya “Chen”", "MC" },
    { "Maya 'Chen", "MC" },
    { "Maya 3rd", "M3" },
    { "@maya #chen", "MC" },
    { "🌿Maya 🌿Chen", "MC" },
  }
end)

scenario("a word without letters gives its first character that is no punctuation", {
  covers = { "PS-A2" },
}, function()
  initials {
    { "Maya 🌿", "M🌿" },
    { "🌿", "🌿" },
    { "Maya (🌿)", "M🌿" },
    { "Maya +", "M+" },
  }
end)

scenario("a word of punctuation alone is passed over", { covers = { "PS-A2" } }, function()
  initials {
    { "Maya - Chen", "MC" },
    { "Maya Chen -", "MC" },
    { "… Maya Chen !!!", "MC" },
    { "- Maya -", "M" },
  }
end)

scenario("initials are whole characters, however many code points they take", {
  covers = { "PS-A2" },
}, function()
  initials {
    { "👩🏽‍🎨 Maya", "👩🏽‍🎨M" },
    { "🇳🇿 Chen", "🇳🇿C" },
    { "e\u{301}lise Chen", "E\u{301}C" },
    { "élise Chen", "ÉC" },
  }
end)

scenario("an initial that grows when it is uppercased is cut to one character", {
  covers = { "PS-A2" },
}, function()
  initials {
    { "ßen", "S" },
    { "ﬁona ßen", "FS" },
  }
end)

scenario("initials of any script keep their logical order", { covers = { "PS-A2" } }, function()
  initials {
    { "مايا تشن", "مت" },
    { "מאיה חן", "מח" },
    { "陳美雅", "陳" },
    { "мая чен", "МЧ" },
  }
end)

scenario("a prefilled name shows its initials from the start, without a stir", {
  covers = { "PS-A1", "CB-E1" },
}, function()
  local block = ProfileSetup { name = "Maya Chen" }
  expect(block.state.avatar):equals("initials")
  expect(block:get("avatar").text):equals("MC")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(block.motions):equals {}
end)
