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

  /// The whole line, with its line break; it is there until the next one begins.
  func end() -> UnsafeBufferPointer<UInt8> {
    append("}\n")
    return UnsafeBufferPointer(start: bytes, count: count)
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
    var digits = 9
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    reserve(digits + 1)
    put(UInt8(ascii: "."))
    put(number: rest, digits: digits)
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
      // It leaves controls in texts that JSON allows.
      put(try encoder.encode(value)) { $0 == 0x7F }
    } catch {
      preconditionFailure("a value of texts and whole numbers can always be encoded: \(error)")
    }
  }

  // MARK: Bytes

  private func key(_ name: StaticString) {
    let size = name.utf8CodeUnitCount
    reserve(size + 4)
    let next = bytes + count
    next[0] = count == 0 ? UInt8(ascii: "{") : UInt8(ascii: ",")
    next[1] = UInt8(ascii: "\"")
    (next + 2).update(from: name.utf8Start, count: size)
    next[size + 2] = UInt8(ascii: "\"")
    next[size + 3] = UInt8(ascii: ":")
    count += size + 4
  }

  private func quote(_ text: String) {
    var text = text
    text.withUTF8 { text in
      reserve(text.count + 2)
      put(UInt8(ascii: "\""))
      if let start = text.baseAddress, !Self.needsEscapes(text) {
        (bytes + count).update(from: start, count: text.count)
        count += text.count
      } else {
        put(text, escaping: Self.needsEscape)
      }
      reserve(1)
      put(UInt8(ascii: "\""))
    }
  }

  /// Writes UTF-8, bytes that need it and controls of two bytes escaped.
  private func put(_ utf8: some Collection<UInt8>, escaping needsEscape: (UInt8) -> Bool) {
    // A byte becomes six at most.
    reserve(utf8.count * 6)
    var last: UInt8 = 0
    for byte in utf8 {
      if last == Self.leadOfControls, byte < 0xA0 {
        count -= 1
        escape(byte)
      } else if needsEscape(byte) {
        escape(byte)
      } else {
        put(byte)
      }
      last = byte
    }
  }

  /// The first of the two bytes of U+0080 to U+00BF, of which those below U+00A0 control what shows them.
  private static let leadOfControls: UInt8 = 0xC2

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Looks at all bytes without a way out, so that many are looked at together.
  private static func needsEscapes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var found: UInt8 = 0
    for byte in text { found |= needsEscape(byte) || byte == leadOfControls ? 1 : 0 }
    return found != 0
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
    var digits = 1
    var rest = number
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    reserve(digits)
    put(number: number, digits: digits)
  }

  /// Writes so many digits, for which place was made, from the last to the first.
  private func put(number: Int, digits: Int) {
    var rest = number
    var place = bytes + count + digits
    for _ in 0..<digits {
      place -= 1
      place.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
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

  @inline(__always)
  private func reserve(_ more: Int) {
    if count + more > capacity { grow(by: more) }
  }

  private func grow(by more: Int) {
    capacity = max(capacity * 2, count + more)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }
}
