/// The initials of a display name (PS-A2).
public enum Initials {
  /// One initial from the first word that has one and one from the last; one word gives one.
  ///
  /// Initials are whole grapheme clusters in logical order, uppercased and cut to one each.
  public static func of(_ name: String) -> String {
    let initials = name.split(whereSeparator: \.isWhitespace).compactMap(initial)
    guard let first = initials.first, let last = initials.last else { return "" }
    return initials.count == 1 ? String(first) : String(first) + String(last)
  }

  private static func initial(of word: Substring) -> Character? {
    // Hangul fillers are letters that show nothing (PS-N5).
    let shown = word.lazy.filter { !$0.unicodeScalars.allSatisfy(DisplayName.showsNothing) }
    let character = shown.first { $0.isLetter || $0.isNumber } ?? shown.first { !$0.isPunctuation }
    return character.flatMap { $0.uppercased().first }
  }
}
