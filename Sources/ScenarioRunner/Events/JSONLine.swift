import Foundation

/// A JSON object on a line of its own, written field by field into memory that serves for many lines.
///
/// Telling a passing scenario must cost next to nothing beside running it, which `JSONEncoder` does not achieve.
final class JSONLine {
  private var bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 1024)
  private var capacity = 1024
  private var count = 0

  deinit { bytes.deallocate() }

  /// Begins a new line.
  func begin() {
    count = 0
  }

  /// The whole line, with its line break.
  func end() -> String {
    append("}\n")
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func add(_ name: StaticString, _ value: String) {
    key(name)
    quote(value)
  }

  func add(_ name: StaticString, _ value: String?) {
    if let value { add(name, value) }
  }

  func add(_ name: StaticString, _ value: Int) {
    key(name)
    append(number: value)
  }

  func add(_ name: StaticString, _ value: Bool) {
    key(name)
    append(value ? "true" : "false")
  }

  /// A time in seconds from 0 up, to the whole nanosecond.
  func add(_ name: StaticString, seconds: Double) {
    key(name)
    let whole = Int(min(seconds, 1e15))
    var rest = Int((seconds - Double(whole)) * 1e9 + 0.5)
    append(number: rest < 1_000_000_000 ? whole : whole + 1)
    rest %= 1_000_000_000
    guard rest > 0 else { return }
    reserve(10)
    put(UInt8(ascii: "."))
    var unit = 100_000_000
    while rest > 0 {
      put(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  func add(_ name: StaticString, _ values: [String]) {
    key(name)
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(",") }
      quote(value)
    }
    append("]")
  }

  /// A value of many fields, which comes rarely.
  func add(_ name: StaticString, _ value: (some Encodable)?) {
    guard let value else { return }
    key(name)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      for byte in try encoder.encode(value) {
        reserve(1)
        put(byte)
      }
    } catch {
      preconditionFailure("a value of texts and whole numbers can always be encoded: \(error)")
    }
  }

  // MARK: Bytes

  private func key(_ name: StaticString) {
    append(count == 0 ? "{\"" : ",\"")
    append(name)
    append("\":")
  }

  private func quote(_ text: String) {
    var text = text
    text.withUTF8 { text in
      // A byte becomes six at most.
      reserve(text.count * 6 + 2)
      put(UInt8(ascii: "\""))
      for byte in text {
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          escape(byte)
        } else {
          put(byte)
        }
      }
      put(UInt8(ascii: "\""))
    }
  }

  private func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\t"): append("\\t")
    default:
      append(byte < 16 ? "\\u000" : "\\u00")
      for digit in String(byte, radix: 16).utf8 { put(digit) }
    }
  }

  /// A number from 0 up.
  private func append(number: Int) {
    reserve(20)
    var unit = 1
    while number / unit >= 10 { unit *= 10 }
    while unit > 0 {
      put(UInt8(ascii: "0") + UInt8(number / unit % 10))
      unit /= 10
    }
  }

  private func append(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    (bytes + count).update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    count += text.utf8CodeUnitCount
  }

  /// Writes a byte for which place was made.
  private func put(_ byte: UInt8) {
    bytes[count] = byte
    count += 1
  }

  private func reserve(_ more: Int) {
    guard count + more > capacity else { return }
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }
}
