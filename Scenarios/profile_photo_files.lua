-- What is handed on of real picture files: their bytes are decoded, turned, scaled and written again.

--- Chooses a photo, continues, and answers the photo that onContinue got.
local function handedOn(photo)
  local saved
  local block = ProfileSetup { name = "Maya Chen", onContinue = function(profile) saved = profile.photo end }
  block:fill("Username", "mayachen")
  block:choosePhoto(photo)
  block:tap("Continue")
  return saved, block
end

local red, green, blue, yellow = { 255, 0, 0 }, { 0, 255, 0 }, { 0, 0, 255 }, { 255, 255, 0 }
local white = { 255, 255, 255 }

--- Expects a colour at a place; a JPEG keeps it nearly.
local function expectColour(photo, x, y, colour, what)
  local found = photo:pixel(x, y)
  for channel = 1, 3 do
    local message = ("%s: channel %d at (%d, %d)"):format(what, channel, x, y)
    expect(found[channel]):isBetween(colour[channel] - 10, colour[channel] + 10, message)
  end
end

--- Expects the colours in the middle of the four quarters.
local function expectQuarters(photo, topLeft, topRight, bottomLeft, bottomRight, what)
  local left, right = photo.width // 4, photo.width * 3 // 4
  local top, bottom = photo.height // 4, photo.height * 3 // 4
  expectColour(photo, left, top, topLeft, what)
  expectColour(photo, right, top, topRight, what)
  expectColour(photo, left, bottom, bottomLeft, what)
  expectColour(photo, right, bottom, bottomRight, what)
end

for _, format in ipairs { "jpeg", "png" } do
  for orientation = 1, 8 do
    local title = ("a %s of orientation %d is handed on upright"):format(format, orientation)
    scenario(title, { covers = { "PS-A5" } }, function()
      local photo = handedOn(image { width = 96, height = 64, format = format, orientation = orientation })
      local isTurned = orientation > 4
      expect(photo.width):equals(isTurned and 64 or 96)
      expect(photo.height):equals(isTurned and 96 or 64)
      expect(photo.format):equals("jpeg")
      expect(photo.orientation):equals(1)
      expectQuarters(photo, red, green, blue, yellow, title)
    end)
  end
end

scenario("a photo is at most 1024 pixels long and never enlarged", { covers = { "PS-A5" } }, function()
  local sizes = {
    { 20000, 8, 1024, 1 },
    { 8, 20000, 1, 1024 },
    { 98, 28, 98, 28 },
    { 1, 3000, 1, 1024 },
    { 1, 1, 1, 1 },
    { 1024, 1024, 1024, 1024 },
    { 1025, 1025, 1024, 1024 },
    { 2000, 3000, 683, 1024 },
    { 65500, 16, 1024, 1 },
  }
  for _, size in ipairs(sizes) do
    local photo = handedOn(image { width = size[1], height = size[2] })
    expect({ photo.width, photo.height }):equals({ size[3], size[4] })
  end
end)

scenario("a panorama of 59 million pixels is handed on small", { covers = { "PS-A5" } }, function()
  local photo = handedOn(image { width = 16382, height = 3628, orientation = 3 })
  expect({ photo.width, photo.height }):equals({ 1024, 227 })
  expectQuarters(photo, red, green, blue, yellow, "the panorama")
end)

scenario("transparency is flattened on white", { covers = { "PS-A5" } }, function()
  for orientation = 1, 8 do
    local picture = image { width = 64, height = 64, format = "png", transparent = true, orientation = orientation }
    expectQuarters(handedOn(picture), red, green, white, white, "orientation " .. orientation)
  end
end)

