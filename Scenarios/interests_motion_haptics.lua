local evenings = require "support.evenings"

scenario("a pick presses its chip, moves the picks and changes the button", {
  covers = { "CB-M1" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 1 }
  block:tap("Novels")
  expect(block.motions):equals { "bouncy", "snappy", "standard" }
end)

scenario("a pick that leaves the button as it is does not move it", { covers = { "CB-M1" } }, function()
  local block = InterestsPicker { categories = evenings, minimum = 0 }
  block:tap("Novels")
  block:tap("Dumplings")
  block:tap("Novels")
  expect(block.motions):equals { "bouncy", "snappy", "bouncy", "snappy", "bouncy", "snappy" }
end)

scenario("locks and their line come with the pick's own motion", {
  covers = { "CB-M1", "IP-X1" },
}, function()
  local block = InterestsPicker { categories = evenings, minimum = 0, maximum = 1 }
  block:tap("Novels")
  expect(block.motions):equals { "bouncy", "snappy" }
end)

scenario("the button's press and its changes are standard", { covers = { "CB-M1", "CB-P1" } }, function()
  local block = InterestsPicker { categories = evenings, minimum = 0, onContinue = function() sleep(1) end }
  block:tap("Continue")
  expect(block.motions):contains("standard")
  expect(block.motions):lacks("bouncy")
  expect(block.motions):lacks("smooth")
  block:forget()
  pause(1)
  expect(block.motions):equals { "standard" }
  block:forget()
  pause(1)
  expect(block.motions):equals { "standard" }
end)

scenario("a failure's message comes and goes snappily", { covers = { "CB-M1", "CB-P4" } }, function()
  local block = InterestsPicker {
    categories = evenings, minimum = 0, onContinue = server { latency = 0.5, throws = "You are offline." },
  }
  block:tap("Continue")
  block:forget()
  pause(0.5)
  expect(block.motions):contains("snappy")
  block:forget()
  block:tap("Novels")
  expect(block.motions):equals { "bouncy", "snappy" }
end)

scenario("a search moves the topics snappily", { covers = { "CB-M1", "IP-Q1" } }, function()
  local block = InterestsPicker { categories = evenings }
  block:focus("search")
  block:forget()
  block:type("search", "g")
  expect(block.motions):equals { "snappy" }
end)

scenario("topics that load move smoothly, whenever they come", { covers = { "CB-M1", "IP-L1" } }, function()
  local block = InterestsPicker { categories = loading, minimum = 0 }
  block:setCategories(evenings)
  expect(block.motions):equals { "smooth" }
end)

scenario("the host's picks move snappily and press nothing", { covers = { "CB-M1", "IP-S1" } }, function()
  local block = InterestsPicker { categories = evenings, minimum = 0, selection = {} }
  block:setSelection { "novels" }
  expect(block.motions):equals { "snappy" }
end)

scenario("a block that opens moves nothing", { covers = { "CB-M1", "CB-E1" } }, function()
  local block = InterestsPicker { categories = evenings, selection = { "novels", "walks", "cards" } }
  pause(5)
  expect(block.motions):equals {}
  expect(block.haptics):equals {}
end)

scenario("with Reduce Motion every motion is a short fade", { covers = { "CB-M2" } }, function()
  environment { reduceMotion = true }
  local block = InterestsPicker {
    categories = loading,
    minimum = 1,
    onContinue = server { latency = 0.5, replies = { throws("You are offline."), true } },
    onSkip = function() end,
  }
  block:setCategories(evenings)
  block:type("search", "n")
  block:tap("Novels")
  block:tap("Continue")
  pause(0.5)
  block:tap("Continue")
  settle()
  block:tap("Skip for now")
  expect(#block.motions):isAbove(8)
  for _, token in ipairs { "smooth", "snappy", "standard", "bouncy" } do
    expect(block.motions):lacks(token)
  end
  for _, motion in ipairs(block.motions) do expect(motion.text or motion.kind):equals("fade") end
end)

scenario("Reduce Motion is followed when it changes", { covers = { "CB-M2", "CB-M1" } }, function()
  local block = InterestsPicker { categories = evenings, minimum = 0 }
  block:tap("Novels")
  environment { reduceMotion = true }
  block:tap("Dumplings")
  environment { reduceMotion = false }
  block:tap("Novels")
  expect(block.motions):equals { "bouncy", "snappy", "fade", "fade", "bouncy", "snappy" }
end)

scenario("a whole visit feels exactly so", {
  covers = { "IP-C2", "CB-P3", "CB-P4", "CB-P6", "CB-E1" },
}, function()
  local block = InterestsPicker {
    categories = evenings,
    minimum = 2,
    maximum = 2,
    onContinue = server { replies = { throws("You are offline."), throws(cancellation), true } },
  }
  block:tap("Novels")
  block:tap("continue")
  block:tap("Dumplings")
  block:tap("Night walks")
  block:type("search", "zither")
  block:clear("search")
  for _ = 1, 3 do
    block:tap("Continue")
    pause(1)
  end
  expect(block.haptics):equals { "selection", "selection", "error", "success" }
  expect(block.haptics):lacks("warning")
end)

scenario("a haptic comes at the instant of what it answers", { covers = { "IP-C2", "CB-P3" } }, function()
  local block = InterestsPicker { minimum = 1, onContinue = function() sleep(0.75) end }
  pause(0.25)
  block:tap("Yoga")
  pause(0.25)
  block:tap("Continue")
  settle()
  expect(block.haptics[1].at):equals(0.25)
  expect(block.haptics[2].at):equals(1.25)
end)
