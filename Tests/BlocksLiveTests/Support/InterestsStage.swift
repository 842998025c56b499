import Blocks

@testable import BlocksLive

/// Interests Picker with stand-ins for everything around it.
@MainActor
final class InterestsStage {
  let clock = HandClock()
  let saves = Server<Set<String>, Void>()
  let feedback = FeedbackLog()
  let events = Record<InterestsPicker.Event>()
  /// The host's set, and each set that the block has written.
  var selection: Set<String> = []
  let writes = Record<Set<String>>()
  let model: InterestsPickerModel

  init(
    categories: [InterestsPicker.Category]? = InterestsPicker.Category.samples,
    selection: Set<String>? = nil,
    minimum: Int = 3,
    maximum: Int? = nil,
    rewrite: @escaping @MainActor (Set<String>) -> Set<String> = { $0 }
  ) {
    // The binding reads and writes the stage, which is only there once every property is.
    let box = Box()
    model = InterestsPickerModel(
      categories: categories,
      selection: selection.map { given in
        SelectionBinding(
          get: { box.stage?.selection ?? given },
          set: { ids in
            box.stage?.selection = rewrite(ids)
            box.stage?.writes.append(ids)
          }
        )
      },
      minimum: minimum,
      maximum: maximum,
      onContinue: saves.call,
      clock: clock,
      feedback: feedback
    )
    self.selection = selection ?? []
    box.stage = self
    model.driver.onReceive = { [events] in events.append($0) }
  }

  private final class Box {
    weak var stage: InterestsStage?
  }

  func pick(_ ids: String...) {
    for id in ids { model.tapTopic(id) }
  }

  /// Does something that makes the block receive one more event from a task, and waits for that.
  func awaitEvent(after act: () -> Void) async {
    let received = events.entries.count
    act()
    await events.count(received + 1)
  }
}
