extension String {
  /// Whether the first letter is one of a script that runs from right to left.
  var isRightToLeft: Bool {
    for scalar in unicodeScalars {
      if scalar.isRightToLeftLetter { return true }
      if scalar.properties.isAlphabetic { return false }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, or the mark, of a script that runs from right to left.
  fileprivate var isRightToLeftLetter: Bool {
    switch value {
    case 0x0660...0x066C, 0x06F0...0x06F9: false  // the digits of Arabic and Persian, which run from left to right
    case 0x200F, 0x061C: true  // marks without a letter
    // The blocks that Unicode keeps for such scripts.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    default: false
    }
  }
}
