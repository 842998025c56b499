import Testing

@testable import ScenarioLanguage

/// The words with which a scenario acts as a person or as the host.
struct ActingTests {
  @Test("tap does what an element does, by id, label or element; false when it is disabled")
  func tap() throws {
    try expectPass(
      """
      local block = InterestsPicker { minimum = 1, maximum = 1 }
      local chip = block:all { role = "chip" }[1]
      expect(block:tap(chip)):isTrue()
      expect(chip.selected):isTrue()
      expect(block:tap(block:all { role = "chip" }[2])):isFalse()
      expect(block:tap("Continue")):isTrue()
      expect(block.state.phase):equals("done")
      """
    )
  }

  @Test(
    "type focuses the field and types one character after the other, with time between them and none after the last"
  )
  func type() throws {
    try expectPass(
      """
      local block = ProfileSetup {}
      block:type("Display name", "Zoe\\u{301} 👩‍👩‍👧", { every = 0.1 })
      expect(now()):equals(0.4)
      expect(block.state.name):equals("Zoe\\u{301} 👩‍👩‍👧")
      expect(block.state.focus):equals("name")
      block:type("Username", "maya")
      expect(now()):equals(0.4)
      expect(block.state.focus):equals("username")
      block:type("Username", "")
      expect(block.state.username):equals("maya")
      """
    )
  }

  @Test("paste adds at the end in one change, fill replaces all without focus, clear empties without focus")
  func paste() throws {
    try expectPass(
      """
      local block = ProfileSetup {}
      block:fill("Username", "may")
      expect(block.state.focus):isNil()
      block:paste("Username", "A Chen!")
      expect(block.state.username):equals("mayachen")
      expect(block.state.focus):equals("username")
      block:dismissKeyboard()
      expect(block.state.focus):isNil()
      block:clear("Username")
      expect(block.state.username):equals("")
      expect(block.state.focus):isNil()
      """
    )
  }

  @Test("backspace deletes whole characters from the end, one when no number is given")
  func backspace() throws {
    try expectPass(
      """
      local block = ProfileSetup { name = "Maya 👩‍👩‍👧e\\u{301}" }
      block:backspace("name")
      expect(block.state.name):equals("Maya 👩‍👩‍👧")
      expect(block.state.focus):equals("name")
      block:backspace("name", 2, { every = 0.5 })
      expect(now()):equals(0.5)
      expect(block.state.name):equals("Maya")
      block:backspace("name", 100)
      expect(block.state.name):equals("")
      """
    )
  }

  @Test("compose shows marked text, commit accepts it or other text in its place (CB-I1)")
  func compose() throws {
    try expectPass(
      """
      local block = ProfileSetup {}
      block:compose("name", "yama")
      expect(block:get("name").value):equals("yama")
      expect(block.state.name):equals("")
      block:compose("name", "やま")
      block:commit("name", "山")
      expect(block.state.name):equals("山")
      block:compose("name", "da")
      block:commit("name")
      expect(block.state.name):equals("山da")
      """
    )
  }

  @Test("pressReturn goes from the name to the username, and is Continue there (PS-N3, PS-U13)")
  func pressReturn() throws {
    try expectPass(
      """
      local block = ProfileSetup { name = "Maya" }
      block:focus("Display name")
      block:pressReturn()
      expect(block.state.focus):equals("username")
      block:pressReturn()
      expect(block.announcements):equals { "Enter a username." }
      """
    )
  }

  @Test("choosePhoto picks an image, an unreadable one, or none, and takes its time")
  func choosePhoto() throws {
    try expectPass(
      """
      local block = ProfileSetup {}
      block:choosePhoto(image { width = 2048, height = 1000, orientation = 6 })
      expect(block.state.photo.width):equals(500)
      expect(block.state.photo.height):equals(1024)
      expect(block.state.photo.format):equals("jpeg")
      expect(block.state.avatar):equals("photo")
      block:choosePhoto(dismissed)
      expect(block.state.avatar):equals("photo")
      block:choosePhoto(unreadable, { after = 2 })
      expect(block:find("photo.note")):isNil()
      pause(2)
      expect(block:get("photo.note").text):equals("That photo couldn't be read. Try another one.")
      block:tap("Remove")
      expect(block.state.avatar):equals("symbol")
      """
    )
  }

  @Test("choose picks a role or none, setBirthday another day (PS-R1, PS-B1)")
  func choose() throws {
    try expectPass(
      """
      local block = ProfileSetup { roles = { "Designer", "Writer" }, asksBirthday = true }
      block:choose("role", "Writer")
      expect(block.state.role):equals("Writer")
      block:choose("What do you do?", "Not now")
      expect(block.state.role):isNil()
      block:tap("Add")
      block:setBirthday("1990-02-28")
      expect(block.state.birthday):equals("1990-02-28")
      expect(block:get("birthday").value):equals("28 February 1990")
      """
    )
  }

  @Test("The host changes categories and selection, and takes the block away")
  func host() throws {
    try expectPass(
      """
      local block = InterestsPicker { categories = loading, selection = { "b" }, minimum = 1 }
      expect(block.state.loading):isTrue()
      local topics = { { id = "a", title = "A" }, { id = "b", title = "B", symbol = "star" } }
      block:setCategories { { id = "x", title = "X", topics = topics } }
      expect(block.state.picked):equals { "b" }
      block:setSelection { "zzz", "b", "a" }
      expect(block.selection):equals { "a", "b", "zzz" }
      expect(block.writes):equals {}
      block:tap("A")
      expect(block.writes):equals { { at = 0, ids = { "b", "zzz" } } }
      block:setCategories(loading)
      expect(block.state.loading):isTrue()
      block:leave()
      expect(block.state.phase):equals("left")
      expect(block:outline()):equals("")
      """
    )
  }

  @Test("The examples can be opened")
  func examples() throws {
    try expectPass(
      """
      local profile = ProfileSetupExample()
      profile:fill("Username", "maya")
      local interests = InterestsPickerExample()
      expect(interests:get("placeholder").label):equals("Loading topics")
      settle()
      expect(now()):equals(1.05)
      expect(profile:get("username").note):equals("@maya is taken")
      expect(#interests:all { role = "chip" }):equals(14)
      """
    )
  }

  @Test("samples are the categories of a block that is given none (IP-E1)")
  func samples() throws {
    try expectPass(
      """
      local block, other = InterestsPicker {}, InterestsPicker { categories = samples }
      expect(block:outline()):equals(other:outline())
      expect(#samples):equals(3)
      expect(samples[1].title):equals("Make")
      """
    )
  }
}
