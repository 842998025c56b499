import Blocks
import BlocksLive
import Testing

@MainActor @Suite(.timeLimit(.minutes(1)))
struct InterestsTests {
  @Test("onContinue receives the picked ids as a set; done holds one second (IP-A1, CB-P3)")
  func saves() async {
    let stage = InterestsStage()
    stage.pick("music", "yoga", "atom", "history")
    stage.model.tapContinue()
    await stage.saves.calls.count(1)
    #expect(stage.saves.calls.entries == [["music", "yoga", "history"]])
    await stage.awaitEvent { stage.saves.answer(0, ()) }
    #expect(stage.model.block.phase == .done)
    #expect(
      stage.feedback.heardAndFelt == [
        .felt(.selection), .felt(.selection), .felt(.selection), .felt(.success), .said("Interests saved"),
      ]
    )
    await stage.clock.sleepers(1)
    await stage.awaitEvent { stage.clock.advance(by: .seconds(1)) }
    #expect(stage.model.block.phase == .resting)
  }

  @Test("A failed save shows the error's words (CB-P4)")
  func fails() async {
    let stage = InterestsStage(minimum: 0)
    stage.model.tapContinue()
    await stage.saves.calls.count(1)
    await stage.awaitEvent { stage.saves.fail(0, WordedError(errorDescription: "No line.")) }
    #expect(stage.model.screen["message"]?.text == "No line.")
  }

  @Test("Below the minimum Continue does nothing (IP-M1)")
  func locked() {
    let stage = InterestsStage()
    stage.pick("music")
    stage.model.tapContinue()
    #expect(stage.model.block.phase == .resting)
    #expect(stage.model.screen["continue"]?.label == "Pick 2 more to continue")
  }

  @Test("The host's selection is shown, and every pick is written to it (IP-S1)")
  func writes() {
    let stage = InterestsStage(selection: ["music", "gone"])
    #expect(stage.model.block.picked == ["music"])
    stage.pick("yoga", "music")
    #expect(stage.writes.entries == [["music", "gone", "yoga"], ["gone", "yoga"]])
    #expect(stage.selection == ["gone", "yoga"])
  }

  @Test("The block follows the host's change when it is told, without a haptic or a write (IP-S1, CB-E1)")
  func follows() {
    let stage = InterestsStage(selection: [])
    stage.selection = ["music", "yoga", "history"]
    stage.model.selectionChanged()
    #expect(stage.model.block.allowsContinue)
    #expect(stage.writes.entries.isEmpty)
    #expect(stage.feedback.heardAndFelt.isEmpty)

    stage.model.selectionChanged()
    #expect(stage.events.entries == [.selectionChanged(["history", "music", "yoga"])])
  }

  @Test("An act is judged by the host's set as it is then, told or not (IP-S1)")
  func readsBeforeEachAct() {
    let stage = InterestsStage(selection: ["music", "yoga", "history"])
    stage.selection = ["music"]
    stage.model.tapContinue()
    #expect(stage.model.block.phase == .resting)
    #expect(stage.saves.calls.entries.isEmpty)
    #expect(stage.model.block.picked == ["music"])
  }

  @Test("A host that keeps another set than was written is followed at once (IP-S1)")
  func hostRewrites() {
    let stage = InterestsStage(selection: [], rewrite: { $0.subtracting(["yoga"]) })
    stage.pick("yoga", "music")
    #expect(stage.model.block.picked == ["music"])
  }

  @Test("A tap made within another's haptic counts too, and neither pick is lost")
  func tapWithinTap() {
    let stage = InterestsStage(selection: [])
    stage.feedback.onHaptic = {
      stage.feedback.onHaptic = nil
      stage.pick("yoga")
    }
    stage.pick("music")
    #expect(stage.selection == ["music", "yoga"])
    #expect(stage.model.block.picked == ["music", "yoga"])
  }

  @Test("A save under way keeps the set it was given (IP-S1)")
  func saveKeepsItsSet() async {
    let stage = InterestsStage(selection: ["music", "yoga", "history"])
    stage.model.tapContinue()
    stage.selection = []
    stage.model.selectionChanged()
    await stage.saves.calls.count(1)
    #expect(stage.saves.calls.entries == [["music", "yoga", "history"]])
    #expect(stage.model.block.count == 0)
    stage.saves.answer(0, ())
  }

  @Test("Topics that come later load in, and nothing is written to the host (IP-L1)")
  func loads() {
    let stage = InterestsStage(categories: nil, selection: ["music", "yoga", "history"])
    #expect(stage.model.screen["placeholder"]?.label == "Loading topics")
    stage.model.categories = InterestsPicker.Category.samples
    #expect(stage.model.block.allowsContinue)
    #expect(stage.writes.entries.isEmpty)
    #expect(stage.feedback.record.entries == [.moved([.smooth, .standard])])
  }
}
