/// Reads a Lua script's statements, keeping account of which names are local.
struct LuaParser {
  var names = ScriptNames()

  let tokens: [LuaToken]
  var position = 0
  /// The local names, the innermost block last.
  private var scopes: [Set<String>] = [[]]
  private var depth = 0

  /// How deeply things may be nested; Lua itself allows 200 levels.
  private static let mostLevels = 400

  init(tokens: [LuaToken]) {
    self.tokens = tokens
  }

  /// Reads it to its end.
  mutating func parse() throws(LuaSyntaxError) {
    try block()
    guard token.kind == .end else { throw unexpected }
  }

  // MARK: Tokens

  var token: LuaToken { tokens[position] }

  var unexpected: LuaSyntaxError { LuaSyntaxError(start: token.start, length: token.length) }

  mutating func take(_ sign: String) -> Bool {
    guard token.is(sign) else { return false }
    position += 1
    return true
  }

  mutating func expect(_ sign: String) throws(LuaSyntaxError) {
    guard take(sign) else { throw unexpected }
  }

  mutating func name() throws(LuaSyntaxError) -> ScriptNames.Mention {
    guard case .name(let name) = token.kind else { throw unexpected }
    defer { position += 1 }
    return ScriptNames.Mention(name: name, start: token.start)
  }

  /// Goes a level deeper.
  mutating func nested(
    _ body: (inout LuaParser) throws(LuaSyntaxError) -> Void
  ) throws(LuaSyntaxError) {
    depth += 1
    guard depth < Self.mostLevels else { throw unexpected }
    try body(&self)
    depth -= 1
  }

  // MARK: Names

  func isLocal(_ name: String) -> Bool { scopes.contains { $0.contains(name) } }

  private mutating func declare(_ name: String) { scopes[scopes.count - 1].insert(name) }

  mutating func read(_ mention: ScriptNames.Mention) {
    if !isLocal(mention.name) { names.globalsRead.append(mention) }
  }

  private mutating func write(_ mention: ScriptNames.Mention) {
    if !isLocal(mention.name) { names.globalsWritten.insert(mention.name) }
  }

  // MARK: Statements

  mutating func block(declaring locals: [String] = []) throws(LuaSyntaxError) {
    scopes.append(Set(locals))
    try statements()
    scopes.removeLast()
  }

  private mutating func statements() throws(LuaSyntaxError) {
    while !endsBlock {
      if take("return") {
        if !endsBlock, !token.is(";") { try expressions() }
        _ = take(";")
        guard endsBlock else { throw unexpected }
        return
      }
      try nested { parser throws(LuaSyntaxError) in try parser.statement() }
    }
  }

  private var endsBlock: Bool {
    switch token.kind {
    case .end, .sign("end"), .sign("else"), .sign("elseif"), .sign("until"): true
    default: false
    }
  }

  private mutating func statement() throws(LuaSyntaxError) {
    guard case .sign(let sign) = token.kind, sign != "(" else { return try expressionStatement() }
    position += 1
    switch sign {
    case ";", "break": break
    case "::":
      _ = try name()
      try expect("::")
    case "goto": _ = try name()
    case "do":
      try block()
      try expect("end")
    case "while":
      try expression()
      try expect("do")
      try block()
      try expect("end")
    case "repeat":
      // The condition sees the block's locals.
      scopes.append([])
      try statements()
      try expect("until")
      try expression()
      scopes.removeLast()
    case "if": try conditional()
    case "for": try loop()
    case "function": try functionStatement()
    case "local": try local()
    default:
      position -= 1
      throw unexpected
    }
  }

  private mutating func conditional() throws(LuaSyntaxError) {
    repeat {
      try expression()
      try expect("then")
      try block()
    } while take("elseif")
    if take("else") { try block() }
    try expect("end")
  }

  private mutating func loop() throws(LuaSyntaxError) {
    var locals = [try name().name]
    if take("=") {
      try expressions()
    } else {
      while take(",") { locals.append(try name().name) }
      try expect("in")
      try expressions()
    }
    try expect("do")
    try block(declaring: locals)
    try expect("end")
  }

  private mutating func functionStatement() throws(LuaSyntaxError) {
    let first = try name()
    var hasFields = false
    var hasReceiver = false
    while !hasReceiver, token.is(".") || token.is(":") {
      hasReceiver = token.is(":")
      position += 1
      names.fields.insert(try name().name)
      hasFields = true
    }
    if hasFields { read(first) } else { write(first) }
    try functionBody(locals: hasReceiver ? ["self"] : [])
  }

  private mutating func local() throws(LuaSyntaxError) {
    if take("function") {
      declare(try name().name)
      return try functionBody()
    }
    var locals: [String] = []
    repeat {
      locals.append(try name().name)
      if take("<") {
        _ = try name()
        try expect(">")
      }
    } while take(",")
    // What is assigned does not see the names yet.
    if take("=") { try expressions() }
    for local in locals { declare(local) }
  }

  private mutating func expressionStatement() throws(LuaSyntaxError) {
    var target = try suffixed()
    guard token.is("=") || token.is(",") else {
      guard case .call = target else { throw unexpected }
      return
    }
    while true {
      switch target {
      case .name(let mention): write(mention)
      case .field(let field): if let field { names.fields.insert(field) }
      case .call, .other: throw unexpected
      }
      guard take(",") else { break }
      target = try suffixed()
    }
    try expect("=")
    try expressions()
  }
}
