import Testing

@testable import ScenarioLanguage

/// Known bugs, skipped scenarios, and those that must see everything.
struct MarkTests {
  @Test("A skipped scenario is not run")
  func skip() throws {
    let results = try run(file: "scenario('a', { skip = 'later' }, function() error('run') end)")
    #expect(results[0].outcome == .skipped)
    #expect(results[0].failure == nil)
  }

  @Test(
    "A known bug that fails is one; its failure is kept",
    arguments: [
      "expect(1):equals(2)", "error('x')", "assert(false)", "ProfileSetup {}:get('Nowhere')",
      "local block = ProfileSetup { onSkip = server() } block:tap('skip') block:focus('name')",
      "waitUntil(function() return false end)",
    ]
  )
  func knownBug(_ body: String) throws {
    let result = try run(body, options: "{ knownBug = 'BUG-1' }")
    #expect(result.outcome == .knownBug)
    #expect(result.failure != nil)
  }

  @Test(
    "A mistake of the script shows no known bug",
    arguments: ["local x = nil + 1", "ProfileSetup { nam = 1 }", "while true do end", "pause(-1)", "expect(1)"]
  )
  func mistake(_ body: String) throws {
    let result = try run(body, options: "{ knownBug = 'BUG-1' }", limits: .limits(instructions: 1_000_000))
    #expect(result.outcome == .error)
  }

  @Test("A known bug that passes fails, so that the mark gets removed")
  func knownBugPasses() throws {
    let result = try run("pause(1)", options: "{ knownBug = 'BUG-1' }")
    #expect(result.outcome == .failed)
    #expect(
      result.failure?.told == """
        the known bug 'BUG-1' does not fail any more; take the mark knownBug away
        at it.lua:1 │ scenario("it", { knownBug = 'BUG-1' }, function()
        """
    )
  }

  /// What a scenario says that must see a refusal's announcement and haptic, looked at as the body does.
  private func exhaustive(_ looks: String) throws -> String {
    let result = try run(
      """
      local block = ProfileSetup { name = "Maya" }
      block:tap("Continue")
      \(looks)
      """,
      options: "{ exhaustive = true }"
    )
    return result.failure?.message ?? result.outcome.rawValue
  }

  private static let announcement = "the announcement \"Enter a username.\" at 0.000"
  private static let haptic = "the haptic \"warning\" at 0.000"

  @Test("With exhaustive, what no expectation has seen by value fails the scenario")
  func unseen() throws {
    #expect(
      try exhaustive("") == "exhaustive: no expectation has seen \(Self.announcement), \(Self.haptic)"
    )
  }

  @Test(
    "An expectation sees by equals, by contains, and by an entry's own text",
    arguments: [
      "expect(block.announcements):equals { 'Enter a username.' }",
      "expect(block.announcements):contains('Enter a username.')",
      "expect(block.announcements[1]):equals('Enter a username.')",
      "expect(block.announcements[1].text):matches('username')",
      "expect(block.announcements[1]):contains('username')",
    ]
  )
  func seen(_ look: String) throws {
    #expect(try exhaustive(look) == "exhaustive: no expectation has seen \(Self.haptic)")
    #expect(try exhaustive("\(look) expect(block.haptics[1].kind):equals('warning')") == "passed")
  }

  @Test(
    "To count, to compare with what differs, to read a time is not to see",
    arguments: [
      "expect(#block.announcements):equals(1)", "expect(block.announcements):differs {}",
      "expect(block.announcements):lacks('x')", "expect(block.announcements[1].at):equals(0)",
      "local x = block.announcements",
    ]
  )
  func notSeen(_ look: String) throws {
    #expect(
      try exhaustive("\(look) expect(block.haptics):equals { 'warning' }")
        == "exhaustive: no expectation has seen \(Self.announcement)"
    )
  }

  @Test("What comes after a look must be seen as well")
  func later() throws {
    let message = try exhaustive(
      """
      expect(block.announcements):equals { "Enter a username." }
      expect(block.haptics):equals { "warning" }
      pause(0.5)
      block:tap("Grey")
      """
    )
    #expect(message == "exhaustive: no expectation has seen the haptic \"selection\" at 0.500")
  }

  @Test("What was forgotten needs not be seen, and what comes after it is told apart from it")
  func forgotten() throws {
    #expect(try exhaustive("block:forget()") == "passed")
    #expect(
      try exhaustive("expect(block.haptics):equals { 'warning' } block:forget() block:tap('Grey')")
        == "exhaustive: no expectation has seen the haptic \"selection\" at 0.000"
    )
  }

  @Test("With exhaustive, what still waits at the end fails the scenario, told beside what was not seen")
  func pending() throws {
    let result = try run(
      """
      local block = ProfileSetup { name = "M", checkUsername = server(), onContinue = server() }
      block:tap("Grey")
      block:fill("Username", "maya")
      pause(0.5)
      """,
      options: "{ exhaustive = true }"
    )
    #expect(result.outcome == .failed)
    #expect(
      result.failure?.message
        == "exhaustive: no expectation has seen the haptic \"selection\" at 0.000; "
        + "at the end this still waits: checkUsername, called at 0.450"
    )
    #expect(result.failure?.place?.line == 1)
  }

  @Test("A call that the block has cancelled is not waited for")
  func cancelledCall() throws {
    let result = try run(
      """
      local block = ProfileSetup { checkUsername = server() }
      block:fill("Username", "maya")
      pause(0.5)
      block:clear("Username")
      """,
      options: "{ exhaustive = true }"
    )
    #expect(result.failure?.message == nil)
  }

  @Test("An earlier failure is the one that is told")
  func earlier() throws {
    #expect(try exhaustive("expect(1):equals(2)") == "expected and found differ")
  }
}
