import Foundation

/// A descriptor on which messages are written and read.
struct Descriptor {
  private let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Writes all of it; false when nobody reads.
  func write(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Appends what has come; false once nothing can come any more.
  func read(into bytes: inout [UInt8]) -> Bool {
    // Not filled with zeros first, which would cost more than all else that a scenario's end does.
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { room in
      while true {
        let count = Foundation.read(number, room.baseAddress, room.count)
        if count > 0 {
          bytes.append(contentsOf: room[..<count])
          return true
        }
        guard count < 0, errno == EINTR else { return false }
      }
    }
  }

  /// Where the message ends that begins there; nil when it has not come wholly.
  static func endOfMessage(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count - start >= ByteWriter.lengthSize else { return nil }
    var length = ByteReader(bytes[start...])
    let end = start + ByteWriter.lengthSize + length.int()
    return end <= bytes.count ? end : nil
  }
}
