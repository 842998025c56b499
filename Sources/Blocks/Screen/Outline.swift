extension Screen {
  /// The screen as VoiceOver reads it, a line for each element.
  public var outline: String {
    elements.lazy.filter(\.isAccessible).map(\.spoken).joined(separator: "\n")
  }
}

extension Element {
  /// What VoiceOver says: selection, label, value, traits, hint.
  ///
  /// The words and their order are those that the platform's accessibility snapshots have.
  public var spoken: String {
    var spoken = isSelected == true ? "Selected: " : ""
    spoken += label
    if let value, !value.isEmpty, value != label { spoken += label.isEmpty ? value : ": \(value)" }
    if let last = spoken.last, !".?!…".contains(last) { spoken += "." }
    let traits = traits
    if traits.contains(.notEnabled) { spoken += " Dimmed." }
    if traits.contains(.button) { spoken += " Button." }
    if role == .textField { spoken += " Text field." }
    if traits.contains(.searchField) { spoken += " Search field." }
    if isFocused == true { spoken += " Is editing." }
    if traits.contains(.header) { spoken += " Heading." }
    if traits.contains(.image) { spoken += " Image." }
    if isBusy == true { spoken += " In progress." }
    if let hint, !hint.isEmpty { spoken += " \(hint)" }
    return spoken
  }
}
