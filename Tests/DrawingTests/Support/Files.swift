import Drawing
import Foundation

/// Files for tests, written byte by byte where no encoder would write them.
enum Files {
  /// A picture of four quarters as a file.
  static func quarters(
    _ format: PictureDescription.Format,
    _ width: Int,
    _ height: Int,
    orientation: Int? = nil,
    isTransparent: Bool = false
  ) throws -> [UInt8] {
    var picture = PictureDescription(width: width, height: height)
    picture.format = format
    picture.orientation = orientation
    picture.isTransparent = isTransparent
    return try picture.file()
  }

  /// A PNG file of those chunks; their content is stored without compression where it is the picture's.
  static func png(width: Int, height: Int, depth: UInt8 = 8, colourType: UInt8, chunks: [(String, [UInt8])]) -> [UInt8]
  {
    let header = big(width) + big(height) + [depth, colourType, 0, 0, 0]
    let all = [("IHDR", header)] + chunks + [("IEND", [])]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + all.flatMap { type, content in
        big(content.count) + Array(type.utf8) + content + big(Int(checksum(Array(type.utf8) + content)))
      }
  }

  /// The rows of a PNG, all alike, each with the number of no filter before it.
  static func rows(_ count: Int, _ row: [UInt8]) -> [UInt8] {
    Array(repeatElement([0] + row, count: count).joined())
  }

  /// A zlib stream that stores the bytes as they are.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    precondition(bytes.count < 65_536, "one stored block holds no more")
    let count = UInt16(bytes.count)
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return [0x78, 0x01, 0x01, UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
      + bytes + big(Int(high << 16 | low))
  }

  /// A GIF of one flat frame for each colour, 0xRRGGBB, of 2 × 2 pixels.
  static func gif(_ colours: [UInt32]) -> [UInt8] {
    var file = Array("GIF89a".utf8) + [2, 0, 2, 0, 0x91, 0, 0]
    for index in 0..<4 {
      let colour = index < colours.count ? colours[index] : 0
      file += [UInt8(colour >> 16 & 0xFF), UInt8(colour >> 8 & 0xFF), UInt8(colour & 0xFF)]
    }
    for index in colours.indices {
      // Codes of three bits: clear, the four pixels, the end; a clear before every pixel keeps the width at three.
      let codes = [4, index, 4, index, 4, index, 4, index, 5]
      var bits = 0
      for (place, code) in codes.enumerated() { bits |= code << (3 * place) }
      file += [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
      file += [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2, 4]
      file += (0..<4).map { UInt8(bits >> (8 * $0) & 0xFF) } + [0]
    }
    return file + [0x3B]
  }

  /// A BMP file's header, of 24 bits a pixel, with what follows it.
  static func bmp(width: Int, height: Int, pixels: [UInt8]) -> [UInt8] {
    Array("BM".utf8) + little(54 + pixels.count) + little(0) + little(54) + little(40) + little(width) + little(height)
      + [1, 0, 24, 0] + little(0) + little(pixels.count) + little(2835) + little(2835) + little(0) + little(0) + pixels
  }

  /// A number in four bytes, the highest first.
  static func big(_ number: Int) -> [UInt8] { little(number).reversed() }

  /// A number in four bytes, the lowest first.
  static func little(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) } }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var checksum: UInt32 = .max
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum & 1 == 1 ? checksum >> 1 ^ 0xEDB8_8320 : checksum >> 1 }
    }
    return ~checksum
  }
}
