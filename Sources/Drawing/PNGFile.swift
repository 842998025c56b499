/// What the chunks of a PNG file tell: whether it is whole, and its orientation.
struct PNGFile {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The bytes of a chunk besides its content: length, type and checksum.
  private static let frame = 12

  /// The orientation that an eXIf chunk names, which GdkPixbuf does not read.
  private(set) var orientation: Orientation?

  /// Whether the bytes begin as a PNG file does.
  static func begins(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: signature)
  }

  /// Reads the chunks; nil when the file ends before its last chunk does.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var position = Self.signature.count
    while position + Self.frame <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position - Self.frame else { return nil }
      let type = bytes[position + 4..<position + 8]
      if type.elementsEqual("IEND".utf8) { return }
      if type.elementsEqual("eXIf".utf8) {
        let content = bytes[position + 8..<position + 8 + length]
        orientation = EXIF.orientation(in: UnsafeRawBufferPointer(rebasing: content))
      }
      position += length + Self.frame
    }
    return nil
  }

  /// The file with an eXIf chunk after its header, which names the orientation.
  static func tagged(_ file: [UInt8], _ orientation: Orientation) -> [UInt8] {
    let endOfHeader = signature.count + frame + 13
    let content = Array("eXIf".utf8) + EXIF.block(orientation)
    return file[..<endOfHeader] + bigEndian(UInt32(content.count - 4)) + content + bigEndian(checksum(of: content))
      + file[endOfHeader...]
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }

  /// The CRC-32 of a chunk's type and content.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var checksum: UInt32 = .max
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    return ~checksum
  }
}
