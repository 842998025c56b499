/// The initials of a display name (PS-A2).
public enum Initials {
  /// One initial from the first word that has one and one from the last; one word gives one.
  ///
  /// Initials are whole grapheme clusters in logical order, uppercased and cut to one each.
  public static func of(_ name: String) -> String {
    if let plain = plain(name.utf8) { return plain }
    var first = ""
    var last = ""
    for word in name.split(whereSeparator: \.isWhitespace) {
      guard let initial = initial(of: word) else { continue }
      if first.isEmpty { first = String(initial) } else { last = String(initial) }
    }
    return first + last
  }

  /// The initials of a name in ASCII, each of whose words begins with a letter or digit; nil for any other.
  ///
  /// In ASCII each byte is a character, whose ends need not be looked for.
  private static func plain(_ name: String.UTF8View) -> String? {
    var first: Unicode.Scalar?
    var last: Unicode.Scalar?
    var isInWord = false
    for byte in name {
      let character = Unicode.Scalar(byte)
      guard character.isASCII else { return nil }
      if character == " " || ("\t"..."\r").contains(character) {
        isInWord = false
      } else if !isInWord {
        isInWord = true
        guard let initial = capital(character) else { return nil }
        if first == nil { first = initial } else { last = initial }
      }
    }
    var initials = ""
    if let first { initials.unicodeScalars.append(first) }
    if let last { initials.unicodeScalars.append(last) }
    return initials
  }

  /// The ASCII letter as a capital, or the digit; nil for anything else.
  private static func capital(_ character: Unicode.Scalar) -> Unicode.Scalar? {
    switch character {
    case "a"..."z": Unicode.Scalar(UInt8(ascii: character) - 32)
    case "A"..."Z", "0"..."9": character
    default: nil
    }
  }

  private static func initial(of word: Substring) -> Character? {
    // Hangul fillers are letters that show nothing (PS-N5).
    let shown = word.lazy.filter { !$0.unicodeScalars.allSatisfy(DisplayName.showsNothing) }
    let character = shown.first { $0.isLetter || $0.isNumber } ?? shown.first { !$0.isPunctuation }
    return character.flatMap { $0.uppercased().first }
  }
}
