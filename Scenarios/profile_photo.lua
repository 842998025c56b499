-- Choosing, changing and removing the photo, and what is handed on of it.

local function photoHandedOn(photo)
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:choosePhoto(photo)
  block:tap("Continue")
  return block.calls[1].argument.photo
end

local function size(photo)
  return photo.width .. " × " .. photo.height
end

-- The buttons

scenario("without a photo there is Add a photo alone", { covers = { "PS-A3" } }, function()
  local block = ProfileSetup {}
  expect(block:get("photo.add").label):equals("Add a photo")
  expect(block:find("Change photo")):isNil()
  expect(block:find("Remove")):isNil()
  expect(block.state.photo):isNil()
end)

scenario("with a photo there are Change photo and Remove", { covers = { "PS-A1", "PS-A3" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:choosePhoto(image { width = 40, height = 30 })
  expect(block.state.avatar):equals("photo")
  expect(block:find("Add a photo")):isNil()
  expect(block:get("photo.change").label):equals("Change photo")
  expect(block:get("photo.remove").label):equals("Remove")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("the photo hides the initials, whatever the name becomes", { covers = { "PS-A1" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 })
  block:type("Display name", "Maya")
  expect(block.state.avatar):equals("photo")
  block:clear("Display name")
  expect(block.state.avatar):equals("photo")
end)

scenario("Remove brings back the initials and Add a photo", { covers = { "PS-A4" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:choosePhoto(image { width = 40, height = 30 })
  block:tap("Remove")
  expect(block.state.photo):isNil()
  expect(block.state.avatar):equals("initials")
  expect(block:get("avatar").text):equals("MC")
  expect(block:find("Add a photo")):differs(nil)
  expect(block:find("Change photo")):isNil()
  expect(block:find("Remove")):isNil()
  expect(block.haptics):equals {}
end)

scenario("Remove brings back the symbol when there is no name", { covers = { "PS-A4" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 })
  block:tap("Remove")
  expect(block.state.avatar):equals("symbol")
end)

scenario("a removed photo is not handed on", { covers = { "PS-A4", "PS-S4" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:choosePhoto(image { width = 40, height = 30 })
  block:tap("Remove")
  block:tap("Continue")
  expect(block.calls[1].argument.photo):isNil()
end)

-- While it loads

scenario("the avatar stays as it was until the photo is in", { covers = { "PS-A1", "PS-A3" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
  pause(0.999)
  expect(block.state.avatar):equals("initials")
  expect(block.state.photo):isNil()
  expect(block:find("Remove")):isNil()
  pause(0.001)
  expect(block.state.avatar):equals("photo")
  expect(block:find("Remove")):differs(nil)
end)

scenario("Change photo keeps the photo until the new one is in", {
  covers = { "PS-A3", "PS-A7" },
}, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 })
  block:choosePhoto(image { width = 50, height = 60 }, { after = 1 })
  expect(size(block.state.photo)):equals("40 × 30")
  pause(1)
  expect(size(block.state.photo)):equals("50 × 60")
end)

scenario("a newer pick wins over an older one that loads longer", { covers = { "PS-A7" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 }, { after = 2 })
  pause(0.5)
  block:choosePhoto(image { width = 50, height = 60 }, { after = 0.5 })
  pause(0.5)
  expect(size(block.state.photo)):equals("50 × 60")
  pause(10)
  expect(size(block.state.photo)):equals("50 × 60")
end)

scenario("an older pick that loads sooner is not shown in between", { covers = { "PS-A7" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
  block:choosePhoto(image { width = 50, height = 60 }, { after = 2 })
  pause(1.5)
  expect(block.state.photo):isNil()
  pause(0.5)
  expect(size(block.state.photo)):equals("50 × 60")
end)

scenario("an older pick that turns out unreadable says nothing", { covers = { "PS-A7" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(unreadable, { after = 1 })
  block:choosePhoto(image { width = 50, height = 60 }, { after = 0.5 })
  pause(10)
  expect(size(block.state.photo)):equals("50 × 60")
  expect(block:find("photo.note")):isNil()
  expect(block.announcements):equals {}
end)

scenario("a newer pick that is unreadable does not bring the older one back", {
  covers = { "PS-A7", "PS-A6" },
}, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 }, { after = 2 })
  block:choosePhoto(unreadable, { after = 1 })
  pause(10)
  expect(block.state.photo):isNil()
  expect(block:get("photo.note").text):equals("That photo couldn't be read. Try another one.")
  expect(block.announcements):equals { "That photo couldn't be read. Try another one." }
end)

scenario("Remove wins over a photo that still loads", { covers = { "PS-A7", "PS-A4" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 })
  block:choosePhoto(image { width = 50, height = 60 }, { after = 1 })
  pause(0.5)
  block:tap("Remove")
  pause(10)
  expect(block.state.photo):isNil()
  expect(block.state.avatar):equals("symbol")
end)

scenario("Remove silences an unreadable photo that still loads", { covers = { "PS-A7" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 })
  block:choosePhoto(unreadable, { after = 1 })
  block:tap("Remove")
  pause(10)
  expect(block:find("photo.note")):isNil()
  expect(block.announcements):equals {}
end)

scenario("closing the picker changes nothing", { covers = { "PS-A7" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:choosePhoto(dismissed)
  pause(1)
  expect(block.state.avatar):equals("initials")
  expect(block:find("photo.note")):isNil()
  block:choosePhoto(image { width = 40, height = 30 })
  block:choosePhoto(dismissed)
  pause(1)
  expect(size(block.state.photo)):equals("40 × 30")
  expect(block.haptics):equals {}
  expect(block.announcements):equals {}
end)

scenario("closing the picker does not stop a photo that still loads", { covers = { "PS-A7" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
  block:choosePhoto(dismissed)
  pause(1)
  expect(size(block.state.photo)):equals("40 × 30")
end)

scenario("the same photo can be picked again after Remove", { covers = { "PS-A7" } }, function()
  local block = ProfileSetup {}
  local photo = image { width = 40, height = 30 }
  block:choosePhoto(photo)
  block:tap("Remove")
  block:choosePhoto(photo)
  expect(block.state.avatar):equals("photo")
  expect(size(block.state.photo)):equals("40 × 30")
end)

-- When it can't be read

scenario("a photo that can't be read says so under the button", { covers = { "PS-A6" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:choosePhoto(unreadable, { after = 0.2 })
  expect(block:find("photo.note")):isNil()
  pause(0.2)
  expect(block:get("photo.note").text):equals("That photo couldn't be read. Try another one.")
  expect(block.announcements):equals { "That photo couldn't be read. Try another one." }
  expect(block.haptics):equals {}
  expect(block.state.avatar):equals("initials")
  expect(block:find("Add a photo")):differs(nil)
end)

scenario("an unreadable photo leaves the one that was there", { covers = { "PS-A6", "PS-S4" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:choosePhoto(image { width = 40, height = 30 })
  block:choosePhoto(unreadable)
  expect(block.state.avatar):equals("photo")
  expect(block:find("Change photo")):differs(nil)
  block:tap("Continue")
  expect(size(block.calls[1].argument.photo)):equals("40 × 30")
end)

scenario("the note leaves as soon as another photo is picked", { covers = { "PS-A6" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(unreadable)
  block:choosePhoto(image { width = 40, height = 30 }, { after = 1 })
  expect(block:find("photo.note")):isNil()
  expect(block.state.photo):isNil()
end)

scenario("the note leaves with Remove", { covers = { "PS-A6" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(image { width = 40, height = 30 })
  block:choosePhoto(unreadable)
  expect(block:find("photo.note")):differs(nil)
  block:tap("Remove")
  expect(block:find("photo.note")):isNil()
end)

scenario("nothing else lifts the note", { covers = { "PS-A6", "PS-A7" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(unreadable)
  block:choosePhoto(dismissed)
  block:type("Display name", "Maya Chen")
  block:fill("Username", "mayachen")
  block:tap("Accent")
  pause(60)
  expect(block:find("photo.note")):differs(nil)
end)

scenario("the same bad photo says so each time", { covers = { "PS-A7", "CB-E1" } }, function()
  local block = ProfileSetup {}
  block:choosePhoto(unreadable)
  block:choosePhoto(unreadable)
  expect(block:find("photo.note")):differs(nil)
  expect(block.announcements):equals {
    "That photo couldn't be read. Try another one.",
    "That photo couldn't be read. Try another one.",
  }
end)

scenario("an unreadable photo does not stop Continue", { covers = { "PS-A6", "PS-S1", "PS-S4" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:fill("Username", "mayachen")
  block:choosePhoto(unreadable)
  block:tap("Continue")
  expect(#block.calls):equals(1)
  expect(block.calls[1].argument.photo):isNil()
end)

-- What is handed on

scenario("the photo is handed on as a JPEG of at most 1024 pixels", {
  covers = { "PS-A5", "PS-S4" },
}, function()
  local landscape = photoHandedOn(image { width = 4000, height = 3000 })
  expect(landscape.format):equals("jpeg")
  expect(size(landscape)):equals("1024 × 768")
  expect(size(photoHandedOn(image { width = 3000, height = 4000 }))):equals("768 × 1024")
  expect(size(photoHandedOn(image { width = 2000, height = 2000 }))):equals("1024 × 1024")
  expect(size(photoHandedOn(image { width = 1025, height = 10 }))):equals("1024 × 10")
end)

scenario("a small photo is never enlarged", { covers = { "PS-A5" } }, function()
  expect(size(photoHandedOn(image { width = 1024, height = 1024 }))):equals("1024 × 1024")
  expect(size(photoHandedOn(image { width = 40, height = 30 }))):equals("40 × 30")
  expect(size(photoHandedOn(image { width = 1, height = 1 }))):equals("1 × 1")
end)

scenario("a side is rounded to the nearest pixel, and never to none", { covers = { "PS-A5" } }, function()
  expect(size(photoHandedOn(image { width = 3000, height = 2000 }))):equals("1024 × 683")
  expect(size(photoHandedOn(image { width = 2000, height = 1001 }))):equals("1024 × 513")
  expect(size(photoHandedOn(image { width = 2000, height = 1000 }))):equals("1024 × 512")
  expect(size(photoHandedOn(image { width = 20000, height = 8 }))):equals("1024 × 1")
  expect(size(photoHandedOn(image { width = 1, height = 3000 }))):equals("1 × 1024")
end)

scenario("a turned photo is handed on upright, its tag used up", { covers = { "PS-A5" } }, function()
  for orientation = 1, 8 do
    local photo = photoHandedOn(image { width = 3000, height = 2000, orientation = orientation })
    local expected = orientation < 5 and "1024 × 683" or "683 × 1024"
    expect(size(photo)):equals(expected, "orientation " .. orientation)
    expect(photo.orientation):equals(1)
  end
end)

scenario("a PNG with transparency becomes a JPEG", { covers = { "PS-A5" } }, function()
  local photo = photoHandedOn(image { width = 400, height = 200, format = "png", transparent = true })
  expect(photo.format):equals("jpeg")
  expect(size(photo)):equals("400 × 200")
end)
