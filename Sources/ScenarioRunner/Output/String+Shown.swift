extension String {
  /// The text with control characters made visible, so that it can steer neither a terminal nor the reading direction.
  var shown: String {
    guard unicodeScalars.contains(where: Self.isHidden) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        shown += "  "
      } else if Self.isHidden(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
  }

  /// The text as one word of a shell.
  var shellQuoted: String {
    guard !unicodeScalars.contains(where: Self.isHidden) else { return escaped }
    let isPlain = utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "/._-:,+@%".utf8.contains(byte) || byte >= 0x80
    }
    return isPlain && !isEmpty ? self : "'\(replacingScalars(["'": "'\\''"]))'"
  }

  /// The text as a path, one word of a shell that no command takes for an option.
  var shellPath: String { (hasPrefix("-") ? "./" + self : self).shellQuoted }

  /// The same with control characters by their bytes, so that it can be copied and can't steer a terminal.
  private var escaped: String {
    var escaped = "$'"
    for scalar in unicodeScalars {
      if Self.isHidden(scalar) {
        for byte in String(scalar).utf8 { escaped += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16) }
      } else {
        if scalar == "'" || scalar == "\\" { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped + "'"
  }

  /// The text with each of those scalars replaced, also where another that combines with it follows.
  func replacingScalars(_ replacements: [Unicode.Scalar: String]) -> String {
    var replaced = ""
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] {
        replaced += replacement
      } else {
        replaced.unicodeScalars.append(scalar)
      }
    }
    return replaced
  }

  /// The text with that character in front, as often as the length wants it.
  func leftPadded(to length: Int, with character: Character) -> String {
    String(repeating: character, count: max(0, length - count)) + self
  }
}
