import Testing

@testable import ScenarioLanguage

/// The words with which a scenario looks at a block.
struct LookingTests {
  @Test("get, find and all give elements, by id, by label and by their properties")
  func finding() throws {
    try expectPass(
      """
      local block = ProfileSetup { onSkip = function() end }
      expect(block:get("Username").id):equals("username")
      expect(block:find("message")):isNil()
      expect(block:find("Skip for now").id):equals("skip")
      local swatches = block:all { role = "swatch" }
      expect(#swatches):equals(5)
      expect(swatches[5].label):equals("Accent")
      expect(#block:all { role = "swatch", selected = true }):equals(1)
      expect(#block:all {}):equals(#block:all())
      """
    )
  }

  @Test("An element's properties, nil where they do not apply")
  func properties() throws {
    try expectPass(
      """
      local block = ProfileSetup { name = "Maya" }
      local name = block:get("name")
      expect(name.role):equals("textField")
      expect(name.value):equals("Maya")
      expect(name.text):equals("Maya")
      expect(name.note):equals("")
      expect(name.hint):equals("")
      expect(name.enabled):isTrue()
      expect(name.focused):isFalse()
      expect(name.busy):isFalse()
      expect(name.selected):isNil()
      expect(name.symbol):isNil()
      expect(name.traits):equals {}
      expect(name.contentType):equals("name")
      expect(name.capitals):equals("words")
      expect(name.correction):isTrue()
      expect(name.returnKey):equals("next")
      expect(block:get("avatar").symbol):isNil()
      expect(block:get("Ink").traits):equals { "button", "selected" }
      expect(block:get("header").contentType):isNil()
      """
    )
  }

  @Test("An element is read afresh at each access")
  func afresh() throws {
    try expectPass(
      """
      local block = ProfileSetup {}
      local name = block:get("name")
      block:fill("name", "Maya")
      expect(name.value):equals("Maya")
      expect(tostring(name)):equals("element 'name'")
      """
    )
  }

  @Test("shows tells whether that is the whole text of something on the screen, or a part of the header")
  func shows() throws {
    try expectPass(
      """
      local block = ProfileSetup { step = 2, of = 3, roles = { "Designer" } }
      expect(block:shows("Step 2 of 3")):isTrue()
      expect(block:shows("Set up your profile")):isTrue()
      expect(block:shows("Not now")):isTrue()
      expect(block:shows("Set up")):isFalse()
      expect(block:shows("Saved")):isFalse()
      """
    )
  }

  @Test("outline is the screen as VoiceOver reads it")
  func outline() throws {
    try expectPass(
      """
      local block = InterestsPicker { categories = {}, maximum = 2 }
      expect(block:outline()):equals(table.concat({
        "What are you into? Heading.", "Pick up to 2.", "0 of at most 2 picked.", "Search topics. Search field.",
        "Continue. Button.",
      }, "\\n"))
      """
    )
  }

  @Test("state is a plain table of Profile Setup")
  func profileState() throws {
    try expectPass(
      """
      local block = ProfileSetup { name = "Maya Chen" }
      expect(block.state):equals {
        name = "Maya Chen", username = "", initials = "MC", colour = 0, avatar = "initials",
        availability = "unchecked", phase = "resting",
      }
      """
    )
  }

  @Test("state is a plain table of Interests Picker")
  func interestsState() throws {
    try expectPass(
      """
      local topics = { { id = "a", title = "A" }, { id = "b", title = "B" } }
      local block = InterestsPicker { categories = { { id = "x", title = "X", topics = topics } }, maximum = 1 }
      block:tap("B")
      block:type("Search topics", "a")
      expect(block.state):equals {
        picked = { "b" }, count = 1, query = "a", loading = false, locked = { "a" }, phase = "resting", focus = "search",
      }
      """
    )
  }

  @Test("The journal compares as lists of strings, and its entries have texts and times")
  func journal() throws {
    try expectPass(
      """
      local block = ProfileSetup { name = "Maya" }
      pause(0.25)
      block:tap("Continue")
      expect(block.announcements):equals { "Enter a username." }
      expect(block.announcements):contains("Enter a username.")
      expect(block.haptics):lacks("error")
      expect(block.announcements[1].text):equals("Enter a username.")
      expect(block.haptics[1].kind):equals("warning")
      expect(block.haptics[1].at):equals(0.25)
      expect(#block.announcements):equals(1)
      expect(block.announcements[2]):isNil()
      local seen = {}
      for index, haptic in ipairs(block.haptics) do seen[index] = haptic.kind end
      for _, haptic in pairs(block.haptics) do seen[#seen + 1] = haptic.kind end
      expect(seen):equals { "warning", "warning" }
      block:forget()
      expect(block.announcements):equals {}
      """
    )
  }

  @Test("motions are the tokens, and fades with Reduce Motion (CB-M1, CB-M2)")
  func motions() throws {
    try expectPass(
      """
      local block = InterestsPicker {}
      local chip = block:all { role = "chip" }[1]
      block:tap(chip)
      expect(block.motions):contains("bouncy")
      block:forget()
      environment { reduceMotion = true }
      block:tap(chip)
      expect(block.motions):contains("fade")
      expect(block.motions):lacks("bouncy")
      """
    )
  }

  @Test("calls tell the closure, its argument, its times and how it ended")
  func calls() throws {
    try expectPass(
      """
      local block = ProfileSetup { name = "Maya", checkUsername = server { latency = 1 } }
      block:fill("Username", "maya")
      pause(0.5)
      block:fill("Username", "mayac")
      pause(1.45)
      expect(block.calls):equals {
        { closure = "checkUsername", argument = "maya", at = 0.45, outcome = "cancelled", cancelledAt = 0.5, endedAt = 0.5 },
        { closure = "checkUsername", argument = "mayac", at = 0.95, outcome = "returned", value = true, endedAt = 1.95 },
      }
      block:tap("Continue")
      expect(block.calls[3].outcome):equals("returned")
      expect(block.calls[3].argument):equals { name = "Maya", username = "mayac", colour = 0 }
      """
    )
  }

  @Test("The environment is changed piece by piece, what is not named stays")
  func environment() throws {
    try expectPass(
      """
      environment { today = "2024-02-29", width = 320, dynamicTypeSize = "accessibility5", colorScheme = "dark" }
      environment { voiceOver = false }
      local block = ProfileSetup { asksBirthday = true }
      block:tap("Add")
      block:setBirthday("2024-02-29")
      expect(block.state.birthday):equals("2024-02-29")
      block:tap("Continue")
      expect(block.announcements):equals {}
      expect(block.haptics):equals { "warning" }
      """
    )
  }
}
