import Blocks
import BlocksLive
import Testing

@MainActor @Suite(.timeLimit(.minutes(1)))
struct ProfileSaveTests {
  let stage = ProfileStage(checksUsername: false)

  /// Enters what Continue needs and taps it, until the closure runs.
  private func beginSaving() async {
    let saves = stage.saves.calls.entries.count
    stage.model.type("mayachen", in: .username)
    stage.model.tapContinue()
    await stage.saves.calls.count(saves + 1)
  }

  @Test("onContinue receives the profile; done holds one second (CB-P1, CB-P3, PS-S4, PS-S6)")
  func success() async throws {
    stage.model.tapColour(.light)
    stage.model.chooseRole("Writer")
    stage.model.addBirthday()
    await beginSaving()
    #expect(stage.model.block.phase == .working)
    let profile = try #require(stage.saves.calls.entries.first)
    #expect(profile.name == "Maya Chen")
    #expect(profile.username == "mayachen")
    #expect(profile.colour.rawValue == 3)
    #expect(profile.role == "Writer")
    #expect(profile.birthday == CalendarDay("2000-01-01"))
    #expect(profile.photo == nil)

    await stage.awaitEvent { stage.saves.answer(0, ()) }
    #expect(stage.model.block.phase == .done)
    #expect(stage.feedback.heardAndFelt == [.felt(.selection), .felt(.success), .said("Profile saved")])

    await stage.clock.sleepers(1)
    stage.clock.advance(by: .milliseconds(999))
    #expect(stage.clock.sleeperCount == 1)
    #expect(stage.model.block.phase == .done)
    await stage.awaitEvent { stage.clock.advance(by: .milliseconds(1)) }
    #expect(stage.model.block.phase == .resting)
  }

  @Test(
    "A failure is shown and announced in the error's words, or the block's own (CB-P4, CB-P5)",
    arguments: [
      (WordedError(errorDescription: "That name was just taken."), "That name was just taken."),
      (WordedError(errorDescription: nil), "Couldn't save your profile. Try again."),
      (WordedError(errorDescription: ""), "Couldn't save your profile. Try again."),
      (PlainError(), "Couldn't save your profile. Try again."),
    ] as [(any Error, String)]
  )
  func failure(_ error: any Error, _ words: String) async {
    await beginSaving()
    await stage.awaitEvent { stage.saves.fail(0, error) }
    #expect(stage.model.block.phase == .resting)
    #expect(stage.model.screen["message"]?.text == words)
    #expect(stage.feedback.heardAndFelt == [.felt(.error), .said(words)])
  }

  @Test("A CancellationError goes back to rest quietly (CB-P6)")
  func cancelled() async {
    await beginSaving()
    await stage.awaitEvent { stage.saves.fail(0, CancellationError()) }
    #expect(stage.model.block.phase == .resting)
    #expect(stage.model.screen["message"] == nil)
    #expect(stage.feedback.heardAndFelt.isEmpty)
  }

  @Test("Return and Continue together run the closure once (CB-P1)")
  func onceOnly() async {
    stage.model.type("mayachen", in: .username)
    stage.model.focus(.username)
    stage.model.pressReturn()
    stage.model.tapContinue()
    await stage.saves.calls.count(1)
    await stage.awaitEvent { stage.saves.answer(0, ()) }
    #expect(stage.saves.calls.entries.count == 1)
    #expect(stage.feedback.heardAndFelt == [.felt(.success), .said("Profile saved")])
  }

  @Test("Leaving does not cancel a running save; its outcome is still felt and said (CB-K3)")
  func leaveWhileSaving() async {
    await beginSaving()
    stage.model.leave()
    #expect(stage.model.screen.elements.isEmpty)
    await stage.awaitEvent { stage.saves.answer(0, ()) }
    #expect(stage.saves.cancellations.entries.isEmpty)
    #expect(stage.feedback.heardAndFelt == [.felt(.success), .said("Profile saved")])
    #expect(stage.clock.sleeperCount == 0)
  }

  @Test("A refused Continue warns, and saves nothing (PS-S1)")
  func refused() {
    stage.model.type("ma", in: .username)
    stage.model.tapContinue()
    #expect(stage.saves.calls.entries.isEmpty)
    #expect(stage.feedback.heardAndFelt == [.felt(.warning), .said("Use at least 3 characters.")])
    #expect(stage.model.block.focus == .username)
  }
}
