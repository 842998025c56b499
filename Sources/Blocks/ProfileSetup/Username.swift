/// The rule of the username's text (PS-U1).
public enum Username {
  /// The fewest characters that are asked about and accepted (PS-U2, PS-S1).
  public static let minimumLength = 3
  /// How long the typing must rest before the check (PS-U3).
  public static let typingPause = Duration.milliseconds(450)

  /// Keeps a–z, 0–9, period and underscore, ASCII capitals lowered; every other character drops whole.
  ///
  /// A character is a grapheme cluster, so a letter with a combining mark drops with it. No locale is consulted.
  public static func kept(from text: String) -> String {
    if text.utf8.allSatisfy(isKept) { return text }
    var kept = ""
    for character in text {
      guard let ascii = character.utf8.count == 1 ? character.utf8.first : nil else { continue }
      let lowered = (65...90).contains(ascii) ? ascii + 32 : ascii
      if isKept(lowered) { kept.unicodeScalars.append(Unicode.Scalar(lowered)) }
    }
    return kept
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }
}
