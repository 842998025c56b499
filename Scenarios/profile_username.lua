-- Username: what the field keeps of what it is given.

-- Pastes each text into an empty field and expects what is kept of it.
local function kept(pairs)
  local block = ProfileSetup {}
  for _, pair in ipairs(pairs) do
    local given, expected = pair[1], pair[2]
    block:clear("Username")
    block:paste("Username", given)
    expect(block:get("Username").text):equals(expected, "what is kept of " .. given)
    expect(block.state.username):equals(expected, "what is kept of " .. given)
  end
end

scenario("lowercase letters, numbers, periods and underscores are kept", { covers = { "PS-U1" } }, function()
  kept {
    { "abcdefghijklmnopqrstuvwxyz", "abcdefghijklmnopqrstuvwxyz" },
    { "0123456789", "0123456789" },
    { "..__", "..__" },
    { ".maya_chen.99", ".maya_chen.99" },
  }
end)

scenario("ASCII capitals are lowered", { covers = { "PS-U1" } }, function()
  kept {
    { "MayaChen", "mayachen" },
    { "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz" },
    { "ILGIN", "ilgin" },
  }
end)

scenario("every other ASCII character drops", { covers = { "PS-U1" } }, function()
  kept {
    { "maya-chen", "mayachen" },
    { "@maya", "maya" },
    { " maya chen ", "mayachen" },
    { "maya\nchen\r\n\t", "mayachen" },
    { "!\"#$%&'()*+,/:;<=>?@[\\]^`{|}~", "" },
    { "m\0a\1y\127a", "maya" },
  }
end)

scenario("accented letters drop in either spelling", { covers = { "PS-U1" } }, function()
  kept {
    { "zo\u{EB}", "zo" },
    { "zoe\u{308}", "zo" },
    { "Ame\u{301}lie", "amlie" },
    { "m\u{E4}ya", "mya" },
    { "a\u{301}\u{302}b", "b" },
  }
end)

scenario("digits and letters of other scripts drop", { covers = { "PS-U1" } }, function()
  kept {
    { "maya٣", "maya" },
    { "maya३", "maya" },
    { "ｍａｙａ１", "" },
    { "maya½", "maya" },
    { "mayaⅧ²", "maya" },
    { "mаya", "mya" }, -- the first "a" is Cyrillic
    { "ﬁona", "ona" },
  }
end)

scenario("letters that case mapping would turn into ASCII drop", { covers = { "PS-U1" } }, function()
  kept {
    { "maya\u{212A}", "maya" }, -- the Kelvin sign, whose lowercase is k
    { "\u{130}pek", "pek" }, -- dotted capital I, whose lowercase is i and a dot
    { "I\u{307}pek", "pek" },
    { "\u{131}pek", "pek" }, -- dotless i, whose uppercase is I
    { "maya\u{17F}", "maya" }, -- long s, whose uppercase is S
  }
end)

scenario("emoji drop whole, a keycap's digit too", { covers = { "PS-U1" } }, function()
  kept {
    { "maya🙂", "maya" },
    { "maya1️⃣", "maya" },
    { "maya1\u{20E3}2", "maya2" },
    { "👩🏽‍🎨maya", "maya" },
    { "🇳🇿maya", "maya" },
  }
end)

scenario("a joiner or a mark takes the letter before it along", { covers = { "PS-U1" } }, function()
  kept {
    { "maya\u{200D}chen", "maychen" },
    { "maya\u{FE0F}", "may" },
  }
end)

scenario("a zero-width space drops alone", { covers = { "PS-U1" } }, function()
  kept { { "maya\u{200B}chen", "mayachen" }, { "\u{FEFF}maya", "maya" } }
end)

scenario("a combining mark that comes later is judged with the letter before it", {
  covers = { "PS-U1", "PS-U7" },
}, function()
  local block = ProfileSetup { checkUsername = server { latency = 0.2 } }
  block:type("Username", "mayae")
  pause(1)
  expect(block:get("Username").note):equals("@mayae is yours")
  block:paste("Username", "\u{301}")
  expect(block:get("Username").text):equals("maya")
  expect(block:get("Username").note):equals("")
end)

scenario("typing, pasting, autofill and an input method are filtered alike", {
  covers = { "PS-U1" },
}, function()
  local text = "Maya Chén-9"
  local function compose(block)
    block:compose("Username", text)
    block:commit("Username")
  end
  for way, act in ipairs {
    function(block) block:type("Username", text) end,
    function(block) block:paste("Username", text) end,
    function(block) block:fill("Username", text) end,
    compose,
  } do
    local block = ProfileSetup { checkUsername = server {} }
    act(block)
    expect(block:get("Username").text):equals("mayachn9", "way " .. way)
    pause(0.45)
    expect(#block.calls):equals(1, "way " .. way)
    expect(block.calls[1].argument):equals("mayachn9", "way " .. way)
  end
end)

scenario("what the check and Continue receive is the kept text", {
  covers = { "PS-U1", "PS-S4" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server {} }
  block:type("Username", "Maya Chen!", { every = 0.05 })
  pause(0.45)
  expect(block.calls[1].argument):equals("mayachen")
  expect(block:get("Username").note):equals("@mayachen is yours")
  block:tap("Continue")
  expect(block.calls[2].argument.username):equals("mayachen")
end)

scenario("a field that holds only dropped characters is empty", {
  covers = { "PS-U1", "PS-U2", "PS-S1" },
}, function()
  local block = ProfileSetup { name = "Maya Chen", checkUsername = server {} }
  block:type("Username", "+ - é 雅")
  pause(10)
  expect(block:get("Username").text):equals("")
  expect(block.calls):equals {}
  block:tap("Continue")
  expect(block:get("Username").note):equals("Enter a username")
end)

scenario("the keyboard is a username's, without correction or capitals", {
  covers = { "PS-U13" },
}, function()
  local field = ProfileSetup({}):get("Username")
  expect(field.contentType):equals("username")
  expect(field.correction):isFalse()
  expect(field.capitals):equals("never")
  expect(field.returnKey):equals("continue")
end)

scenario("Return in Username continues", { covers = { "PS-U13" } }, function()
  local block = ProfileSetup { name = "Maya Chen", onContinue = function() sleep(1) end }
  block:type("Username", "mayachen")
  block:pressReturn()
  expect(block.state.phase):equals("working")
  expect(#block.calls):equals(1)
end)

scenario("Return in Username is refused as a tap is", { covers = { "PS-U13", "PS-S1" } }, function()
  local block = ProfileSetup {}
  block:type("Username", "ma")
  block:pressReturn()
  expect(block.haptics):equals { "warning" }
  expect(block.announcements):equals { "Enter a display name. Use at least 3 characters." }
  expect(block.state.focus):equals("name")
  expect(block.calls):equals {}
end)
