import Foundation

/// A JSON object on a line of its own, written field by field.
///
/// Telling a passing scenario must cost next to nothing beside running it, which `JSONEncoder` does not achieve.
struct JSONLine {
  /// The bytes so far, without the closing brace.
  private var bytes: [UInt8] = []

  /// Begins a new line, keeping the memory of the last.
  mutating func begin() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// The whole line, with its line break.
  mutating func end() -> String {
    append("}\n")
    return String(decoding: bytes, as: UTF8.self)
  }

  mutating func add(_ name: StaticString, _ value: String) {
    key(name)
    quote(value)
  }

  mutating func add(_ name: StaticString, _ value: String?) {
    if let value { add(name, value) }
  }

  mutating func add(_ name: StaticString, _ value: Int) {
    key(name)
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func add(_ name: StaticString, _ value: Bool) {
    key(name)
    append(value ? "true" : "false")
  }

  /// A finite number.
  mutating func add(_ name: StaticString, _ value: Double) {
    key(name)
    if let whole = Int(exactly: value) {
      bytes.append(contentsOf: String(whole).utf8)
    } else {
      bytes.append(contentsOf: value.description.utf8)
    }
  }

  mutating func add(_ name: StaticString, _ values: [String]) {
    key(name)
    append("[")
    for (index, value) in values.enumerated() {
      if index > 0 { append(",") }
      quote(value)
    }
    append("]")
  }

  /// A value of many fields, which comes rarely.
  mutating func add(_ name: StaticString, _ value: (some Encodable)?) {
    guard let value else { return }
    key(name)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      bytes.append(contentsOf: try encoder.encode(value))
    } catch {
      preconditionFailure("a value of texts and whole numbers can always be encoded: \(error)")
    }
  }

  private mutating func key(_ name: StaticString) {
    append(bytes.isEmpty ? "{\"" : ",\"")
    append(name)
    append("\":")
  }

  private mutating func append(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private mutating func quote(_ text: String) {
    var text = text
    append("\"")
    text.withUTF8 { text in
      var start = 0
      for index in text.indices where Self.isEscaped(text[index]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        escape(text[index])
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
    append("\"")
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\t"): append("\\t")
    default:
      append("\\u00")
      bytes.append(contentsOf: String(byte, radix: 16).leftPadded(to: 2, with: "0").utf8)
    }
  }
}

extension String {
  /// The text with that character in front, as often as the length wants it.
  func leftPadded(to length: Int, with character: Character) -> String {
    String(repeating: character, count: max(0, length - count)) + self
  }
}
