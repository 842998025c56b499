-- How the Interests Picker looks: the design system's tokens, by element and state.

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

scenario("title and rule", { covers = { "IP-T1" } }, function()
  local block = InterestsPicker {}
  looks(block, "title", { type = "display", size = 28, weight = "semibold", foreground = "textPrimary" })
  looks(block, "rule", { type = "body", size = 17, weight = "regular", foreground = "textSecondary" })
end)

scenario("the count is quiet until the minimum is met", { covers = { "IP-T1" } }, function()
  local block = InterestsPicker { minimum = 2 }
  local function count(color)
    looks(block, "count", { type = "subhead", size = 15, weight = "medium", foreground = color })
  end
  count("textSecondary")
  block:tap("Music")
  count("textSecondary")
  block:tap("Yoga")
  count("textPrimary")
  block:tap("History")
  count("textPrimary")
  block:tap("Music")
  block:tap("Yoga")
  count("textSecondary")
end)

scenario("with a minimum of 0 the count is never quiet", { covers = { "IP-T1", "IP-M3" } }, function()
  looks(InterestsPicker { minimum = 0 }, "count", { foreground = "textPrimary" })
end)

scenario("the count rolls in figures of one width", { covers = { "IP-H2" } }, function()
  local block = InterestsPicker {}
  for picked = 0, 3 do
    expect(block:get("count").text):equals(picked .. " picked")
    looks(block, "count", { figures = "tabular", transition = "numericText" })
    if picked < 3 then block:tap(({ "Music", "Yoga", "History" })[picked + 1]) end
  end
  for _, element in ipairs(block:all {}) do
    if element.id ~= "count" then
      expect(element.style.transition):differs("numericText", element.id)
      expect(element.style.figures):isNil(element.id)
    end
  end
end)

scenario("the search field's hairline tells who is searching", { covers = { "IP-T2" } }, function()
  local block = InterestsPicker {}
  local function search(border, foreground)
    looks(block, "search", {
      background = "fill", backgroundOpacity = 1, radius = "md", border = border, borderWidth = 1, borderOpacity = 1,
      tint = "textSecondary", foreground = foreground, type = "body",
    })
  end
  search("separator", "textSecondary")
  block:focus("search")
  search("textPrimary", "textSecondary")
  block:type("search", "mu")
  search("textPrimary", "textPrimary")
  block:pressReturn()
  search("separator", "textPrimary")
  block:clear("search")
  search("separator", "textSecondary")
end)

scenario("the card and its sections' titles", { covers = { "IP-T3" } }, function()
  local block = InterestsPicker {}
  looks(block, "card", { background = "surface", backgroundOpacity = 1, radius = "lg", border = nothing })
  for _, section in ipairs { "make", "move", "learn" } do
    looks(block, "section." .. section, { type = "headline", size = 17, weight = "semibold", foreground = "textPrimary" })
  end
end)

local atRest = {
  background = "fill", backgroundOpacity = 1, border = nothing, borderOpacity = nothing, borderWidth = nothing,
  radius = "capsule", type = "subhead", size = 15, weight = "medium", foreground = "textPrimary",
  tint = "textSecondary", opacity = 1,
}
local picked = {
  background = "accent", backgroundOpacity = 0.14, border = "accent", borderOpacity = 0.6, borderWidth = 1,
  radius = "capsule", type = "subhead", size = 15, weight = "medium", foreground = "textPrimary", tint = "accent",
  opacity = 1,
}

scenario("a chip at rest, picked and unpicked", { covers = { "IP-T4" } }, function()
  local block = InterestsPicker {}
  for _ = 1, 2 do
    looks(block, "topic.music", atRest)
    block:tap("Music")
    looks(block, "topic.music", picked)
    looks(block, "topic.yoga", atRest)
    block:tap("Music")
  end
end)

scenario("locked chips step back to 40 %, also while the block saves", { covers = { "IP-T4", "IP-X1" } }, function()
  local block = InterestsPicker { minimum = 1, maximum = 2, onContinue = function() sleep(1) end }
  block:tap("Music")
  looks(block, "topic.history", { opacity = 1 })
  block:tap("Yoga")
  local function expectLocked()
    for _, chip in ipairs(block:all { role = "chip" }) do
      expect(chip.style.opacity):equals(chip.selected and 1 or 0.4, chip.id)
      expect(chip.style.background):equals(chip.selected and "accent" or "fill", chip.id)
    end
  end
  expectLocked()
  block:tap("Continue")
  expectLocked()
  settle()
  block:tap("Yoga")
  looks(block, "topic.history", atRest)
end)

