-- expect: error: block:choosePhoto: "../secret.txt" is no path beside the scenario; write it downwards
-- expect: error: block:choosePhoto: "/etc/passwd" is no path beside the scenario; write it downwards from
-- expect: error: block:choosePhoto: there is no file "~/.ssh/id_rsa" in
-- expect: error: block:choosePhoto: there is no file "http://127.0.0.1/x.png" in
-- expect: error: block:choosePhoto: there is no file "file:///etc/passwd" in
-- expect: error: block:choosePhoto: "photos/link_out.png" is a link that leads out of the suite
-- expect: error: block:choosePhoto: "photos/folder_out/secret.txt" is a link that leads out of the suite
-- expect: error: block:choosePhoto: there is no file "photos/link_to_itself.png" in
-- expect: failed: expected and found differ
-- expect: error: block:choosePhoto: "photos/a.png\u{0}.txt" is no path beside the scenario; write it
-- expect: error: block:choosePhoto: "" is no path beside the scenario; write it downwards from the
-- expect: error: block:choosePhoto: "photos/device.png" is a link that leads out of the suite
-- expect: failed: expected and found differ
local function choose(path) ProfileSetup {}:choosePhoto(path) end
scenario("above", function() choose("../secret.txt") end)
scenario("an absolute path", function() choose("/etc/passwd") end)
scenario("a home", function() choose("~/.ssh/id_rsa") end)
scenario("an address of the network", function() choose("http://127.0.0.1/x.png") end)
scenario("an address of a file", function() choose("file:///etc/passwd") end)
scenario("a link out of the suite", function() choose("photos/link_out.png") end)
scenario("a link to a folder out of the suite", function() choose("photos/folder_out/secret.txt") end)
scenario("a link to itself", function() choose("photos/link_to_itself.png") end)
scenario("a folder", function()
  local block = ProfileSetup {}
  block:choosePhoto("photos")
  expect(block:get("photo.note").text):equals("")
end)
scenario("a NUL", function() choose("photos/a.png\0.txt") end)
scenario("nothing", function() choose("") end)
scenario("a device", function()
  local block = ProfileSetup {}
  block:choosePhoto("photos/device.png")
  expect(block:get("photo.note").text):equals("")
end)
scenario("a pipe", function()
  local block = ProfileSetup {}
  block:choosePhoto("photos/pipe.png")
  expect(block:get("photo.note").text):equals("")
end)
scenario("a huge file", function()
  local block = ProfileSetup {}
  block:choosePhoto("photos/huge.png")
  expect(block:get("photo.note").text):equals("")
end)
scenario("a script", function()
  local block = ProfileSetup {}
  block:choosePhoto("photos_of_places.lua")
  expect(block:get("photo.note").text):equals("")
end)
