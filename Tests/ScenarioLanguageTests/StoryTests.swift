import Testing

@testable import ScenarioLanguage

/// What a failure tells of why things are so, of other moments, and of what would help.
struct StoryTests {
  /// The reasons of a failure, and what would help, each on a line.
  private func story(_ body: String) throws -> String {
    guard let failure = try run(body).failure else { return "passed" }
    return (failure.reasons + (failure.remedy.map { ["To fix it, \($0)."] } ?? [])).joined(separator: "\n")
  }

  private static let typed = """
    local block = ProfileSetup {
      name = "Maya",
      checkUsername = function(username) sleep(0.2) return username ~= "maya" end,
      onContinue = server { latency = 2 },
    }
    block:type("Username", "maya", { every = 0.08 })

    """

  private func typed(_ rest: String) throws -> String { try story(Self.typed + rest) }

  @Test("A check that was expected too soon")
  func tooSoon() throws {
    #expect(
      try typed("pause(0.449)\nexpect(block.state.availability):equals('checking')") == """
        The check of "maya" begins at 0.690, once the username has been unchanged for 0.450 s; it last changed at 0.240.
        This line would have passed at 0.690, 0.001 s later.
        To fix it, let 0.001 s more pass after the last act or pause before it, or retry it \
        with expect(function() … end):eventually().
        """
    )
  }

  @Test("A verdict that was expected too soon")
  func verdictTooSoon() throws {
    #expect(
      try typed("pause(0.5)\nexpect(block:get('username').note):equals('@maya is taken')") == """
        The check of "maya" began at 0.690, and its closure sleeps until 0.890.
        This line would have passed at 0.890, 0.150 s later.
        To fix it, let 0.150 s more pass after the last act or pause before it, or retry it \
        with expect(function() … end):eventually().
        """
    )
  }

  @Test("What was expected too late")
  func tooLate() throws {
    #expect(
      try typed("pause(2)\nexpect(block:get('username').busy):isTrue()") == """
        The check of "maya" began at 0.690, and returned false at 0.890.
        This line would have passed from 0.690 until 0.890, 1.350 s earlier.
        To fix it, shorten the pause above this line, so that it ends before 0.890.
        """
    )
    #expect(
      try typed("pause(0.45)\nexpect(block.state.availability):equals('waiting')") == """
        The check of "maya" began at 0.690, and its closure sleeps until 0.890.
        This line would have passed until 0.690, the moment at which it ran.
        To fix it, shorten the pause above this line, so that it ends before 0.690.
        """
    )
  }

  @Test(
    "Why there is no verdict",
    arguments: [
      (
        "block:clear('Username')\nblock:type('Username', 'ma')", "A username of fewer than 3 characters is not checked."
      ),
      (
        "pause(0.5)\nblock:tap('Continue')\npause(0.1)",
        "The check that began at 0.690 was cancelled at 0.740 by tap Continue."
      ),
      ("block:tap('Continue')", "The wait for the check was cancelled at 0.240 by tap Continue."),
    ]
  )
  func unchecked(_ acts: String, _ reason: String) throws {
    let story = try typed("\(acts)\nexpect(block.state.availability):equals('failed')")
    #expect(story.split(separator: "\n").first.map(String.init) == reason)
  }

  @Test(
    "Why there is no verdict of other servers",
    arguments: [
      ("", "No check is made, since the block was opened without checkUsername."),
      (
        "checkUsername = server { throws = cancellation }",
        "checkUsername(\"maya\") was called at 0.450, and threw a cancellation at 0.450."
      ),
      (
        "checkUsername = server { throws = 'Down' }",
        "The check of \"maya\" began at 0.450, and threw \"Down\" at 0.450."
      ),
      (
        "checkUsername = server()",
        "The check of \"maya\" began at 0.450 and waits for the scenario's answer.\n"
          + "To fix it, answer the call first, with its server's reply or throw."
      ),
    ]
  )
  func otherServers(_ server: String, _ told: String) throws {
    #expect(
      try story(
        """
        local block = ProfileSetup { \(server) }
        block:fill("Username", "maya")
        pause(1)
        expect(block:get("username").symbol):equals("star")
        """
      ) == told
    )
  }

  @Test(
    "How Continue stands",
    arguments: [
      ("", "resting", "onContinue has not been called yet."),
      ("block:tap('Continue')", "resting", "Continue was refused at 0.000: \"Enter a username.\""),
      (
        "block:fill('username', 'maya') block:tap('Continue')", "working",
        "onContinue was called at 0.000 and answers at 1.000."
      ),
      (
        "block:fill('username', 'maya') block:tap('Continue') pause(1)", "done",
        "onContinue returned at 1.000, and the checkmark is shown until 2.000."
      ),
      (
        "block:fill('username', 'maya') block:tap('Continue') pause(2)", "resting",
        "onContinue was called at 0.000, and returned at 1.000."
      ),
      ("pause(1) block:tap('skip')", "left", "The person skipped at 1.000."),
      ("pause(1) block:leave()", "left", "The host took the block away at 1.000."),
      (
        "block:fill('username', 'maya') block:choosePhoto(image { width = 9, height = 9 }, { after = 3 }) block:tap('Continue')",
        "working", "Continue waits for the photo, which loads until 3.000."
      ),
    ]
  )
  func continuing(_ acts: String, _ phase: String, _ reason: String) throws {
    let story = try story(
      """
      local block = ProfileSetup { name = "Maya", onContinue = server { latency = 1 }, onSkip = function() end }
      \(acts)
      expect(block.state.phase):equals("\(phase)")
      expect(block.state.phase):equals("another")
      """
    )
    #expect(story.split(separator: "\n").first.map(String.init) == reason)
  }

  @Test(
    "Why an element is not enabled, and what enables it",
    arguments: [
      (
        "InterestsPicker { minimum = 2 }", "continue",
        "\"Pick 2 more to continue\" is not enabled, because 2 more must be picked.\nTo fix it, pick 2 more first."
      ),
      (
        "InterestsPicker { maximum = 1, selection = { 'yoga', 'music' } }", "continue",
        "\"Remove 1 to continue\" is not enabled, because 1 must be removed.\nTo fix it, remove 1 first."
      ),
      (
        "InterestsPicker { maximum = 1, minimum = 1, selection = { 'yoga' } }", "topic.music",
        "\"Music\" is not enabled, because the maximum of 1 is reached.\nTo fix it, remove one of the picks first."
      ),
      (
        "InterestsPicker { categories = loading, minimum = 1 }", "continue",
        "\"Pick 1 more to continue\" is not enabled, because the topics are still loading.\n"
          + "To fix it, let the topics load first: let time pass, or call block:setCategories."
      ),
    ]
  )
  func disabled(_ opening: String, _ id: String, _ told: String) throws {
    #expect(try story("local block = \(opening)\nexpect(block:get('\(id)').enabled):isTrue()") == told)
  }

  @Test("An act on an element that is enabled only later")
  func actsLater() throws {
    #expect(
      try story(
        """
        local block = InterestsPicker { minimum = 0, onContinue = server { latency = 1 } }
        block:tap("continue")
        block:type("search", "yoga")
        """
      ) == """
        "Search topics" is not enabled, because the block is saving.
        This line would have passed at 2.000, 2.000 s later.
        To fix it, let 2.000 s more pass after the last act or pause before it, or wait with waitUntil.
        """
    )
  }

  @Test("A tap that did nothing")
  func idleTap() throws {
    #expect(
      try story(
        """
        local block = InterestsPicker { minimum = 1, maximum = 2 }
        block:tap("Hiking") block:tap("Yoga") block:tap("Music")
        expect(block.state.count):equals(3)
        """
      ) == """
        At 0.000, tap Music did nothing, because the maximum of 2 is reached.
        To fix it, remove one of the picks first.
        """
    )
  }

  @Test("A label that has changed, and an element that has gone")
  func renamed() throws {
    #expect(
      try story(
        """
        local block = InterestsPicker { minimum = 3 }
        block:tap("Hiking")
        block:tap("Pick 3 more to continue")
        """
      ) == """
        "Pick 3 more to continue" was the label of "continue" until tap Hiking at 0.000; \
        now that is "Pick 2 more to continue".
        To fix it, use the element's id, "continue", which stays the same.
        """
    )
    #expect(
      try story(
        """
        local block = ProfileSetup { name = "Maya", onContinue = server { throws = "Down" } }
        block:fill("Username", "maya")
        block:tap("Continue")
        pause(1)
        block:type("Display name", "x")
        block:get("Down")
        """
      ) == "\"Down\" was on the screen until type Display name \"x\" at 1.000."
    )
  }

  @Test("What comes true after it was given up")
  func givenUp() throws {
    let opening = """
      local block = ProfileSetup { checkUsername = server { latency = 7 } }
      block:fill("Username", "maya")

      """
    let reasons = """
      The check of "maya" began at 0.450 and answers at 7.450.
      It would have come true at 7.450, 2.450 s after it was given up.

      """
    #expect(
      try story(
        opening + "expect(function() return block.state.availability end):eventually(5):equals('available')"
      ) == reasons + "To fix it, give it more time, such as eventually(7.45)."
    )
    #expect(
      try story(
        opening + "waitUntil(function() return block.state.availability == 'available' end, { within = 5 })"
      ) == reasons + "To fix it, give it more time, such as { within = 7.45 }."
    )
  }

  @Test("A cancelled call that still runs")
  func cancelledCall() throws {
    #expect(
      try story(
        """
        local block = ProfileSetup { checkUsername = server { latency = 5, ignoringCancellation = true } }
        block:fill("Username", "maya")
        pause(0.5)
        block:fill("Username", "")
        expect(block.announcements):equals { "@maya is taken" }
        """
      ) == "checkUsername(\"maya\"), begun at 0.450, was cancelled at 0.500 and still runs; its answer will be ignored."
    )
  }

  @Test("VoiceOver that is off")
  func voiceOver() throws {
    #expect(
      try story(
        """
        environment { voiceOver = false }
        local block = ProfileSetup {}
        block:tap("Continue")
        expect(#block.announcements):equals(1)
        """
      ) == """
        VoiceOver is off, so nothing is announced.
        To fix it, turn it on, with environment { voiceOver = true }.
        """
    )
  }

  @Test("Of several blocks the one that was looked at is told of, and each line says which it is about")
  func blocks() throws {
    let failure = try #require(
      try run(
        """
        local first = ProfileSetup { checkUsername = server() }
        local second = ProfileSetup { checkUsername = server { latency = 1 } }
        first:fill("Username", "first")
        second:fill("Username", "second")
        pause(1)
        expect(second.state.availability):equals("taken")
        """
      ).failure
    )
    #expect(failure.reasons == ["The check of \"second\" began at 0.450 and answers at 1.450."])
    #expect(
      failure.events == [
        "0.000  block 1: open ProfileSetup", "0.000  block 2: open ProfileSetup",
        "0.000  block 1: fill Username \"first\"", "0.000    block 1: a wait of 0.450 s begins",
        "0.000  block 2: fill Username \"second\"", "0.000    block 2: a wait of 0.450 s begins",
        "0.000  pause 1.000", "0.450  block 1: the wait begun at 0.000 is over",
        "0.450    block 1: checkUsername(\"first\") is called", "0.450  block 2: the wait begun at 0.000 is over",
        "0.450    block 2: checkUsername(\"second\") is called",
      ]
    )
  }

  @Test("What a late thing comes from is told, however long ago it was")
  func causes() throws {
    let failure = try #require(
      try run(
        """
        local block = ProfileSetup { checkUsername = server { latency = 40 } }
        block:fill("Username", "maya")
        for i = 1, 45 do pause(1) end
        expect(1):equals(2)
        """
      ).failure
    )
    #expect(
      failure.events == [
        "(1 earlier)", "0.000  fill Username \"maya\"", "0.000    a wait of 0.450 s begins", "(1 more)",
        "0.450  the wait begun at 0.000 is over", "0.450    checkUsername(\"maya\") is called", "(29 more)",
        "30.000  pause 1.000", "31.000  pause 1.000", "32.000  pause 1.000", "33.000  pause 1.000",
        "34.000  pause 1.000", "35.000  pause 1.000", "36.000  pause 1.000", "37.000  pause 1.000",
        "38.000  pause 1.000", "39.000  pause 1.000", "40.000  pause 1.000",
        "40.450  checkUsername(\"maya\") begun at 0.450 returns true", "41.000  pause 1.000", "42.000  pause 1.000",
        "43.000  pause 1.000", "44.000  pause 1.000",
      ]
    )
  }

  @Test("A scenario that goes otherwise when it is run again has no other moments, and costs the next ones nothing")
  func otherwise() throws {
    let results = try run(
      file: """
        local runs = 0
        scenario("counts", function()
          runs = runs + 1
          local block = ProfileSetup { checkUsername = server { latency = 1 } }
          block:fill("Username", "maya")
          pause(runs)
          expect(block.state.availability):equals("taken", "run " .. runs)
        end)
        scenario("once", function()
          runs = runs + 1
          expect(runs):equals(2)
          local block = ProfileSetup { checkUsername = server { latency = 1 } }
          block:fill("Username", "maya")
          pause(1)
          expect(block.state.availability):equals("available")
        end)
        """
    )
    #expect(results[0].failure?.message == "run 1")
    #expect(results[1].failure?.found == "\"checking\"")
    #expect(results[1].failure?.reasons == ["The check of \"maya\" began at 0.450 and answers at 1.450."])
  }

  @Test("Another moment is told only where the same line would have passed then")
  func sameLine() throws {
    // At another moment the loop has other rounds.
    let loop = "for _, entry in ipairs(block.announcements) do expect(entry.text):equals('@maya is taken') end"
    #expect(
      try typed("pause(0.1)\n\(loop)\nexpect(block.state.availability):equals('never')")
        == "The check of \"maya\" begins at 0.690, once the username has been unchanged for 0.450 s; "
        + "it last changed at 0.240."
    )
    // What fails then is the same line, or one before it.
    #expect(try !typed("pause(0.1)\nassert(block.state.availability == 'never')").contains("passed"))
    #expect(
      try typed("pause(0.449)\nlocal element = block:get('username.note')\nassert(element.text == '@maya is taken')")
        .contains("This line would have passed at 0.690, 0.001 s later.")
    )
    // What the script makes of the time itself changes at any moment.
    #expect(try !typed("pause(1)\nexpect(now()):isBelow(0.5)").contains("passed"))
  }

  @Test("Emptying the journal is a step of its own")
  func forgetting() throws {
    #expect(
      try typed("pause(0.5)\nblock:forget()\nexpect(block.announcements):equals { '@maya is taken' }")
        .contains("This line would have passed at 0.890, 0.150 s later.")
    )
  }

  @Test("What pcall has caught is no reason for what fails later")
  func caught() throws {
    #expect(
      try !typed(
        "pcall(waitUntil, function() return block.state.availability == 'taken' end, { within = 0.1 })\n"
          + "expect(block.haptics):equals { 'success' }"
      ).contains("given up")
    )
  }

  @Test("Since when it would have passed is told only where that was found")
  func manyMoments() throws {
    #expect(
      try story(
        """
        local block = InterestsPicker { minimum = 0, onContinue = function() for _ = 1, 20 do sleep(0.1) end end }
        block:tap("continue")
        pause(3)
        expect(block.state.phase):equals("working")
        """
      ).contains("This line would have passed until 2.000, 1.000 s earlier.")
    )
  }

  @Test("A name is told to have ended when it did, also in the middle of a word that lets time pass")
  func names() throws {
    #expect(
      try story(
        """
        local block = InterestsPicker { minimum = 0, onContinue = function() sleep(1) end }
        block:tap("continue")
        settle()
        pause(1)
        block:tap("Saving…")
        """
      ).contains("\"Saving…\" was the label of \"continue\" until onContinue({}) begun at 0.000 returns at 1.000;")
    )
  }

  @Test("What one block does is no effect of what was done to another")
  func otherBlocks() throws {
    let failure = try #require(
      try run(
        """
        local first = InterestsPicker { minimum = 0, onContinue = server { latency = 0.5 } }
        local second = InterestsPicker {}
        first:tap("continue")
        pause(0.5)
        second:tap("Music")
        expect(1):equals(2)
        """
      ).failure
    )
    #expect(
      failure.events.suffix(4) == [
        "0.500    block 1: VoiceOver says \"Interests saved\"", "0.500    block 1: a wait of 1.000 s begins",
        "0.500  block 2: tap Music", "0.500    block 2: haptic: selection",
      ]
    )
  }

  @Test("A mistake of the script has no reasons")
  func mistakes() throws {
    #expect(try typed("local x = nil + 1") == "")
  }
}
