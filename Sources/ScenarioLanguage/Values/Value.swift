import Foundation

/// A Lua value as Swift holds it to compare and to describe: tables whole, objects by what they stand for.
enum Value: Hashable {
  case none
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
  /// A string that is not UTF-8.
  case bytes([UInt8])
  case table(Table)
  /// A function, coroutine or object without a value of its own: told apart by identity.
  case opaque(kind: String, identity: Int)

  /// A table: its items 1 to n, and its other fields in the order of their keys.
  struct Table: Hashable {
    var items: [Value] = []
    var fields: [Field] = []
  }

  struct Field: Hashable {
    var key: Value
    var value: Value
  }

  /// A string of those bytes.
  init(_ bytes: UnsafeRawBufferPointer) {
    var text = String(decoding: bytes, as: UTF8.self)
    // What is not UTF-8 was replaced; this is many times faster than to validate it.
    let isWhole = text.withUTF8 { UnsafeRawBufferPointer($0).isSame(as: bytes) }
    self = isWhole ? .string(text) : .bytes(Array(bytes))
  }

  /// A list of texts.
  static func list(_ texts: some Sequence<String>) -> Value {
    .table(Table(items: texts.map(Value.string)))
  }

  /// Whether the two are equal as Lua sees it, tables by what they hold; a number by its value.
  static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
      Int64(exactly: number) == integer
    case (.string, .string), (.bytes, .bytes):
      left.withBytes(and: right) { $0.isSame(as: $1) } == true
    case (.table(let left), .table(let right)): left == right
    case (.opaque(_, let left), .opaque(_, let right)): left == right
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .integer(let integer): hasher.combine(Double(integer))
    case .number(let number): hasher.combine(number)
    case .string(let text): hasher.combine(Array(text.utf8))
    case .bytes(let bytes): hasher.combine(bytes)
    case .boolean(let flag): hasher.combine(flag)
    default: break
    }
  }
}

// MARK: - Strings

extension Value {
  /// Whether it is a string.
  var isString: Bool {
    switch self {
    case .string, .bytes: true
    default: false
    }
  }

  /// Whether the other string is a part of this one, byte for byte; nil when one of them is no string.
  func hasPart(_ part: Value) -> Bool? {
    withBytes(and: part) { $0.contains($1) }
  }

  /// Lends the bytes of a string; nil when it is none.
  private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result? {
    switch self {
    case .string(var text): text.withUTF8 { body(UnsafeRawBufferPointer($0)) }
    case .bytes(let bytes): bytes.withUnsafeBytes(body)
    default: nil
    }
  }

  /// Lends the bytes of two strings; nil when one of them is none.
  fileprivate func withBytes(
    and other: Value,
    _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Bool
  ) -> Bool? {
    withBytes { first in other.withBytes { body(first, $0) } } ?? nil
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the two are the same byte for byte, as Lua compares strings.
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let first = baseAddress, let second = other.baseAddress else {
      return count == other.count
    }
    return memcmp(first, second, count) == 0
  }

  /// Whether the part lies in it somewhere.
  fileprivate func contains(_ part: UnsafeRawBufferPointer) -> Bool {
    guard let first = part.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
