import Testing

@testable import ScenarioLanguage

/// Locators that name nothing, too much, or what can't be acted on.
struct LocatorMistakeTests {
  @Test("A missing locator is told with the nearest labels")
  func missing() throws {
    #expect(
      try message("ProfileSetup {}:tap('Continu')")
        == "block:tap: there is no \"Continu\" on the screen; nearest: \"Continue\", \"continue\""
    )
    #expect(
      try message("ProfileSetup {}:get('Add a foto')")
        == "block:get: there is no \"Add a foto\" on the screen; nearest: \"Add a photo\""
    )
  }

  @Test("Where nothing is near, the controls are listed; where the block has left, that is said")
  func missingFar() throws {
    #expect(
      try message("InterestsPicker { categories = {} }:tap('Xyzzyplugh')")
        == "block:tap: there is no \"Xyzzyplugh\" on the screen; its controls are \"Search topics\", \"Continue\""
    )
    #expect(
      try message("local block = ProfileSetup {} block:leave() block:tap('Continue')")
        == "block:tap: there is no \"Continue\"; the host has taken the block away"
    )
  }

  @Test("A label that several elements bear is told with their ids")
  func ambiguous() throws {
    let message = try message(
      """
      local topics = { { id = "x", title = "Same" }, { id = "y", title = "Same" } }
      InterestsPicker { categories = { { id = "a", title = "A", topics = topics } } }:tap("Same")
      """
    )
    #expect(message == "block:tap: \"Same\" names 2 elements; use an id: 'topic.x', 'topic.y'")
  }

  @Test("Of a label that many elements bear the first few ids are told")
  func veryAmbiguous() throws {
    let message = try message(
      """
      local topics = {}
      for n = 1, 100 do topics[n] = { id = "t" .. n, title = "Same" } end
      InterestsPicker { categories = { { id = "a", title = "A", topics = topics } } }:tap("Same")
      """
    )
    let ids = "'topic.t1', 'topic.t2', 'topic.t3', 'topic.t4', 'topic.t5', 'topic.t6', …"
    #expect(message == "block:tap: \"Same\" names 100 elements; use an id: \(ids)")
  }

  @Test(
    "An act on a disabled control names it and why it is disabled",
    arguments: [
      ("block:type('Display name', 'x')", "block:type: \"Display name\" is not enabled"),
      ("block:choosePhoto(unreadable)", "block:choosePhoto: \"Add a photo\" is not enabled"),
      ("block:choose('role', 'Designer')", "block:choose: \"What do you do?\" is not enabled"),
      ("block:setBirthday('1990-02-28')", "block:setBirthday: \"Birthday\" is not enabled"),
      ("block:clear('name')", "block:clear: \"Display name\" is not enabled"),
    ]
  )
  func disabled(_ act: String, _ words: String) throws {
    let message = try message(
      """
      local block = ProfileSetup { name = "M", roles = { "Designer" }, asksBirthday = true, onContinue = server() }
      block:fill("Username", "maya")
      expect(block:tap("Continue")):isTrue()
      expect(block:tap("Grey")):isFalse()
      \(act)
      """
    )
    #expect(message == "\(words), because the block is saving")
  }
}
