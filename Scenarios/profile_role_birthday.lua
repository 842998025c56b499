-- The second card: "What do you do?" and the birthday.

local function handedOn(block)
  block:fill("Display name", "Maya Chen")
  block:fill("Username", "mayachen")
  block:tap("Continue")
  return block.calls[1].argument
end

scenario("the role is Not now until one is chosen", { covers = { "PS-R1" } }, function()
  local block = ProfileSetup { roles = { "Designer", "Writer" } }
  expect(block:get("role").label):equals("What do you do?")
  expect(block:get("role").value):equals("Not now")
  expect(block.state.role):isNil()
  expect(handedOn(block).role):isNil()
end)

scenario("a chosen role shows and is handed on", { covers = { "PS-R1", "PS-S4" } }, function()
  local block = ProfileSetup { roles = { "Designer", "Writer" } }
  block:choose("role", "Writer")
  expect(block:get("role").value):equals("Writer")
  expect(block.state.role):equals("Writer")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(handedOn(block).role):equals("Writer")
end)

scenario("the last role chosen counts", { covers = { "PS-R1" } }, function()
  local block = ProfileSetup { roles = { "Designer", "Writer" } }
  block:choose("role", "Writer")
  block:choose("role", "Designer")
  expect(handedOn(block).role):equals("Designer")
end)

scenario("Not now takes the role back and hands on none", { covers = { "PS-R1", "PS-S4" } }, function()
  local block = ProfileSetup { roles = { "Designer", "Writer" } }
  block:choose("role", "Designer")
  block:choose("role", "Not now")
  expect(block:get("role").value):equals("Not now")
  expect(block.state.role):isNil()
  expect(handedOn(block).role):isNil()
end)

scenario("without roles there is no role row", { covers = { "PS-R1" } }, function()
  for _, options in ipairs { {}, { roles = {} }, { roles = {}, asksBirthday = true } } do
    local block = ProfileSetup(options)
    expect(block:find("role")):isNil()
    expect(block:shows("What do you do?")):isFalse()
    expect(handedOn(block).role):isNil()
  end
end)

scenario("without a row there is no second card", { covers = { "PS-R1", "PS-B1" } }, function()
  expect(ProfileSetup({}):find("card.more")):isNil()
  expect(ProfileSetup({ roles = { "Designer" } }):find("card.more")):differs(nil)
  expect(ProfileSetup({ asksBirthday = true }):find("card.more")):differs(nil)
end)

scenario("a birthday is asked for only on request", { covers = { "PS-B1" } }, function()
  for _, options in ipairs { {}, { asksBirthday = false }, { roles = { "Designer" } } } do
    local block = ProfileSetup(options)
    expect(block:find("birthday")):isNil()
    expect(block:find("birthday.add")):isNil()
    expect(handedOn(block).birthday):isNil()
  end
end)

scenario("the birthday is empty until Add is tapped, and hands on none", {
  covers = { "PS-B1", "PS-S4" },
}, function()
  local block = ProfileSetup { asksBirthday = true }
  expect(block:get("birthday").label):equals("Birthday")
  expect(block:get("birthday").value):equals("Not added")
  expect(block:get("birthday.add").label):equals("Add")
  expect(block:find("birthday.clear")):isNil()
  expect(block.state.birthday):isNil()
  expect(handedOn(block).birthday):isNil()
end)

scenario("Add shows 1 January 2000, which counts as it stands", { covers = { "PS-B1", "PS-B2" } }, function()
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Add")
  expect(block:get("birthday").value):equals("1 January 2000")
  expect(block.state.birthday):equals("2000-01-01")
  expect(block:find("birthday.add")):isNil()
  expect(block:find("birthday.clear")):differs(nil)
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(handedOn(block).birthday):equals("2000-01-01")
end)

scenario("no day can be set before Add is tapped", { covers = { "PS-B1", "PS-B2" } }, function()
  local block = ProfileSetup { asksBirthday = true }
  expect(pcall(block.setBirthday, block, "1990-02-28")):isFalse()
  expect(block.state.birthday):isNil()
  expect(block:get("birthday").value):equals("Not added")
end)

scenario("a day that is set shows and is handed on", { covers = { "PS-B2", "PS-S4" } }, function()
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Add")
  block:setBirthday("1990-02-28")
  expect(block:get("birthday").value):equals("28 February 1990")
  expect(block.state.birthday):equals("1990-02-28")
  expect(handedOn(block).birthday):equals("1990-02-28")
end)

scenario("a cleared birthday is empty again and hands on none", { covers = { "PS-B1", "PS-B2" } }, function()
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Add")
  block:setBirthday("1990-02-28")
  block:tap("Clear")
  expect(block:get("birthday").value):equals("Not added")
  expect(block:find("birthday.add")):differs(nil)
  expect(block:find("birthday.clear")):isNil()
  expect(handedOn(block).birthday):isNil()
end)

scenario("a cleared birthday can be added again", { covers = { "PS-B1", "PS-B2" } }, function()
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Add")
  block:setBirthday("1990-02-28")
  block:tap("Clear")
  block:tap("Add")
  expect(block:get("birthday").value):equals("1 January 2000")
  expect(handedOn(block).birthday):equals("2000-01-01")
end)

scenario("every real day from 1900 to today can be set", { covers = { "PS-B2" } }, function()
  environment { today = "2026-01-15" }
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Add")
  for _, day in ipairs { "1900-01-01", "1904-02-29", "2000-02-29", "2004-02-29", "2026-01-15" } do
    block:setBirthday(day)
    expect(block.state.birthday):equals(day)
  end
end)

scenario("a day before 1900, after today or in no calendar can't be set", {
  covers = { "PS-B2" },
}, function()
  environment { today = "2026-01-15" }
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Add")
  block:setBirthday("1990-02-28")
  for _, day in ipairs {
    "1899-12-31", "2026-01-16", "1900-02-29", "2001-02-29", "1990-02-30", "1990-13-01",
  } do
    expect(pcall(block.setBirthday, block, day)):isFalse(day)
    expect(block.state.birthday):equals("1990-02-28")
  end
end)

scenario("the last day that can be set is today's, whatever today is", { covers = { "PS-B2" } }, function()
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Add")
  environment { today = "2024-02-29" }
  block:setBirthday("2024-02-29")
  expect(pcall(block.setBirthday, block, "2024-03-01")):isFalse()
  environment { today = "2024-03-01" }
  block:setBirthday("2024-03-01")
  expect(block:get("birthday").value):equals("1 March 2024")
end)

scenario("a birthday that was set stays when today moves", { covers = { "PS-B2" } }, function()
  environment { today = "2026-01-15" }
  local block = ProfileSetup { asksBirthday = true }
  block:tap("Add")
  block:setBirthday("2026-01-15")
  environment { today = "2026-01-14" }
  expect(block.state.birthday):equals("2026-01-15")
  expect(handedOn(block).birthday):equals("2026-01-15")
end)
