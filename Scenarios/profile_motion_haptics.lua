-- Which motion each change carries, and what is felt.

-- The motions of one act.
local function motions(block, act)
  local before = #block.motions
  act()
  local found = {}
  for index = before + 1, #block.motions do found[#found + 1] = block.motions[index].text end
  return found
end

scenario("a photo moves smoothly when it comes in, not when it is picked", {
  covers = { "CB-M1" },
}, function()
  local block = ProfileSetup {}
  expect(motions(block, function()
    block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
    pause(0.999)
  end)):lacks("smooth")
  expect(motions(block, function() pause(0.001) end)):equals { "smooth" }
end)

scenario("the buttons that open the photo picker are pressed as any other", {
  covers = { "CB-M1" },
}, function()
  local block = ProfileSetup {}
  expect(motions(block, function() block:tap("Add a photo") end)):equals { "standard" }
  block:choosePhoto(image { width = 40, height = 30 })
  expect(motions(block, function() block:tap("Change photo") end)):equals { "standard" }
  expect(motions(block, function() block:choosePhoto(dismissed) end)):lacks("smooth")
end)

scenario("a photo that goes moves smoothly, after the button's press", { covers = { "CB-M1" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 })
  expect(motions(block, function() block:tap("Remove") end)):equals { "standard", "smooth" }
end)

scenario("a picked colour moves snappily", { covers = { "CB-M1" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  expect(motions(block, function() block:tap("Grey") end)):contains("snappy")
  expect(motions(block, function() block:tap("Grey") end)):lacks("snappy")
end)

scenario("the check and its verdict move snappily, the wait not at all", { covers = { "CB-M1" } }, function()
  local block = ProfileSetup { checkUsername = server { latency = 0.2 } }
  block:fill("Username", "mayachen")
  expect(motions(block, function() pause(0.449) end)):equals {}
  expect(motions(block, function() pause(0.001) end)):equals { "snappy" }
  expect(motions(block, function() pause(0.2) end)):equals { "snappy" }
  expect(motions(block, function() block:fill("Username", "mayache") end)):equals { "snappy" }
  expect(motions(block, function() block:fill("Username", "mayac") end)):equals {}
end)

scenario("a refusal is a press and a snappy change", { covers = { "CB-M1" } }, function()
  local block = ProfileSetup {}
  expect(motions(block, function() block:tap("Continue") end)):equals { "standard", "snappy" }
end)

scenario("working, done and rest each move snappily", { covers = { "CB-M1", "CB-P3" } }, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:fill("Username", "mayachen")
  expect(motions(block, function() block:tap("Continue") end)):equals { "standard", "snappy" }
  expect(motions(block, function() pause(1) end)):equals { "snappy" }
  expect(motions(block, function() pause(1) end)):equals { "snappy" }
  expect(motions(block, function() pause(60) end)):equals {}
end)

scenario("a birthday that is added or cleared is a press and a snappy change", {
  covers = { "CB-M1" },
}, function()
  local block = ProfileSetup { asksBirthday = true }
  expect(motions(block, function() block:tap("Add") end)):equals { "standard", "snappy" }
  expect(motions(block, function() block:tap("Clear") end)):equals { "standard", "snappy" }
end)

scenario("the avatar's new initials move snappily, the same ones not", { covers = { "CB-M1" } }, function()
  local block = ProfileSetup { name = "Maya" }
  block:focus("Display name")
  expect(motions(block, function() block:type("Display name", " ") end)):equals {}
  expect(motions(block, function() block:type("Display name", "C") end)):equals { "snappy" }
  expect(motions(block, function() block:type("Display name", "h") end)):equals {}
end)

-- A visit with everything in it; returns the block when it is over.
local function visit()
  local block = ProfileSetup {
    name = "Maya",
    asksBirthday = true,
    checkUsername = server { latency = 0.2, taken = { "maya" } },
    onContinue = server { latency = 1, replies = { throws("Busy."), true } },
  }
  block:type("Username", "maya", { every = 0.1 })
  pause(0.65)
  block:tap("Continue")
  block:type("Username", "chen", { every = 0.1 })
  pause(0.65)
  block:tap("Accent")
  block:choosePhoto(image { width = 40, height = 30 }, { after = 0.3 })
  pause(0.3)
  block:tap("Remove")
  block:tap("Add")
  block:tap("Continue")
  pause(1)
  block:tap("Continue")
  pause(2)
  expect(block.state.phase):equals("resting")
  return block
end

scenario("with Reduce Motion every change is a short fade", { covers = { "CB-M2" } }, function()
  environment { reduceMotion = true }
  local block = visit()
  expect(#block.motions):isAbove(10)
  for _, motion in ipairs(block.motions) do expect(motion.text):equals("fade") end
end)

scenario("Reduce Motion changes no time, word or haptic", {
  covers = { "CB-M2", "PS-U3", "CB-P3" },
}, function()
  local function record(reduceMotion)
    environment { reduceMotion = reduceMotion }
    local began, lines = now(), {}
    local block = visit()
    local function note(what, at) lines[#lines + 1] = ("%.3f %s"):format(at - began, what) end
    for _, call in ipairs(block.calls) do
      note(call.closure .. " begins", call.at)
      note(call.closure .. " " .. call.outcome, call.endedAt)
    end
    for _, announcement in ipairs(block.announcements) do note(announcement.text, announcement.at) end
    for _, haptic in ipairs(block.haptics) do note(haptic.kind, haptic.at) end
    for _, motion in ipairs(block.motions) do note("motion", motion.at) end
    return lines
  end
  expect(record(true)):equals(record(false))
end)

scenario("Reduce Motion counts at the moment of the change", { covers = { "CB-M2" } }, function()
  local block = ProfileSetup {}
  for _, reduceMotion in ipairs { false, true, false } do
    environment { reduceMotion = reduceMotion }
    block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
    local motion = motions(block, function() pause(1) end)
    expect(motion):equals { reduceMotion and "fade" or "smooth" }
  end
end)

scenario("only colours, refusals, failures and the save are felt", {
  covers = { "CB-E1", "PS-C2", "PS-S1", "CB-P3", "CB-P4" },
  exhaustive = true,
}, function()
  local block = visit()
  expect(block.haptics):equals { "warning", "selection", "error", "success" }
  expect(block.announcements):equals { "@maya is taken", "@maya is taken.", "Busy.", "Profile saved" }
end)

scenario("opening the block, prefilled or not, is neither felt nor said nor moved", {
  covers = { "CB-E1" },
}, function()
  for _, name in ipairs { "", "Maya Chen" } do
    local block = ProfileSetup { name = name, checkUsername = server {}, asksBirthday = true }
    pause(60)
    expect(block.haptics):equals {}
    expect(block.announcements):equals {}
    expect(block.motions):equals {}
  end
end)