scenario("chips that are only disabled while the block saves look as they did", { covers = { "IP-T4", "CB-P2" } },
  function()
    local block = InterestsPicker { minimum = 1, onContinue = function() sleep(1) end }
    block:tap("Music")
    block:tap("Continue")
    expect(block:get("topic.yoga").enabled):isFalse()
    looks(block, "topic.yoga", atRest)
    looks(block, "topic.music", picked)
  end)

local quiet = { background = "fill", foreground = "textSecondary" }
local accent = { background = "accent", foreground = "accentOn" }

scenario("the button turns from fill into the accent at the minimum", { covers = { "IP-T5", "IP-M2" } }, function()
  local block = InterestsPicker { minimum = 2, onContinue = function() sleep(1) end }
  local shape = { type = "headline", size = 17, weight = "semibold", radius = "md", backgroundOpacity = 1, border = nothing }
  local function button(colors)
    looks(block, "continue", colors)
    looks(block, "continue", shape)
  end
  button(quiet)
  block:tap("Music")
  button(quiet)
  block:tap("Yoga")
  button(accent)
  block:tap("Yoga")
  button(quiet)
  block:tap("Yoga")
  block:tap("Continue")
  button(accent)
  pause(1)
  expect(block.state.phase):equals("done")
  button(accent)
  looks(block, "continue", { tint = "accentOn" })
end)

scenario("a button that can't be tapped is on fill, whatever it reads", { covers = { "IP-T5", "IP-X3", "IP-L4" } },
  function()
    looks(InterestsPicker { maximum = 1, selection = { "music", "yoga" } }, "Remove 1", quiet)
    looks(InterestsPicker { categories = loading, minimum = 1, selection = { "music" } }, "continue", quiet)
    looks(InterestsPicker { categories = loading, minimum = 0 }, "Continue", accent)
  end)

scenario("after Skip the button keeps its look", { covers = { "IP-T5", "CB-K2" } }, function()
  local block = InterestsPicker { onSkip = function() end }
  block:tap("Skip for now")
  looks(block, "continue", quiet)
end)

scenario("Skip is words alone, an error footnote in danger", { covers = { "IP-T5", "CB-P4" } }, function()
  local block = InterestsPicker { minimum = 0, onSkip = function() end, onContinue = function() throw("No line.") end }
  looks(block, "Skip for now", { foreground = "textPrimary", weight = "semibold", background = nothing, border = nothing })
  block:tap("Continue")
  looks(block, "message", { type = "footnote", size = 13, foreground = "danger" })
end)

scenario("what says that there is nothing, or no more, is no error", { covers = { "IP-Q2", "IP-X1" } }, function()
  local block = InterestsPicker { minimum = 0, maximum = 1 }
  block:tap("Music")
  looks(block, "limit", { type = "footnote", foreground = "textSecondary" })
  block:type("search", "xyz")
  looks(block, "empty", { type = "body", foreground = "textSecondary" })
end)

scenario("topics that load are chips on fill that say nothing", { covers = { "IP-L1" } }, function()
  looks(InterestsPicker { categories = loading }, "placeholder", {
    background = "fill", radius = "capsule", foreground = nothing, transition = "smooth",
  })
end)

scenario("nothing but the card, the field, chips and the button has a background", { covers = { "CB-B1" } }, function()
  local block = InterestsPicker { minimum = 1, maximum = 1, onSkip = function() end }
  block:type("search", "yoga")
  block:tap("Yoga")
  local filled = {}
  for _, element in ipairs(block:all {}) do
    if element.style.background then filled[#filled + 1] = element.id end
  end
  expect(filled):equals { "search", "card", "topic.yoga", "continue" }
end)

scenario("a pick snaps, the button moves by the standard", { covers = { "CB-M1" } }, function()
  local block = InterestsPicker {}
  looks(block, "topic.music", { transition = "snappy" })
  looks(block, "search", { transition = "snappy" })
  looks(block, "continue", { transition = "standard" })
end)

scenario("with Reduce Motion all of it fades, the rolling count too", { covers = { "CB-M2", "IP-H2" } }, function()
  local block = InterestsPicker { onSkip = function() end }
  local loads = InterestsPicker { categories = loading }
  environment { reduceMotion = true }
  for _, element in ipairs(block:all {}) do expect(element.style.transition):equals("fade", element.id) end
  looks(loads, "placeholder", { transition = "fade" })
  environment { reduceMotion = false }
  looks(block, "count", { transition = "numericText" })
end)

scenario("a style is a plain table, read afresh", { covers = { "IP-T4" } }, function()
  local block = InterestsPicker {}
  local chip = block:get("topic.music")
  local before = chip.style
  block:tap(chip)
  expect(before.background):equals("fill")
  expect(chip.style.background):equals("accent")
  before.background = "danger"
  expect(chip.style.background):equals("accent")
  expect(chip.style):equals(block:get("topic.music").style)
  expect(#block:all { style = chip.style }):equals(1)
end)
