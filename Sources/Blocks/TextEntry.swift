/// The text of a field, with what an input method composes at its end (CB-I1).
public struct TextEntry: Sendable, Hashable {
  /// The text that the block keeps.
  public internal(set) var text: String
  /// The marked text of an input method, or nil when nothing is being composed.
  public internal(set) var marked: String?

  init(_ text: String = "") {
    self.text = text
  }

  /// The text as the field shows it: the marked text stands as it is.
  public var shown: String {
    guard let marked else { return text }
    return text + marked
  }
}
