/// The initials of a display name (PS-A2).
public enum Initials {
  /// One initial from the first word that has one and one from the last; one word gives one.
  ///
  /// Initials are whole grapheme clusters in logical order, uppercased and cut to one each.
  public static func of(_ name: String) -> String {
    let initials = words(of: name).compactMap(initial)
    guard let first = initials.first, let last = initials.last else { return "" }
    return initials.count == 1 ? String(first) : String(first) + String(last)
  }

  private static func words(of name: String) -> [Substring] {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.split(whereSeparator: \.isWhitespace) }
    // In ASCII each byte is a character, whose ends need not be looked for.
    return name.utf8.split { $0 == UInt8(ascii: " ") || (0x9...0xD).contains($0) }.map(Substring.init)
  }

  private static func initial(of word: Substring) -> Character? {
    // Hangul fillers are letters that show nothing (PS-N5).
    let shown = word.lazy.filter { !$0.unicodeScalars.allSatisfy(DisplayName.showsNothing) }
    let character = shown.first { $0.isLetter || $0.isNumber } ?? shown.first { !$0.isPunctuation }
    return character.flatMap { $0.uppercased().first }
  }
}
