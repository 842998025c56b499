import Testing

@testable import ScenarioLanguage

/// Why things are so, as a failure tells it, and what came before it and from what.
struct ReasonsTests {
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
    let story = try story(typedUsername + "\(acts)\nexpect(block.state.availability):equals('failed')")
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
    #expect(try story(typedUsername + "local x = nil + 1") == "")
  }
}
