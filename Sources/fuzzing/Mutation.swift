/// Bytes with something wrong in them.
struct Mutation {
  private var random: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
  }

  /// The bytes with a few changes: other bytes, parts cut, repeated, moved, or numbers at their limits.
  mutating func callAsFunction(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...random.below(6) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      let length = min(1 + random.below(random.oneIn(4) ? 400 : 4), bytes.count - place)
      switch random.below(7) {
      case 0: bytes[place] ^= 1 << UInt8(random.below(8))
      case 1: bytes[place] = random.pick([0, 1, 0x7F, 0x80, 0xFF, UInt8(ascii: "\""), UInt8(ascii: "{")])
      case 2: bytes.removeSubrange(place..<place + length)
      case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: random.below(bytes.count))
      case 4: bytes = Array(bytes[..<place])
      case 5: for index in place..<place + length { bytes[index] = UInt8.random(in: 0...255, using: &random) }
      default: for index in place..<place + length { bytes[index] = 0xFF }
      }
    }
    return bytes
  }
}
