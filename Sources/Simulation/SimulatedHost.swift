public import Blocks

/// An app in small around one block: what a person and the host do to it, and what they see of it.
public protocol SimulatedHost: AnyObject {
  /// Carries the block's effects out and keeps the journal.
  var runner: EffectRunner { get }
  /// The block's elements now.
  var screen: Screen { get }
  /// The elements that a locator names: the one of that id, or those of that label or drawn words.
  func elements(at locator: String) -> [Element]
  /// Where the block stands.
  var phase: ContinueButton.Phase { get }
  /// The id of the field that has focus, or nil.
  var focusedField: String? { get }

  /// The person taps an element, which is known to be enabled.
  func tapEnabled(_ element: Element)
  /// The person does this to a field, by its id.
  func act(on field: String, _ act: FieldAct)
  /// The text of a field, by its id.
  func entry(of field: String) -> TextEntry
  /// The person presses Return in the focused field.
  func pressReturn()
  /// The person puts the keyboard away.
  func dismissKeyboard()
  /// The host takes the block away.
  func leave()
}

/// What a person does to a text field.
public enum FieldAct: Hashable {
  /// Gives it focus.
  case focus
  /// Types or pastes this at its end, as one change.
  case insert(String)
  /// Deletes the last character.
  case deleteBackward
  /// Puts this in the whole text's place, as one change.
  case replace(String)
  /// Composes this at its end with an input method.
  case compose(String)
  /// Accepts what is composed, or this in its place.
  case commit(String?)
}

extension FieldAct {
  /// The change of a field with that text, or nil when the act changes none.
  func change(_ entry: TextEntry) -> FieldChange? {
    switch self {
    case .focus: nil
    case .insert(let text): .text(entry.shown + text)
    case .deleteBackward:
      if let marked = entry.marked {
        .composed(String(marked.dropLast()))
      } else {
        .text(String(entry.text.dropLast()))
      }
    case .replace(let text): .text(text)
    case .compose(let marked): .composed(marked)
    case .commit(let text): .committed(text)
    }
  }
}

/// What an act is to the block's field.
enum FieldChange {
  case text(String)
  case composed(String)
  case committed(String?)
}

extension SimulatedHost {
  /// The world that the block shares with the others of its scenario.
  public var world: World { runner.world }

  /// The person taps an element; false when it does nothing, since it is not enabled or nothing to tap.
  public func tap(_ element: Element) -> Bool {
    guard element.isEnabled == true else { return false }
    tapEnabled(element)
    return true
  }

  /// The element of that id, or nil when it is not on the screen.
  public func element(_ id: String) -> Element? {
    elements(at: id).first { $0.id == id || $0.qualifiedID == id }
  }

  /// Empties the journal; calls that still run stay.
  public func forget() {
    runner.journal.forget()
  }
}
