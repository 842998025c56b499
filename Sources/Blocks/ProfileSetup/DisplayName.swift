/// The rules of the display name's text (PS-N4, PS-N5).
public enum DisplayName {
  /// The text as the field keeps it: line breaks, which only a paste can bring, become spaces.
  public static func kept(from text: String) -> String {
    guard text.unicodeScalars.contains(where: isLineBreak) else { return text }
    return String(text.map { $0.unicodeScalars.contains(where: isLineBreak) ? " " : $0 })
  }

  /// The name as it is handed on: without the white space at its ends.
  public static func trimmed(_ name: String) -> String {
    let scalars = name.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isWhiteSpace($0) }),
      let last = scalars.lastIndex(where: { !isWhiteSpace($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Whether the name shows nothing: white space, and characters that are drawn as nothing.
  public static func isEmpty(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy(showsNothing)
  }

  /// Whether the character is drawn as nothing (PS-N5).
  public static func showsNothing(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value <= 0x20 || scalar.value == 0x7F }
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || scalar == "\u{2800}"
  }

  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == " " || (0x9...0xD).contains(scalar.value) }
    return scalar.properties.isWhitespace
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
