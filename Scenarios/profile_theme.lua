-- How Profile Setup looks: the design system's tokens, by element and state.

local function open(options)
  options = options or {}
  options.onSkip = options.onSkip or function() end
  return ProfileSetup(options)
end

-- Holds what is named of an element's style against what is there; nothing stands for an entry that is not there.
local nothing = "(nothing)"
local function looks(block, locator, wanted)
  local style = block:get(locator).style
  for name, value in pairs(wanted) do
    local found = style[name]
    if found == nil then found = nothing end
    expect(found):equals(value, locator .. ": " .. name)
  end
end

scenario("the header: step, title and message", { covers = { "PS-T1" } }, function()
  local block = open { step = 2, of = 3 }
  looks(block, "header.step", { type = "subhead", size = 15, weight = "regular", foreground = "textSecondary" })
  looks(block, "header.title", { type = "display", size = 30, weight = "semibold", foreground = "textPrimary" })
  looks(block, "header.message", { type = "body", size = 17, weight = "regular", foreground = "textSecondary" })
end)

scenario("cards are surface with large corners, and the avatar has a ring", { covers = { "PS-T2" } }, function()
  local block = open { name = "Maya Chen", roles = { "Designer" } }
  for _, card in ipairs { "card", "card.more" } do
    looks(block, card, { background = "surface", backgroundOpacity = 1, radius = "lg", border = nothing })
  end
  local ring = { border = "separator", borderOpacity = 1, borderWidth = 1, radius = "capsule" }
  looks(block, "avatar", ring)
  block:clear("Display name")
  looks(block, "avatar", ring)
  block:choosePhoto(image { width = 40, height = 40 })
  looks(block, "avatar", ring)
  looks(block, "photo.line", { border = "separator", borderWidth = 1, background = nothing })
end)

scenario("five colours, each with its initials", { covers = { "PS-T3" } }, function()
  local block = open { name = "Maya Chen" }
  local pairs_of = {
    { "textPrimary", "bg" }, { "neutral", "statusOn" }, { "secondary", "statusOn" }, { "fill", "textPrimary" },
    { "accent", "accentOn" },
  }
  for index, pair in ipairs(pairs_of) do
    local swatch = "colour." .. index - 1
    block:tap(swatch)
    looks(block, "avatar", { background = pair[1], foreground = pair[2], weight = "semibold" })
    looks(block, swatch, { background = pair[1], foreground = pair[2], border = "textPrimary", borderWidth = 2 })
    for other = 0, 4 do
      if other ~= index - 1 then looks(block, "colour." .. other, { border = nothing, borderWidth = nothing }) end
    end
  end
end)

scenario("the person symbol is no initials: it stays quiet whatever the colour", { covers = { "PS-T3", "PS-A1" } },
  function()
    local block = open()
    block:tap("Accent")
    looks(block, "avatar", { background = "fill", foreground = nothing, tint = "textSecondary" })
    block:type("Display name", "M")
    looks(block, "avatar", { background = "accent", foreground = "accentOn", tint = nothing })
    block:choosePhoto(image { width = 40, height = 40 })
    looks(block, "avatar", { background = nothing, foreground = nothing, tint = nothing })
  end)

scenario("a field stands on fill, and its hairline tells of focus and of an error", { covers = { "PS-T4" } },
  function()
    local block = open()
    local function hairline(field, color)
      looks(block, field, { border = color, borderOpacity = 1, borderWidth = 1 })
    end
    for _, field in ipairs { "name", "username" } do
      looks(block, field, {
        background = "fill", backgroundOpacity = 1, radius = "md", foreground = "textPrimary", type = "body",
      })
      hairline(field, "separator")
    end
    looks(block, "username.at", { foreground = "textTertiary", background = nothing })
    expect(block:shows("@")):isTrue()

    block:focus("Username")
    hairline("username", "textPrimary")
    hairline("name", "separator")

    block:tap("Continue")
    expect(block.state.focus):equals("name")
    hairline("name", "danger")
    hairline("username", "danger")
    looks(block, "name.note", { type = "footnote", size = 13, foreground = "danger" })
    looks(block, "username.note", { type = "footnote", size = 13, foreground = "danger" })

    block:type("Display name", "Maya")
    hairline("name", "textPrimary")
    block:dismissKeyboard()
    hairline("name", "separator")
    hairline("username", "danger")
  end)

scenario("a username's note by its verdict", { covers = { "PS-T4", "PS-U5", "PS-U6", "PS-U10" } }, function()
  local check = server()
  local block = open { checkUsername = check }
  local quiet = { type = "footnote", foreground = "textSecondary", tint = nothing }

  block:fill("username", "maya")
  pause(0.45)
  looks(block, "username.note", quiet)
  looks(block, "username", { border = "separator", tint = nothing })

  check:reply(true)
  looks(block, "username.note", { type = "footnote", foreground = "textSecondary", tint = "success" })
  looks(block, "username", { border = "separator", tint = "success" })

  block:fill("username", "admin")
  pause(0.45)
  check:reply(false)
  looks(block, "username.note", { type = "footnote", foreground = "danger", tint = nothing })
  looks(block, "username", { border = "danger", tint = nothing })

  block:fill("username", "fieldnote")
  pause(0.45)
  check:throw("Down")
  looks(block, "username.note", quiet)
  looks(block, "username", { border = "separator", tint = nothing })
end)

