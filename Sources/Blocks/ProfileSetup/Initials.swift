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
    let character =
      word.first { $0.isLetter || $0.isNumber }
      ?? word.first { !$0.isPunctuation && !$0.unicodeScalars.allSatisfy(DisplayName.showsNothing) }
    return character.flatMap { $0.uppercased().first }
  }
}
