import Blocks
import BlocksLive
import Testing

@MainActor @Suite(.timeLimit(.minutes(1)))
struct UsernameCheckTests {
  let stage = ProfileStage()

  @Test("The check starts 0.45 s after the last change, not a millisecond before (PS-U3)")
  func typingPause() async {
    stage.model.type("may", in: .username)
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(449))
    #expect(stage.clock.sleeperCount == 1)
    #expect(stage.note == "")

    stage.clock.advance(by: .milliseconds(1))
    await stage.checks.calls.count(1)
    #expect(stage.checks.calls.entries == ["may"])
    #expect(stage.note == "Checking…")
  }

  @Test("The pause is measured from the key press, however late its task comes to run")
  func pauseFromKeyPress() async {
    stage.model.type("maya", in: .username)
    stage.clock.advance(by: .milliseconds(450))
    await stage.checks.calls.count(1)
    #expect(stage.checks.calls.entries == ["maya"])
  }

  @Test("Each change starts the pause again (PS-U3)")
  func eachChangeWaitsAgain() async {
    stage.model.type("may", in: .username)
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(300))
    stage.model.type("maya", in: .username)
    await stage.clock.sleepers(0)
    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(449))
    #expect(stage.clock.sleeperCount == 1)

    stage.clock.advance(by: .milliseconds(1))
    await stage.checks.calls.count(1)
    #expect(stage.checks.calls.entries == ["maya"])
  }

  @Test("Below three characters nothing waits and nothing is asked (PS-U2)")
  func tooShort() {
    stage.model.type("ma", in: .username)
    #expect(stage.model.block.availability == .unchecked)
    #expect(stage.events.entries == [.textChanged(.username, "ma")])
  }

  @Test("A free username is yours (PS-U5)")
  func free() async {
    await stage.check("mayachen")
    await stage.awaitEvent { stage.checks.answer(0, true) }
    #expect(stage.note == "@mayachen is yours")
    #expect(stage.feedback.heardAndFelt.isEmpty)
  }

  @Test("A taken username is announced (PS-U6)")
  func taken() async {
    await stage.check("maya")
    await stage.awaitEvent { stage.checks.answer(0, false) }
    #expect(stage.note == "@maya is taken")
    #expect(stage.feedback.heardAndFelt == [.said("@maya is taken")])
  }

  @Test("A newer username cancels the check before it, and its late answer is ignored (PS-U7)")
  func overtaken() async {
    await stage.check("joh")
    await stage.check("john")
    await stage.checks.cancellations.count(1)
    #expect(stage.checks.cancellations.entries == [0])

    await stage.awaitEvent { stage.checks.answer(1, true) }
    let answered = stage.model.block
    #expect(stage.note == "@john is yours")

    await stage.awaitEvent { stage.checks.answer(0, false) }
    #expect(stage.model.block == answered)
    #expect(stage.feedback.heardAndFelt.isEmpty)
  }

  @Test("A username typed again is asked again, and the first question's answer does not count (PS-U9)")
  func askedAgain() async {
    await stage.check("maya")
    await stage.check("mayac")
    await stage.check("maya")
    #expect(stage.checks.calls.entries == ["maya", "mayac", "maya"])

    await stage.awaitEvent { stage.checks.answer(0, true) }
    #expect(stage.note == "Checking…")
    await stage.awaitEvent { stage.checks.answer(2, false) }
    #expect(stage.note == "@maya is taken")
  }

  @Test("A check that throws says so, and Continue still works (PS-U10)")
  func checkThrows() async {
    await stage.check("maya")
    await stage.awaitEvent { stage.checks.fail(0, WordedError(errorDescription: "Too many questions.")) }
    #expect(stage.note == "Couldn't check that username")
    #expect(stage.feedback.heardAndFelt.isEmpty)

    stage.model.tapContinue()
    await stage.saves.calls.count(1)
    #expect(stage.saves.calls.entries.map(\.username) == ["maya"])
    stage.saves.answer(0, ())
  }

  @Test("A check that throws CancellationError leaves no note (PS-U11)")
  func checkCancelsItself() async {
    await stage.check("maya")
    await stage.awaitEvent { stage.checks.fail(0, CancellationError()) }
    #expect(stage.note == "")
  }

  @Test("Without checkUsername nothing is ever asked (PS-U12)")
  func noCheck() {
    let stage = ProfileStage(checksUsername: false)
    stage.model.type("mayachen", in: .username)
    #expect(stage.model.block.availability == .unchecked)
    #expect(stage.note == "")
  }

  @Test("Skip cancels a waiting check and a running one, calls onSkip once and stays quiet (CB-K2)")
  func skipCancels() async {
    await stage.check("maya")
    stage.model.skip()
    stage.model.skip()
    await stage.checks.cancellations.count(1)
    #expect(stage.skips.entries.count == 1)

    await stage.awaitEvent { stage.checks.answer(0, false) }
    #expect(stage.feedback.heardAndFelt.isEmpty)
    #expect(stage.saves.calls.entries.isEmpty)

    let waiting = ProfileStage()
    waiting.model.type("maya", in: .username)
    await waiting.clock.sleepers(1)
    waiting.model.skip()
    await waiting.clock.sleepers(0)
  }
}
