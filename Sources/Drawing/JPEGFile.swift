import Foundation

/// What the markers of a JPEG file tell: whether it is whole, and how it can be decoded.
struct JPEGFile {
  /// The number of scans.
  private(set) var scans = 0
  /// Whether the file's coefficients must all be kept until its last scan.
  private(set) var needsWholePicture = false
  /// The number of components in the frame.
  private var components = 0

  /// Whether the bytes begin as a JPEG file does.
  static func begins(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// Reads the markers; nil when the file ends before its end marker.
  init?(_ bytes: UnsafeRawBufferPointer) {
    var position = 2
    while let marker = Self.nextMarker(in: bytes, &position) {
      switch marker {
      case 0xD9: return
      case 0x00, 0x01, 0xD0...0xD8: continue
      default: break
      }
      guard position + 2 <= bytes.count else { return nil }
      let length = Int(bytes[position]) << 8 | Int(bytes[position + 1])
      guard length >= 2, position + length <= bytes.count else { return nil }
      note(marker, UnsafeRawBufferPointer(rebasing: bytes[position + 2..<position + length]))
      position += length
    }
    return nil
  }

  private mutating func note(_ marker: UInt8, _ segment: UnsafeRawBufferPointer) {
    switch marker {
    case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
      components = segment.count > 5 ? Int(segment[5]) : 0
      let isProgressive = marker & 3 == 2
      if isProgressive { needsWholePicture = true }
    case 0xDA:
      scans += 1
      if segment.first.map({ Int($0) }) != components { needsWholePicture = true }
    default: break
    }
  }

  /// The next byte after one or more 0xFF; in a scan that may be 0, for a 0xFF of the picture.
  private static func nextMarker(in bytes: UnsafeRawBufferPointer, _ position: inout Int) -> UInt8? {
    guard let start = bytes.baseAddress, position < bytes.count,
      let found = memchr(start + position, 0xFF, bytes.count - position)
    else { return nil }
    position = UnsafeRawPointer(found) - start
    while position < bytes.count, bytes[position] == 0xFF { position += 1 }
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// The file with an EXIF segment before all others, which names the orientation.
  static func tagged(_ file: [UInt8], _ orientation: Orientation) -> [UInt8] {
    let payload = Array("Exif\0\0".utf8) + EXIF.block(orientation)
    let length = payload.count + 2
    return file[..<2] + [0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)] + payload + file[2...]
  }
}
