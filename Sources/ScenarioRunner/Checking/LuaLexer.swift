/// Takes a Lua script apart into tokens.
struct LuaLexer {
  private static let words: Set<String> = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
    "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]
  /// Longer signs stand before those with which they begin.
  private static let signs = [
    "...", "<<", ">>", "//", "==", "~=", "<=", ">=", "::", "..", "+", "-", "*", "/", "%", "^", "#", "&", "~", "|", "<",
    ">", "=", "(", ")", "{", "}", "[", "]", ";", ":", ",", ".",
  ].map { (text: $0, bytes: Array($0.utf8)) }

  private let source: [UInt8]
  private var position = 0

  init(_ source: [UInt8]) {
    self.source = source
  }

  /// All tokens, the end last.
  static func tokens(of source: [UInt8]) throws(LuaSyntaxError) -> [LuaToken] {
    var lexer = LuaLexer(source)
    var tokens: [LuaToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next() throws(LuaSyntaxError) -> LuaToken {
    try skipSpaceAndComments()
    let start = position
    guard let byte = peek() else { return LuaToken(kind: .end, start: start, length: 0) }
    let kind: LuaToken.Kind
    if Self.isNameStart(byte) {
      while let byte = peek(), Self.isNameStart(byte) || Self.isDigit(byte) { position += 1 }
      let name = text(start, position)
      kind = Self.words.contains(name) ? .sign(name) : .name(name)
    } else if Self.isDigit(byte) || byte == UInt8(ascii: ".") && peek(1).map(Self.isDigit) == true {
      skipNumber()
      kind = .number
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      kind = .text(try shortText(closedBy: byte))
    } else if byte == UInt8(ascii: "["), let level = longBracketLevel() {
      kind = .text(try longText(level))
    } else if let sign = Self.signs.first(where: { source[position...].starts(with: $0.bytes) }) {
      position += sign.bytes.count
      kind = .sign(sign.text)
    } else {
      throw LuaSyntaxError(start: start, length: 1)
    }
    return LuaToken(kind: kind, start: start, length: position - start)
  }

  private mutating func skipSpaceAndComments() throws(LuaSyntaxError) {
    while let byte = peek() {
      if byte == UInt8(ascii: " ") || (9...13).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "-"), peek(1) == UInt8(ascii: "-") {
        position += 2
        if peek() == UInt8(ascii: "["), let level = longBracketLevel() {
          _ = try longText(level)
        } else {
          while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
        }
      } else {
        return
      }
    }
  }

  /// A number, its exponent's sign included.
  private mutating func skipNumber() {
    let isHex = peek() == UInt8(ascii: "0") && peek(1).map { $0 | 0x20 == UInt8(ascii: "x") } == true
    let exponent = UInt8(ascii: isHex ? "p" : "e")
    while let byte = peek() {
      if byte | 0x20 == exponent, let sign = peek(1), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        position += 2
      } else if Self.isDigit(byte) || Self.isNameStart(byte) || byte == UInt8(ascii: ".") {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func shortText(closedBy quote: UInt8) throws(LuaSyntaxError) -> String {
    let start = position
    position += 1
    while let byte = peek() {
      if byte == quote {
        position += 1
        return text(start + 1, position - 1)
      }
      if byte == UInt8(ascii: "\n") { break }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      // "\z" passes over the space that follows, line breaks included.
      if byte == UInt8(ascii: "\\"), position <= source.count, source[position - 1] == UInt8(ascii: "z") {
        while let space = peek(), space == UInt8(ascii: " ") || (9...13).contains(space) { position += 1 }
      }
    }
    throw LuaSyntaxError(start: start, length: min(position, source.count) - start)
  }

  /// How many `=` the long bracket has that begins here; nil when none does.
  private func longBracketLevel() -> Int? {
    var level = 0
    while peek(level + 1) == UInt8(ascii: "=") { level += 1 }
    return peek(level + 1) == UInt8(ascii: "[") ? level : nil
  }

  private mutating func longText(_ level: Int) throws(LuaSyntaxError) -> String {
    let start = position
    position += level + 2
    let close = [UInt8(ascii: "]")] + [UInt8](repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
    while position < source.count {
      if source[position] == close[0], source[position...].starts(with: close) {
        position += close.count
        return text(start + level + 2, position - close.count)
      }
      position += 1
    }
    throw LuaSyntaxError(start: start, length: level + 2)
  }

  private func peek(_ ahead: Int = 0) -> UInt8? {
    position + ahead < source.count ? source[position + ahead] : nil
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: source[start..<end], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte) || byte == UInt8(ascii: "_")
  }
}
