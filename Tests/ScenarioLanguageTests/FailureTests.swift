import Testing

@testable import ScenarioLanguage

/// What a failure tells: what, where, expected and found, what came before it, and what is on the screen.
struct FailureTests {
  @Test("An unmet expectation tells the place, both texts, what came before it and the screen")
  func texts() throws {
    let text = try told(
      """
      local block = ProfileSetup { name = "Maya", checkUsername = server { latency = 0.2, taken = { "maya" } } }
      block:fill("Username", "maya")
      pause(0.5)
      expect(block:get("username").note):equals("@maya is taken")
      """
    )
    #expect(
      text == """
        expected and found differ
        at it.lua:5 │ expect(block:get("username").note):equals("@maya is taken")
        expected "@maya is taken"
        found "Checking…"
        reason The check of "maya" began at 0.450 and answers at 0.650.
        reason This line would have passed at 0.650, 0.150 s later.
        to fix it, let 0.150 s more pass after the last act or pause before it, or retry it with expect(function() … end):eventually()
        event 0.000  open ProfileSetup
        event 0.000  fill Username "maya"
        event 0.000    a wait of 0.450 s begins
        event 0.000  pause 0.500
        event 0.450  the wait begun at 0.000 is over
        event 0.450    checkUsername("maya") is called
        screen Set up your profile, This is how people will see you. Heading.
        screen Profile photo: M. Image.
        screen Add a photo. Button.
        screen Selected: Ink. Button.
        screen Grey. Button.
        screen Muted. Button.
        screen Light. Button.
        screen Accent. Button.
        screen Display name: Maya. Text field.
        screen Username: maya. Text field. In progress.
        screen Continue. Button.
        """
    )
  }

  @Test("The virtual time of a failure is told")
  func time() throws {
    let result = try run("pause(0.25)\npause(0.0005)\nexpect(1):equals(2)")
    #expect(result.failure?.time == "0.2505")
    #expect(result.virtualSeconds == 0.2505)
  }

  @Test("Lists are told with each place where they differ")
  func lists() throws {
    #expect(
      try told("expect({ \"a\", \"b\", \"c\" }):equals { \"a\", \"x\" }") == """
        expected and found differ
        at it.lua:2 │ expect({ "a", "b", "c" }):equals { "a", "x" }
        expected { "a", "x" }
        found { "a", "b", "c" }
        difference [2]: expected "x", found "b"
        difference [3]: expected nothing, found "c"
        """
    )
  }

  @Test("Tables are told with each field that differs, in the order of their keys")
  func tables() throws {
    let text = try told(
      """
      local found = { name = "Maya", size = { width = 1, height = 2 }, [3] = true, old = 1 }
      expect(found):equals { name = "maya", size = { width = 1, height = 3 }, [3] = true, ["new one"] = { 1 } }
      """
    )
    #expect(
      text == """
        expected and found differ
        at it.lua:3 │ expect(found):equals { name = "maya", size = { width = 1, height = 3 }, \
        [3] = true, ["new one"] = { 1 } }
        expected { [3] = true, name = "maya", ["new one"] = { 1 }, size = { height = 3, width = 1 } }
        found { [3] = true, name = "Maya", old = 1, size = { height = 2, width = 1 } }
        difference name: expected "maya", found "Maya"
        difference ["new one"]: expected { 1 }, found nothing
        difference size.height: expected 3, found 2
        difference old: expected nothing, found 1
        """
    )
  }

  @Test("A list with holes is told by its numbers, and texts by their characters as they are stored")
  func odd() throws {
    #expect(
      try run("expect({ 1, nil, 3 }):equals { 1, 2, 3 }").failure?.differences == ["[2]: expected 2, found nothing"]
    )
    #expect(
      try run("expect('a\\r\\nb'):equals('a\\nb')").failure?.differences == [
        "line 1: expected \"a\", found \"a\\r\""
      ]
    )
    #expect(
      try run("expect(('a'):rep(70) .. '\\u{E9}'):equals(('a'):rep(70) .. 'e\\u{301}')").failure?.differences == [
        "from character 71: expected \"e\u{301}\", found \"\u{E9}\""
      ]
    )
  }

  @Test("Lists of the journal are told as lists of strings")
  func journal() throws {
    let text = try told(
      """
      local block = ProfileSetup {}
      block:tap("Grey")
      block:tap("Muted")
      expect(block.haptics):equals { "selection" }
      """
    )
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(5) == [
        "expected and found differ", "at it.lua:5 │ expect(block.haptics):equals { \"selection\" }",
        "expected { \"selection\" }", "found { \"selection\", \"selection\" }",
        "difference [2]: expected nothing, found \"selection\"",
      ]
    )
  }

  @Test("Characters that can't be seen are written out")
  func invisible() throws {
    let text = try told("expect(\"a\\nb\\u{200B}\\\"\"):equals(\"\\27[0m\")")
    #expect(text.contains("expected \"\\u{1B}[0m\"\n"))
    #expect(text.contains("found \"a\\nb\\u{200B}\\\"\""))
  }

  @Test("The scenario's own message takes the place of the usual one")
  func message() throws {
    #expect(
      try told("expect(1):equals(2, \"the one is not the two\")") == """
        the one is not the two
        at it.lua:2 │ expect(1):equals(2, "the one is not the two")
        expected 2
        found 1
        """
    )
  }

  @Test(
    "Each matcher tells what it expected",
    arguments: [
      ("expect('a'):differs('a')", "found what must differ", "anything but \"a\"", "\"a\""),
      ("expect({ 1, 2 }):contains(3)", "what was found lacks what it must contain", "something with 3", "{ 1, 2 }"),
      ("expect('abc'):contains('x')", "what was found lacks what it must contain", "something with \"x\"", "\"abc\""),
      ("expect(5):contains(5)", "what was found is a number, neither a list nor a text", "something with 5", "5"),
      ("expect('abc'):lacks('b')", "what was found contains what it must lack", "something without \"b\"", "\"abc\""),
      (
        "expect({ { 1 } }):lacks { 1 }", "what was found contains what it must lack", "something without { 1 }",
        "{ { 1 } }"
      ),
      ("expect(nil):lacks('b')", "what was found is nil, neither a list nor a text", "something without \"b\"", "nil"),
      (
        "expect('abc'):matches('^b')", "what was found does not match the pattern", "a text that matches \"^b\"",
        "\"abc\""
      ),
      ("expect(1):isTrue()", "what was found is not true", "true", "1"),
      ("expect(nil):isFalse()", "what was found is not false", "false", "nil"),
      ("expect(false):isNil()", "what was found is not nil", "nil", "false"),
      ("expect(1):isAbove(1)", "the number is not above the bound", "a number above 1", "1"),
      ("expect(5):matches('5')", "what was found is a number, not a text", "a text that matches \"5\"", "5"),
      ("expect('2'):isAbove(1)", "what was found is a string, not a number", "a number above 1", "\"2\""),
      ("expect(0.5):isBelow(0.5)", "the number is not below the bound", "a number below 0.5", "0.5"),
      ("expect(4):isBetween(1, 3)", "the number is not between the bounds", "a number from 1 to 3", "4"),
      ("expect(0 / 0):equals(0 / 0)", "expected and found differ", "nan", "nan"),
      ("expect('1'):equals(1)", "expected and found differ", "1", "\"1\""),
      (
        "expect('é\\xFF\\x0Ae\u{301}\\xC3'):equals('\\x80\\u{FFFD}')", "expected and found differ",
        "\"\\x80\u{FFFD}\"", "\"é\\xFF\\ne\u{301}\\xC3\""
      ),
      (
        "expect('a'):matches('\\xFF')", "what was found does not match the pattern", "a text that matches \"\\xFF\"",
        "\"a\""
      ),
      ("expect('\\xFF'):isAbove(1)", "what was found is a string, not a number", "a number above 1", "\"\\xFF\""),
    ]
  )
  func matchers(_ body: String, _ message: String, _ expected: String, _ found: String) throws {
    let failure = try #require(try run(body).failure)
    #expect(failure.message == message)
    #expect(failure.expected == expected)
    #expect(failure.found == found)
    #expect(failure.place?.line == 2)
  }

  @Test("What never came true is told with how long it was awaited")
  func eventually() throws {
    let result = try run("expect(function() return now() end):eventually(2):equals(3)")
    #expect(result.failure?.message == "expected and found differ, not even within 2.000 s")
    #expect(result.failure?.found == "2")
    #expect(result.failure?.time == "2.000")
  }

  @Test("A long story is told from its last things on")
  func longStory() throws {
    let events = try #require(
      try run("for i = 1, 30 do pause(1) end\nexpect(1):equals(2)").failure?.events
    )
    #expect(events.count == 17)
    #expect(events.first == "(14 earlier)")
    #expect(events.last == "29.000  pause 1.000")
  }

  @Test("Long texts are told from where they differ, and texts of several lines by their lines")
  func longTexts() throws {
    #expect(
      try run("expect(('x'):rep(70) .. 'end'):equals(('x'):rep(70) .. 'END')").failure?.differences == [
        "from character 71: expected \"END\", found \"end\""
      ]
    )
    #expect(
      try run("expect('a\\nb\\nc'):equals('a\\nB')").failure?.differences == [
        "line 2: expected \"B\", found \"b\"", "line 3: expected no line, found \"c\"",
      ]
    )
  }

  @Test("What nobody would read to its end is cut, and that is said")
  func cut() throws {
    let failure = try #require(
      try run(
        """
        local list = {}
        for i = 1, 30 do list[i] = i end
        expect(list):equals({}, ("x"):rep(3000))
        """
      ).failure
    )
    #expect(failure.message == String(repeating: "x", count: 2000) + "… (1000 more characters)")
    #expect(failure.differences.count == 21)
    #expect(failure.differences.last == "… (10 more lines)")
  }

  @Test("Of many blocks the screens of the last three are shown")
  func manyBlocks() throws {
    #expect(
      try run("for i = 1, 5 do ProfileSetup {} end expect(1):equals(2)").failure?.screens.map(\.title) == [
        "The screen of block 3, ProfileSetup", "The screen of block 4, ProfileSetup",
        "The screen of block 5, ProfileSetup",
      ]
    )
  }

  @Test("Every block of the scenario shows its screen, one that has left too")
  func screens() throws {
    let failure = try #require(
      try run(
        """
        local first = InterestsPicker { categories = loading, minimum = 0 }
        local second = ProfileSetup {}
        second:leave()
        expect(1):equals(2)
        """
      ).failure
    )
    #expect(
      failure.screens.map(\.title) == [
        "The screen of block 1, InterestsPicker", "The screen of block 2, ProfileSetup",
      ]
    )
    #expect(
      failure.screens.map(\.outline) == [
        [
          "What are you into? Heading.", "Pick as many as you like.", "0 picked.", "Search topics. Search field.",
          "Loading topics.", "Continue. Button.",
        ],
        ["(nothing: the host has taken the block away)"],
      ]
    )
    #expect(try run("ProfileSetup {} expect(1):equals(2)").failure?.screens.map(\.title) == ["The screen"])
  }

  @Test("A failed expectation fails the scenario even when pcall caught it, and the first is told")
  func caught() throws {
    let result = try run(
      """
      local ok, failure = pcall(function() expect(1):equals(2) end)
      expect(ok):isFalse()
      expect(tostring(failure)):equals("expected and found differ")
      error("later")
      """
    )
    #expect(result.outcome == .failed)
    #expect(result.failure?.place?.line == 2)
  }

  @Test("A failure is told apart from a mistake in the script")
  func outcomes() throws {
    #expect(try run("expect(1):equals(1)").outcome == .passed)
    #expect(try run("expect(1):equals(2)").outcome == .failed)
    #expect(try run("ProfileSetup {}:tap('Nowhere')").outcome == .failed)
    #expect(
      try run("local block = ProfileSetup { onSkip = server() } block:tap('skip') block:focus('name')").outcome
        == .failed
    )
    #expect(try run("waitUntil(function() return false end)").outcome == .failed)
    #expect(try run("error('x')").outcome == .failed)
    #expect(try run("coroutine.wrap(function() assert(false) end)()").outcome == .error)
    #expect(try run("ProfileSetup { nam = 1 }").outcome == .error)
    #expect(try run("local x = nil + 1").outcome == .error)
  }

  @Test("An expectation in a required file is told with the calls that led there")
  func inRequiredFile() throws {
    let scripts = try Scripts([
      "support/checks.lua": "local checks = {}\nfunction checks.same(a, b)\n  expect(a):equals(b)\nend\nreturn checks",
      "it.lua": "local checks = require \"support.checks\"\nscenario(\"it\", function()\n  checks.same(1, 2)\nend)",
    ])
    #expect(
      try scripts.run()[0].failure?.told == """
        expected and found differ
        at support/checks.lua:3 │ expect(a):equals(b)
        expected 2
        found 1
        from support/checks.lua:3: in function 'same'
        from it.lua:3: in function <line 2>
        """
    )
  }
}