scenario("rows have quiet symbols and labels in body", { covers = { "PS-T5" } }, function()
  local block = open { roles = { "Designer" }, asksBirthday = true }
  for _, row in ipairs { "role", "birthday" } do
    looks(block, row, {
      tint = "textSecondary", type = "body", size = 17, weight = "regular", foreground = "textPrimary",
      background = nothing,
    })
  end
end)

scenario("Continue is the only control in the accent, at rest, working and done", { covers = { "PS-T6" } }, function()
  local block = open {
    name = "Maya", roles = { "Designer" }, asksBirthday = true,
    onContinue = function() sleep(1) end,
  }
  local accent = {
    background = "accent", backgroundOpacity = 1, foreground = "accentOn", type = "headline", size = 17,
    weight = "semibold", radius = "md",
  }
  local function expectOneAccent()
    for _, element in ipairs(block:all {}) do
      if element.id ~= "continue" and element.id ~= "colour.4" then
        for _, name in ipairs { "background", "foreground", "border", "tint" } do
          expect(element.style[name]):differs("accent", element.id .. ": " .. name)
        end
      end
    end
  end
  block:fill("username", "mayachen")
  for _, phase in ipairs { "resting", "working", "done" } do
    expect(block.state.phase):equals(phase)
    looks(block, "continue", accent)
    expectOneAccent()
    if phase == "resting" then block:tap("Continue") else pause(1) end
  end
end)

scenario("the other buttons are words alone, textPrimary and semibold", { covers = { "PS-T6" } }, function()
  local block = open { asksBirthday = true }
  local plain = { foreground = "textPrimary", weight = "semibold", background = nothing, border = nothing }
  looks(block, "Add a photo", plain)
  looks(block, "Skip for now", plain)
  looks(block, "birthday.add", plain)
  block:choosePhoto(image { width = 40, height = 40 })
  looks(block, "Change photo", plain)
  looks(block, "Remove", plain)
end)

scenario("errors are footnote in danger", { covers = { "PS-T6", "CB-P4", "PS-A6" } }, function()
  local block = open { name = "Maya", onContinue = function() throw("No line.") end }
  local danger = { type = "footnote", size = 13, foreground = "danger", weight = "regular" }
  block:choosePhoto(unreadable)
  looks(block, "photo.note", danger)
  block:fill("username", "mayachen")
  block:tap("Continue")
  expect(block:get("message").text):equals("No line.")
  looks(block, "message", danger)
end)

scenario("nothing but cards, fields, Continue and the colours has a background", { covers = { "CB-B1" } }, function()
  local block = open { step = 2, of = 3, name = "Maya", roles = { "Designer" }, asksBirthday = true }
  local filled = {}
  for _, element in ipairs(block:all {}) do
    if element.style.background then filled[#filled + 1] = element.id end
  end
  expect(filled):equals {
    "card", "avatar", "colour.0", "colour.1", "colour.2", "colour.3", "colour.4", "name", "username", "card.more",
    "continue",
  }
end)

scenario("the photo moves smoothly, states snap", { covers = { "CB-M1" } }, function()
  local block = open { name = "Maya", asksBirthday = true }
  for _, id in ipairs { "avatar", "photo.add" } do looks(block, id, { transition = "smooth" }) end
  for _, id in ipairs { "colour.1", "name", "username", "birthday", "continue" } do
    looks(block, id, { transition = "snappy" })
  end
end)

scenario("with Reduce Motion all of it fades", { covers = { "CB-M2" } }, function()
  local block = open { step = 2, of = 3, name = "Maya", roles = { "Designer" }, asksBirthday = true }
  environment { reduceMotion = true }
  for _, element in ipairs(block:all {}) do expect(element.style.transition):equals("fade", element.id) end
  environment { reduceMotion = false }
  for _, element in ipairs(block:all {}) do expect(element.style.transition):differs("fade", element.id) end
end)

scenario("words grow with the text size, the avatar's initials stay in their circle", { covers = { "PS-T1", "PS-L2" } },
  function()
    local block = open { step = 2, of = 3, name = "Maya" }
    local title = block:get("header.title")
    environment { dynamicTypeSize = "xSmall" }
    expect(title.style.size):isBetween(27.5, 28)
    looks(block, "header.step", { size = 12 })
    environment { dynamicTypeSize = "accessibility5" }
    expect(title.style.size):isBetween(51, 51.5)
    looks(block, "header.step", { size = 49, type = "subhead" })
    looks(block, "continue", { size = 53 })
    looks(block, "avatar", { size = 28 })
  end)
