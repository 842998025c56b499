import Blocks

extension Value {
  /// The value as a scenario would write it, on one line.
  var description: String {
    switch self {
    case .none: "nil"
    case .boolean(let flag): flag ? "true" : "false"
    case .integer(let integer): String(integer)
    case .number(let number): Self.words(for: number)
    case .string(let text): text.quoted
    case .bytes(let bytes): bytes.quoted
    case .table(let table): table.description
    case .opaque(let kind, _): kind
    }
  }

  /// The kind of value, with its article, for a sentence.
  var kind: String {
    switch self {
    case .none: "nil"
    case .boolean(let flag): flag ? "true" : "false"
    case .integer, .number: "a number"
    case .string, .bytes: "a string"
    case .table: "a table"
    case .opaque(let kind, _): kind.withArticle
    }
  }

  static func words(for number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-inf" : "inf" }
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return "\(number)"
  }
}

extension Value.Table {
  var description: String {
    let parts = items.map(\.description) + fields.map { "\($0.keyWords) = \($0.value.description)" }
    return parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }"
  }
}

extension Value.Field {
  /// The key as a table constructor writes it.
  var keyWords: String {
    if case .string(let name) = key, name.isLuaName { return name }
    return "[\(key.description)]"
  }
}

extension String {
  /// The text in quotes; line breaks, control characters and what could not be seen are written as Lua writes them.
  var quoted: String { "\"" + escaped + "\"" }

  /// The text as it stands between quotes.
  fileprivate var escaped: String {
    var quoted = ""
    for character in self {
      switch character {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case " ": quoted += " "
      case _ where character.unicodeScalars.allSatisfy(DisplayName.showsNothing):
        for scalar in character.unicodeScalars {
          quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      default: quoted.append(character)
      }
    }
    return quoted
  }

  var isLuaName: Bool {
    guard let first = utf8.first, !(48...57).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      byte == 95 || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
  }

  var withArticle: String {
    guard let first = unicodeScalars.first else { return self }
    return ("aeiouAEIOU".unicodeScalars.contains(first) ? "an " : "a ") + self
  }
}

extension [UInt8] {
  /// The bytes in quotes, those that are no UTF-8 as Lua writes them.
  fileprivate var quoted: String {
    var (quoted, text) = ("\"", "")
    var (parser, bytes, place) = (UTF8.ForwardParser(), makeIterator(), 0)
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar):
        text.unicodeScalars.append(UTF8.decode(scalar))
        place += scalar.count
      case .error(let length):
        quoted += text.escaped
        text = ""
        for byte in self[place..<place + length] {
          quoted += (byte < 16 ? "\\x0" : "\\x") + String(byte, radix: 16, uppercase: true)
        }
        place += length
      case .emptyInput:
        return quoted + text.escaped + "\""
      }
    }
  }
}
