/// The part of EXIF that matters here: the orientation tag in a TIFF directory.
enum EXIF {
  private static let orientationTag = 0x0112
  private static let short = 3

  /// A TIFF block whose only entry is the orientation.
  static func block(_ orientation: Orientation) -> [UInt8] {
    [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8,  // big-endian; the directory follows at once
      0, 1,  // one entry
      0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0,
      0, 0, 0, 0,  // no further directory
    ]
  }

  /// The orientation in a TIFF block, or nil when it names none.
  static func orientation(in block: UnsafeRawBufferPointer) -> Orientation? {
    guard block.count >= 8, block[0] == block[1], block[0] == 0x49 || block[0] == 0x4D else { return nil }
    let isLittle = block[0] == 0x49
    func number(at offset: Int, bytes: Int) -> Int? {
      guard offset <= block.count - bytes else { return nil }
      return (0..<bytes).reduce(0) { $0 << 8 | Int(block[offset + (isLittle ? bytes - 1 - $1 : $1)]) }
    }
    guard number(at: 2, bytes: 2) == 42, let directory = number(at: 4, bytes: 4),
      let count = number(at: directory, bytes: 2)
    else { return nil }
    for entry in 0..<count {
      let start = directory + 2 + 12 * entry
      guard let tag = number(at: start, bytes: 2) else { return nil }
      guard tag == orientationTag, number(at: start + 2, bytes: 2) == short else { continue }
      return number(at: start + 8, bytes: 2).flatMap(Orientation.init)
    }
    return nil
  }
}
