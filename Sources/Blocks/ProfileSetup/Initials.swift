/// The initials of a display name (PS-A2).
public enum Initials {
  /// One initial from the first word that has one and one from the last; one word gives one.
  ///
  /// Initials are whole grapheme clusters in logical order, uppercased and cut to one each.
  public static func of(_ name: String) -> String {
    var first = ""
    var last = ""
    for word in words(of: name) {
      guard let initial = initial(of: word) else { continue }
      if first.isEmpty { first = String(initial) } else { last = String(initial) }
    }
    return first + last
  }

  private static func words(of name: String) -> [Substring] {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.split(whereSeparator: \.isWhitespace) }
    // In ASCII each byte is a character, whose ends need not be looked for.
    var words: [Substring] = []
    var start = name.startIndex
    for index in name.utf8.indices where name.utf8[index] == UInt8(ascii: " ") || (0x9...0xD).contains(name.utf8[index])
    {
      if start < index { words.append(name[start..<index]) }
      start = name.utf8.index(after: index)
    }
    if start < name.endIndex { words.append(name[start...]) }
    return words
  }

  private static func initial(of word: Substring) -> Character? {
    if let plain = plainInitial(of: word.utf8) { return plain }
    // Hangul fillers are letters that show nothing (PS-N5).
    let shown = word.lazy.filter { !$0.unicodeScalars.allSatisfy(DisplayName.showsNothing) }
    let character = shown.first { $0.isLetter || $0.isNumber } ?? shown.first { !$0.isPunctuation }
    return character.flatMap { $0.uppercased().first }
  }

  /// The initial of a word that begins with an ASCII letter or digit and with nothing that combines with it.
  private static func plainInitial(of word: Substring.UTF8View) -> Character? {
    guard let first = word.first, word.dropFirst().first ?? 0 < 0x80 else { return nil }
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return Character(Unicode.Scalar(first - 32))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return Character(Unicode.Scalar(first))
    default: return nil
    }
  }
}
