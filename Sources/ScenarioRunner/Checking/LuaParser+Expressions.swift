extension LuaParser {
  /// What an expression with suffixes is.
  enum Suffixed {
    /// A name alone, which is not read yet.
    case name(ScriptNames.Mention)
    /// A field of a table, with its name when it is written out.
    case field(String?)
    case call
    case other
  }

  private static let unary: Set<String> = ["not", "-", "#", "~"]
  private static let binary: Set<String> = [
    "+", "-", "*", "/", "//", "%", "^", "..", "==", "~=", "<", "<=", ">", ">=", "and", "or", "&", "|", "~", "<<", ">>",
  ]

  /// Reads expressions parted by commas, which may be arguments of that word.
  mutating func expressions(of word: String? = nil) throws(LuaSyntaxError) {
    repeat { try expression(of: word) } while take(",")
  }

  /// Reads an expression, which may be an argument of that word; how its operators bind does not matter here.
  mutating func expression(of word: String? = nil) throws(LuaSyntaxError) {
    try nested { parser throws(LuaSyntaxError) in
      var word = word
      while true {
        while case .sign(let sign) = parser.token.kind, Self.unary.contains(sign) { parser.position += 1 }
        try parser.operand(of: word)
        word = nil
        guard case .sign(let sign) = parser.token.kind, Self.binary.contains(sign) else { return }
        parser.position += 1
      }
    }
  }

  private mutating func operand(of word: String?) throws(LuaSyntaxError) {
    switch token.kind {
    case .number, .text, .sign("nil"), .sign("true"), .sign("false"), .sign("..."): position += 1
    case .sign("{"): try table(of: word)
    case .sign("function"):
      position += 1
      try functionBody()
    default:
      if case .name(let mention) = try suffixed() { read(mention) }
    }
  }

  /// Reads a name or something in parentheses, with the fields and calls that follow.
  mutating func suffixed() throws(LuaSyntaxError) -> Suffixed {
    var result: Suffixed
    if take("(") {
      try expression()
      try expect(")")
      result = .other
    } else {
      result = .name(try name())
    }
    while true {
      switch token.kind {
      case .sign("."), .sign("["), .sign(":"), .sign("("), .sign("{"), .text:
        if case .name(let mention) = result { read(mention) }
        result = try suffix(of: result)
      default: return result
      }
    }
  }

  private mutating func suffix(of target: Suffixed) throws(LuaSyntaxError) -> Suffixed {
    var global: String?
    if case .name(let mention) = target, !isLocal(mention.name) { global = mention.name }
    if take(".") {
      let field = try name()
      if let global { names.globalFields.append((global, field)) }
      return .field(field.name)
    }
    if take("[") {
      var field: String?
      if case .text(let text) = token.kind, tokens[position + 1].is("]") { field = text }
      try expression()
      try expect("]")
      return .field(field)
    }
    if take(":") {
      let method = try name()
      names.methods.append(method)
      try arguments(of: ":" + method.name)
    } else {
      try arguments(of: global)
    }
    return .call
  }

  private mutating func arguments(of word: String?) throws(LuaSyntaxError) {
    if case .text = token.kind {
      position += 1
    } else if token.is("{") {
      try table(of: word)
    } else {
      try expect("(")
      if !token.is(")") { try expressions(of: word) }
      try expect(")")
    }
  }

  /// Reads a table, whose named fields are options when a word is given it.
  private mutating func table(of word: String?) throws(LuaSyntaxError) {
    try expect("{")
    while !take("}") {
      if case .name(let name) = token.kind, tokens[position + 1].is("=") {
        if let word { names.options.append((word, ScriptNames.Mention(name: name, start: token.start))) }
        names.fields.insert(name)
        position += 2
        try expression()
      } else if take("[") {
        if case .text(let text) = token.kind { names.fields.insert(text) }
        try expression()
        try expect("]")
        try expect("=")
        try expression()
      } else {
        try expression()
      }
      guard take(",") || take(";") || token.is("}") else { throw unexpected }
    }
  }

  /// Reads a function from its parameters to its end.
  mutating func functionBody(locals: [String] = []) throws(LuaSyntaxError) {
    var locals = locals
    try expect("(")
    while !token.is(")") {
      if !take("...") { locals.append(try name().name) }
      guard take(",") || token.is(")") else { throw unexpected }
    }
    try expect(")")
    try block(declaring: locals)
    try expect("end")
  }
}
