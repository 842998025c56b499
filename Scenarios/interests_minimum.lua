local evenings = require "support.evenings"

scenario("three topics are needed when no minimum is given", { covers = { "IP-M1", "IP-M2" } }, function()
  local block = InterestsPicker {}
  local words = { block:get("continue").text }
  for _, topic in ipairs { "Baking", "Yoga", "Science", "History" } do
    block:tap(topic)
    table.insert(words, block:get("continue").text)
  end
  expect(words):equals { "Pick 3 more", "Pick 2 more", "Pick 1 more", "Continue", "Continue" }
end)

scenario("until the minimum is met the button can't be tapped", { covers = { "IP-M1", "CB-V2" } }, function()
  local block = InterestsPicker {}
  block:tap("Baking")
  block:tap("Yoga")
  block:forget()
  expect(block:get("continue").enabled):isFalse()
  expect(block:tap("continue")):isFalse()
  settle()
  expect(block.calls):equals {}
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
  expect(block.motions):equals {}
  expect(block.state.phase):equals("resting")
end)

scenario("VoiceOver reads the locked button with what is missing to continue", {
  covers = { "IP-M1", "CB-V2" },
}, function()
  local block = InterestsPicker {}
  block:tap("Baking")
  local button = block:get("continue")
  expect(button.text):equals("Pick 2 more")
  expect(button.label):equals("Pick 2 more to continue")
  expect(button.traits):equals { "button", "notEnabled" }
  expect(button.busy):isFalse()
end)

scenario("at the minimum the button turns into Continue", { covers = { "IP-M2" } }, function()
  local block = InterestsPicker { minimum = 1 }
  expect(block:get("continue").label):equals("Pick 1 more to continue")
  block:tap("Yoga")
  local button = block:get("continue")
  expect(button.text):equals("Continue")
  expect(button.label):equals("Continue")
  expect(button.traits):equals { "button" }
  expect(block:tap("Continue")):isTrue()
  expect(#block.calls):equals(1)
end)

scenario("reaching the minimum is not announced", { covers = { "IP-A2" } }, function()
  local block = InterestsPicker { minimum = 1 }
  block:tap("Yoga")
  pause(5)
  expect(block.announcements):equals {}
end)

scenario("with a minimum of 0 Continue is there at once and hands on nothing", {
  covers = { "IP-M3", "IP-A1" },
}, function()
  local block = InterestsPicker { minimum = 0 }
  expect(block:get("continue").text):equals("Continue")
  expect(block:get("continue").enabled):isTrue()
  block:tap("Continue")
  expect(block.calls[1].argument):equals {}
  expect(block.announcements):equals { "Interests saved" }
end)

scenario("with a minimum of 0 Continue works while topics load", {
  covers = { "IP-M3", "IP-L4" },
}, function()
  local block = InterestsPicker { categories = loading, minimum = 0 }
  expect(block:get("continue").text):equals("Continue")
  expect(block:tap("Continue")):isTrue()
  expect(#block.calls):equals(1)
end)

scenario("with fewer topics than the minimum all of them are enough", { covers = { "IP-M4" } }, function()
  local block = InterestsPicker { categories = { evenings[1] }, minimum = 3 }
  expect(block:get("rule").text):equals("Pick at least 2.")
  expect(block:get("count").label):equals("0 of at least 2 picked")
  expect(block:get("continue").text):equals("Pick 2 more")
  block:tap("Night walks")
  expect(block:get("continue").label):equals("Pick 1 more to continue")
  block:tap("Café culture")
  expect(block:get("count").label):equals("2 of at least 2 picked")
  expect(block:tap("Continue")):isTrue()
end)

scenario("more topics on offer bring the whole minimum back", { covers = { "IP-M4", "IP-L2" } }, function()
  local block = InterestsPicker { categories = { evenings[1] }, minimum = 3 }
  block:tap("Night walks")
  block:tap("Café culture")
  expect(block:get("continue").text):equals("Continue")
  block:setCategories(evenings)
  expect(block:get("rule").text):equals("Pick at least 3.")
  expect(block:get("continue").text):equals("Pick 1 more")
  expect(block:tap("continue")):isFalse()
end)

scenario("a topic in two sections is one topic on offer", { covers = { "IP-M4", "IP-C5" } }, function()
  local tea = { id = "tea", title = "Tea", symbol = "leaf" }
  local block = InterestsPicker {
    minimum = 2,
    categories = {
      { id = "warm", title = "Warm", topics = { tea } },
      { id = "calm", title = "Calm", topics = { tea } },
    },
  }
  expect(block:get("continue").text):equals("Pick 1 more")
  block:tap("warm/topic.tea")
  expect(block:get("continue").text):equals("Continue")
end)

scenario("before topics are there the whole minimum is asked for", {
  covers = { "IP-M4", "IP-L4" },
}, function()
  local block = InterestsPicker { categories = loading }
  expect(block:get("rule").text):equals("Pick at least 3.")
  expect(block:get("count").label):equals("0 of at least 3 picked")
  expect(block:get("continue").text):equals("Pick 3 more")
end)

scenario("a negative minimum is a mistake that names the option", { covers = { "IP-X5" } }, function()
  local opened, message = pcall(InterestsPicker, { minimum = -1 })
  expect(opened):isFalse()
  expect(tostring(message)):contains("minimum")
  expect(tostring(message)):contains("-1")
end)
