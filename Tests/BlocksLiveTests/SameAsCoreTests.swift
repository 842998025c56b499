import Blocks
import BlocksLive
import Testing

/// The live models and the pure blocks are one: the same events give the same value, words, haptics and motions.
@MainActor @Suite(.timeLimit(.minutes(1)))
struct SameAsCoreTests {
  @Test("A long session of Profile Setup")
  func profileSetup() async {
    let stage = ProfileStage(name: "")
    let atFirst = stage.model.block
    let model = stage.model
    model.tapContinue()
    model.focus(.name)
    model.type("Maya\nChen", in: .name)
    model.pressReturn()
    await stage.check("maya")
    await stage.awaitEvent { stage.checks.answer(0, false) }
    model.pressReturn()
    await stage.check("Maya.C")
    model.openPhotoPicker()
    model.pickPhoto { [photos = stage.photos] in try await photos.call(0) }
    await stage.photos.calls.count(1)
    model.addBirthday()
    model.clearBirthday()
    model.chooseRole("Designer")
    model.tapContinue()
    await stage.awaitEvent { stage.checks.answer(1, false) }
    await stage.awaitEvent { stage.photos.answer(0, Photo(width: 2, height: 2, jpeg: [7])) }
    await stage.saves.calls.count(1)
    await stage.awaitEvent { stage.saves.fail(0, PlainError()) }
    model.removePhoto()
    model.tapContinue()
    await stage.saves.calls.count(2)
    await stage.awaitEvent { stage.saves.answer(1, ()) }
    await stage.clock.sleepers(1)
    await stage.awaitEvent { stage.clock.advance(by: .seconds(1)) }
    model.skip()
    model.leave()

    expectSame(atFirst, stage.events.entries, model.block, stage.feedback)
  }

  @Test("A long session of Interests Picker")
  func interestsPicker() async {
    let stage = InterestsStage(categories: nil, selection: ["yoga", "gone"], maximum: 3)
    let atFirst = stage.model.block
    let model = stage.model
    model.focusSearch(true)
    model.search("mus")
    model.categories = InterestsPicker.Category.samples
    model.composeSearch("ic")
    model.commitSearch()
    stage.pick("music", "baking", "hiking")
    stage.selection.remove("baking")
    model.selectionChanged()
    model.clearSearch()
    stage.pick("hiking")
    model.tapContinue()
    await stage.saves.calls.count(1)
    await stage.awaitEvent { stage.saves.fail(0, WordedError(errorDescription: "No line.")) }
    stage.pick("hiking", "hiking")
    model.tapContinue()
    await stage.saves.calls.count(2)
    model.leave()
    await stage.awaitEvent { stage.saves.answer(1, ()) }

    expectSame(atFirst, stage.events.entries, model.block, stage.feedback)
  }

  private func expectSame<B: Block>(_ atFirst: B, _ events: [B.Event], _ live: B, _ feedback: FeedbackLog) {
    var pure = atFirst
    var expected: [FeedbackLog.Entry] = []
    for event in events {
      let effects = pure.receive(event)
      let motions = effects.compactMap { if case .move(let motion) = $0 { motion } else { nil } }
      if !motions.isEmpty { expected.append(.moved(motions)) }
      for effect in effects {
        switch effect {
        case .announce(let words): expected.append(.said(words))
        case .haptic(let haptic): expected.append(.felt(haptic))
        default: break
        }
      }
    }
    #expect(pure == live)
    #expect(feedback.record.entries == expected)
  }
}