scenario("where a large picture turns clear, nothing dark shines through", { covers = { "PS-A5" } }, function()
  local photo = handedOn(image { width = 1500, height = 3001, format = "png", transparent = true, colour = "#ffffff" })
  for y = 480, 540 do expectColour(photo, photo.width // 2, y, white, "the edge") end
end)

scenario("a portrait from a phone is handed on upright", { covers = { "PS-A5" } }, function()
  local photo, block = handedOn("photos/portrait.jpg")
  expect(photo):equals { width = 120, height = 160, bytes = photo.bytes, format = "jpeg", orientation = 1 }
  expect(photo.bytes):isAbove(500)
  expect(block.state.photo):equals { width = 120, height = 160, bytes = photo.bytes, format = "jpeg" }
  expect(block.state.avatar):equals("photo")
  expectColour(photo, 10, 10, { 150, 200, 240 }, "the sky")
  expectColour(photo, 10, 150, { 60, 140, 70 }, "the meadow")
  expectColour(photo, 60, 65, { 235, 190, 160 }, "the face")
end)

scenario("a round badge is handed on with white corners", { covers = { "PS-A5" } }, function()
  local photo = handedOn("photos/badge.png")
  expect({ photo.width, photo.height, photo.format }):equals { 96, 96, "jpeg" }
  expectColour(photo, 2, 2, white, "a corner")
  expectColour(photo, 48, 48, { 90, 60, 200 }, "the badge")
end)

scenario("the same picture is handed on with the same bytes", { covers = { "PS-A5" } }, function()
  for _, picture in ipairs { "photos/portrait.jpg", "photos/badge.png", image { width = 300, height = 200 } } do
    local first, second = handedOn(picture), handedOn(picture)
    expect(second):equals(first)
  end
end)

scenario("a file that ends early can't be read and leaves the avatar", { covers = { "PS-A6" } }, function()
  local block = ProfileSetup { name = "Maya Chen" }
  block:choosePhoto("photos/badge.png")
  block:choosePhoto("photos/broken.jpg", { after = 0.5 })
  expect(block:find("photo.note")):isNil()
  pause(0.5)
  expect(block:get("photo.note").text):equals("That photo couldn't be read. Try another one.")
  expect(block.announcements):equals { "That photo couldn't be read. Try another one." }
  expect(block.haptics):equals {}
  expect(block.state.photo.width):equals(96)
  block:choosePhoto("photos/portrait.jpg")
  expect(block:find("photo.note")):isNil()
  expect(block.state.photo.width):equals(120)
end)

scenario("what is no picture can't be read", { covers = { "PS-A6" } }, function()
  for _, path in ipairs { "RULES.md", "profile_photo_files.lua", "photos" } do
    local block = ProfileSetup { name = "Maya Chen" }
    block:choosePhoto(path)
    expect(block:get("photo.note").text):equals("That photo couldn't be read. Try another one.", path)
    expect(block.state.avatar):equals("initials", path)
  end
end)

scenario("a path that names no file of the suite is a mistake that says so", function()
  local block = ProfileSetup {}
  local function mistake(path)
    local _, message = pcall(function() block:choosePhoto(path) end)
    return message
  end
  expect(mistake("photos/nobody.jpg")):contains('there is no file "photos/nobody.jpg"')
  expect(mistake("../README.md")):contains('"../README.md" is no path beside the scenario')
  expect(mistake("photos/../../README.md")):contains("is no path beside the scenario")
  expect(mistake("/etc/hostname")):contains('"/etc/hostname" is no path beside the scenario')
  expect(mistake("")):contains("is no path beside the scenario")
  expect(mistake(7)):contains("the photo must be a path, image { … }, unreadable or dismissed, got a number (7)")
  expect(block.state.photo):isNil()
end)

scenario("a pixel outside of the photo is a mistake that names the size", function()
  local photo = handedOn(image { width = 40, height = 30 })
  local function mistake(...)
    local _, message = pcall(photo.pixel, ...)
    return message
  end
  local outside = "is outside of the photo, which is 40 × 30 pixels, (0, 0) to (39, 29)"
  expect(mistake(photo, 40, 0)):contains("(40, 0) " .. outside)
  expect(mistake(photo, 0, 30)):contains(outside)
  expect(mistake(photo, -1, 0)):contains(outside)
  expect(mistake(photo, 1.5, 0)):contains("x must be a whole number of pixels, got a number (1.5)")
  expect(mistake({}, 0, 0)):contains("photo:pixel is for the photo of a profile")
  expect(#photo:pixel(39, 29)):equals(3)
end)

scenario("a photo's pixels are no field of it", function()
  local photo = handedOn(image { width = 40, height = 30 })
  local names = {}
  for name in pairs(photo) do names[#names + 1] = name end
  table.sort(names)
  expect(names):equals { "bytes", "format", "height", "orientation", "width" }
  expect(getmetatable(photo)):isFalse()
end)

scenario("a test picture that would be too large is a mistake that says so", function()
  local function mistake(options)
    local _, message = pcall(image, options)
    return message
  end
  expect(mistake { width = 65535, height = 65535 }):contains("65535 × 65535 are 4294836225 pixels")
  expect(mistake { width = 65535, height = 8 }):contains("a JPEG's sides are at most 65500 pixels, got 65535")
end)
