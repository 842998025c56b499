internal import Blocks

/// Carries out what Interests Picker asks for, with the app's closures and selection.
@MainActor
struct InterestsPickerHost {
  let selection: SelectionBinding?
  let onContinue: @MainActor (Set<String>) async throws -> Void
  let onSkip: (@MainActor () -> Void)?

  /// The host's set, when it is another than the block's (IP-S1).
  func selectionChange(_ block: InterestsPicker) -> InterestsPicker.Event? {
    guard let ids = selection?.get(), ids != block.picks.members else { return nil }
    return .selectionChanged(ids.sorted())
  }

  func carryOut(_ number: RequestNumber, _ request: InterestsPicker.Request) -> BlockDriver<InterestsPicker>.Answer? {
    switch request {
    case .save(let ids):
      return {
        do {
          try await onContinue(Set(ids))
          return .saveReturned(number)
        } catch {
          return .saveFailed(number, Failure(error))
        }
      }
    case .skip:
      onSkip?()
      return nil
    case .writeSelection(let ids):
      selection?.set(Set(ids))
      return nil
    }
  }
}
