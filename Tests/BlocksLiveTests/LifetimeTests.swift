import Blocks
import Testing

@testable import BlocksLive

/// How long a model lives: as long as the app holds it, or an outcome is still to come (CB-K3).
@MainActor @Suite(.timeLimit(.minutes(1)))
struct LifetimeTests {
  let stage = ProfileStage()

  @Test("A model that is let go cancels its waiting check")
  func waitingCheck() async {
    stage.model.type("maya", in: .username)
    await stage.clock.sleepers(1)
    weak let driver = stage.model.driver
    stage.held = nil
    #expect(driver == nil)
    await stage.clock.sleepers(0)
    #expect(stage.checks.calls.entries.isEmpty)
  }

  @Test("A model that is let go cancels its running check and its loading photo")
  func runningRequests() async {
    await stage.check("maya")
    stage.model.pickPhoto { [photos = stage.photos] in try await photos.call(0) }
    await stage.photos.calls.count(1)
    weak let driver = stage.model.driver
    stage.held = nil
    #expect(driver == nil)
    await stage.checks.cancellations.count(1)
    await stage.photos.cancellations.count(1)
    stage.checks.answer(0, true)
    stage.photos.answer(0, nil)
  }

  @Test("A save's outcome is felt and said though the model was let go, and no longer", arguments: [false, true])
  func runningSave(leaves: Bool) async {
    stage.model.type("maya", in: .username)
    stage.model.tapContinue()
    await stage.saves.calls.count(1)
    if leaves { stage.model.leave() }
    weak let driver = stage.model.driver
    stage.held = nil
    #expect(driver != nil)

    await stage.awaitEvent { stage.saves.answer(0, ()) }
    #expect(stage.feedback.heardAndFelt == [.felt(.success), .said("Profile saved")])
    #expect(stage.saves.cancellations.entries.isEmpty)
    #expect(driver == nil)
  }

  @Test("A photo that Continue waits for comes in and is saved though the model was left and let go")
  func awaitedPhoto() async {
    stage.model.type("maya", in: .username)
    stage.model.pickPhoto { [photos = stage.photos] in try await photos.call(0) }
    await stage.photos.calls.count(1)
    stage.model.tapContinue()
    stage.model.leave()
    stage.held = nil

    stage.photos.answer(0, Photo(width: 1, height: 1, jpeg: [1]))
    await stage.saves.calls.count(1)
    #expect(stage.saves.calls.entries.map(\.photo?.jpeg) == [[1]])
    await stage.awaitEvent { stage.saves.fail(0, PlainError()) }
    #expect(stage.feedback.heardAndFelt == [.felt(.error), .said("Couldn't save your profile. Try again.")])
  }

  @Test("Leaving cancels what only serves the screen, and the model can go at once")
  func leaving() async {
    await stage.check("maya")
    stage.model.leave()
    await stage.checks.cancellations.count(1)
    weak let driver = stage.model.driver
    stage.held = nil
    #expect(driver == nil)
    stage.checks.answer(0, false)
  }
}
