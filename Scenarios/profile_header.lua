-- Where the person is, the title and the line on why.

scenario("the step stands above the title when step and of are given", { covers = { "PS-H1" } }, function()
  local block = ProfileSetup { step = 2, of = 3 }
  expect(block:get("header.step").text):equals("Step 2 of 3")
  expect(block:get("header").label):matches("^Step 2 of 3, Set up your profile")
end)

scenario("step or of alone shows no step", { covers = { "PS-H1" } }, function()
  for _, options in ipairs { { step = 2 }, { of = 3 }, {} } do
    local block = ProfileSetup(options)
    expect(block:find("header.step")):isNil()
    expect(block:get("header").label):lacks("Step")
  end
end)

scenario("the default words are there when the host gives none", { covers = { "PS-H2" } }, function()
  local block = ProfileSetup {}
  expect(block:get("header.title").text):equals("Set up your profile")
  expect(block:get("header.message").text):equals("This is how people will see you.")
end)

scenario("title and message replace the default words, each by itself", { covers = { "PS-H2" } }, function()
  local titled = ProfileSetup { title = "Say hello" }
  expect(titled:get("header.title").text):equals("Say hello")
  expect(titled:get("header.message").text):equals("This is how people will see you.")
  expect(titled:shows("Set up your profile")):isFalse()

  local explained = ProfileSetup { message = "Your team sees this." }
  expect(explained:get("header.title").text):equals("Set up your profile")
  expect(explained:get("header.message").text):equals("Your team sees this.")
  expect(explained:shows("This is how people will see you.")):isFalse()
end)

scenario("VoiceOver reads the header as one element", { covers = { "PS-H3" } }, function()
  local block = ProfileSetup { step = 2, of = 3 }
  local headers = block:all { role = "header" }
  expect(#headers):equals(1)
  expect(headers[1].label):equals("Step 2 of 3, Set up your profile, This is how people will see you.")
  expect(headers[1].traits):equals { "header" }
  expect(block:outline()):matches("^Step 2 of 3, [^\n]* Heading%.\n")
end)

scenario("a part of the header that does not show is not read", { covers = { "PS-H3", "PS-H1" } }, function()
  local block = ProfileSetup { title = "Say hello", message = "Your team sees this." }
  expect(block:get("header").label):equals("Say hello, Your team sees this.")
end)
