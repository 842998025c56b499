import Blocks
import BlocksLive
import Testing

@MainActor @Suite(.timeLimit(.minutes(1)))
struct PhotoLoadTests {
  let stage = ProfileStage(checksUsername: false)
  let photo = Photo(width: 4, height: 3, jpeg: [0xFF, 0xD8])

  private func pick(_ number: Int) async {
    stage.model.pickPhoto { [photos = stage.photos] in try await photos.call(number) }
    await stage.photos.calls.count(number + 1)
  }

  @Test("The photo shows once it is in (PS-A1)")
  func loaded() async {
    await pick(0)
    #expect(stage.model.block.avatar == .initials)
    await stage.awaitEvent { stage.photos.answer(0, photo) }
    #expect(stage.model.block.photo == photo)
  }

  @Test("Nothing loaded and an error both mean unreadable, each time (PS-A6, PS-A7)")
  func unreadable() async {
    await pick(0)
    await stage.awaitEvent { stage.photos.answer(0, nil) }
    await pick(1)
    #expect(!stage.model.block.photoIsUnreadable)
    await stage.awaitEvent { stage.photos.fail(1, PlainError()) }
    #expect(stage.model.block.photoIsUnreadable)
    let words = "That photo couldn't be read. Try another one."
    #expect(stage.feedback.heardAndFelt == [.said(words), .said(words)])
  }

  @Test("A newer pick cancels one that still loads and wins over its late photo (PS-A7)")
  func newerWins() async {
    await pick(0)
    await pick(1)
    await stage.photos.cancellations.count(1)
    await stage.awaitEvent { stage.photos.answer(1, photo) }
    await stage.awaitEvent { stage.photos.answer(0, Photo(width: 1, height: 1, jpeg: [])) }
    #expect(stage.photos.cancellations.entries == [0])
    #expect(stage.model.block.photo == photo)
  }

  @Test("Continue waits for a photo that still loads, then saves with it (PS-S7)")
  func continueWaits() async {
    await pick(0)
    stage.model.type("mayachen", in: .username)
    stage.model.tapContinue()
    #expect(stage.model.block.phase == .working)
    await stage.awaitEvent { stage.photos.answer(0, photo) }
    await stage.saves.calls.count(1)
    #expect(stage.saves.calls.entries.map(\.photo) == [photo])
    await stage.awaitEvent { stage.saves.answer(0, ()) }
    #expect(stage.model.block.phase == .done)
  }

  @Test("Continue with a photo that can't be read saves nothing (PS-S7)")
  func continueWithUnreadable() async {
    await pick(0)
    stage.model.type("mayachen", in: .username)
    stage.model.tapContinue()
    await stage.awaitEvent { stage.photos.answer(0, nil) }
    #expect(stage.model.block.phase == .resting)
    #expect(stage.saves.calls.entries.isEmpty)
    let words = "That photo couldn't be read. Try another one."
    #expect(stage.feedback.heardAndFelt == [.felt(.error), .said(words)])
  }

  @Test("A pick while saving is turned away, and the next one is loaded (CB-P2)")
  func turnedAway() async {
    stage.model.type("mayachen", in: .username)
    stage.model.tapContinue()
    await stage.saves.calls.count(1)
    stage.model.pickPhoto { Photo(width: 9, height: 9, jpeg: []) }
    await stage.awaitEvent { stage.saves.fail(0, CancellationError()) }
    await pick(0)
    await stage.awaitEvent { stage.photos.answer(0, photo) }
    #expect(stage.model.block.photo == photo)
  }
}
