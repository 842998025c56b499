/// A hash that is the same in every process and on every machine (FNV-1a, with its bits mixed at the end).
struct StableHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { mix(byte) }
    }
    // A text's end counts, so that "ab" and "c" is not "a" and "bc"; no UTF-8 has this byte.
    mix(0xFF)
  }

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { for byte in $0 { mix(byte) } }
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The hash of all that was added.
  var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }

  /// The same as 16 digits.
  var text: String { String(value, radix: 16).leftPadded(to: 16, with: "0") }
}
