/// A word, a sign, a text or a number of a Lua script.
struct LuaToken: Hashable {
  /// The kinds of tokens.
  enum Kind: Hashable {
    /// A name that the script chooses.
    case name(String)
    /// A word or a sign of Lua's own, such as `then` or `==`.
    case sign(String)
    /// A text, with its escapes as they were written.
    case text(String)
    case number
    case end
  }

  var kind: Kind
  /// Where its bytes begin in the script.
  var start: Int
  /// How many bytes it has.
  var length: Int

  /// Whether it is that word or sign.
  func `is`(_ sign: String) -> Bool { kind == .sign(sign) }
}

/// A script is no Lua from here on.
struct LuaSyntaxError: Error {
  /// Where its bytes begin in the script.
  var start: Int
  /// How many bytes are wrong.
  var length: Int
}
