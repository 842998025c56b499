internal import Foundation

/// Text made ready for the search: case, accents and width make no difference (IP-Q1).
struct SearchText: Sendable, Hashable {
  /// The folded text; no locale is consulted.
  let utf8: [UInt8]

  init(_ text: some StringProtocol) {
    let utf8 = Array(text.utf8)
    self.utf8 = utf8.allSatisfy { $0 < 0x80 } ? utf8.map(Self.lowered) : Self.folded(String(text))
  }

  /// What a person typed: the white space at its ends is ignored.
  init(query: String) {
    self.init(DisplayName.trimmed(query))
  }

  var isEmpty: Bool { utf8.isEmpty }

  /// Whether the other text is a part of this one; an empty text is a part of every text.
  func contains(_ other: SearchText) -> Bool {
    other.isPart(of: utf8.span)
  }

  /// Whether this is a part of that folded text.
  func isPart(of text: Span<UInt8>) -> Bool {
    guard let first = utf8.first else { return true }
    guard text.count >= utf8.count else { return false }
    for start in 0...text.count - utf8.count where text[start] == first {
      if utf8.indices.dropFirst().allSatisfy({ utf8[$0] == text[start + $0] }) { return true }
    }
    return false
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte + 32 : byte
  }

  private static func folded(_ text: String) -> [UInt8] {
    var folded = String.UnicodeScalarView()
    // Down, up and down again, so that letters whose capitals are two letters meet them: ß, its own capital ẞ, and SS.
    for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().uppercased().lowercased()
      .decomposedStringWithCompatibilityMapping.unicodeScalars where !isAccent(scalar)
    {
      if let plain = strokedLetters[scalar] {
        folded.append(contentsOf: plain.unicodeScalars)
      } else {
        folded.append(scalar)
      }
    }
    return Array(String(folded).utf8)
  }

  /// Marks of Latin, Greek and Cyrillic letters, Hebrew points and Arabic vowel marks; the marks that other scripts spell
  /// with stay, such as the voicing of kana.
  private static func isAccent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x487, 0x591...0x5C7, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x1AB0...0x1AFF,
      0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F:
      true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// Letters whose accent Unicode does not part from them.
  private static let strokedLetters: [Unicode.Scalar: String] = [
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "þ": "th",
  ]
}
