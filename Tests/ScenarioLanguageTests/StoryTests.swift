import Testing

@testable import ScenarioLanguage

/// What a failure tells of other moments and other names, and of what would help.
struct StoryTests {
  @Test("A check that was expected too soon")
  func tooSoon() throws {
    #expect(
      try story(typedUsername + "pause(0.449)\nexpect(block.state.availability):equals('checking')") == """
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
      try story(typedUsername + "pause(0.5)\nexpect(block:get('username').note):equals('@maya is taken')") == """
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
      try story(typedUsername + "pause(2)\nexpect(block:get('username').busy):isTrue()") == """
        The check of "maya" began at 0.690, and returned false at 0.890.
        This line would have passed from 0.690 until 0.890, 1.350 s earlier.
        To fix it, shorten the pause above this line, so that it ends before 0.890.
        """
    )
    #expect(
      try story(typedUsername + "pause(0.45)\nexpect(block.state.availability):equals('waiting')") == """
        The check of "maya" began at 0.690, and its closure sleeps until 0.890.
        This line would have passed until 0.690, the moment at which it ran.
        To fix it, shorten the pause above this line, so that it ends before 0.690.
        """
    )
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
      try story(typedUsername + "pause(0.1)\n\(loop)\nexpect(block.state.availability):equals('never')")
        == "The check of \"maya\" begins at 0.690, once the username has been unchanged for 0.450 s; "
        + "it last changed at 0.240."
    )
    // What fails then is the same line, or one before it.
    #expect(try !story(typedUsername + "pause(0.1)\nassert(block.state.availability == 'never')").contains("passed"))
    #expect(
      try story(
        typedUsername
          + "pause(0.449)\nlocal element = block:get('username.note')\nassert(element.text == '@maya is taken')"
      )
      .contains("This line would have passed at 0.690, 0.001 s later.")
    )
    // What the script makes of the time itself changes at any moment.
    #expect(try !story(typedUsername + "pause(1)\nexpect(now()):isBelow(0.5)").contains("passed"))
  }

  @Test("Emptying the journal is a step of its own")
  func forgetting() throws {
    #expect(
      try story(typedUsername + "pause(0.5)\nblock:forget()\nexpect(block.announcements):equals { '@maya is taken' }")
        .contains("This line would have passed at 0.890, 0.150 s later.")
    )
  }

  @Test("What pcall has caught is no reason for what fails later")
  func caught() throws {
    #expect(
      try !story(
        typedUsername
          + "pcall(waitUntil, function() return block.state.availability == 'taken' end, { within = 0.1 })\n"
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
}
