/// The names that a script uses and makes, found without running it.
struct ScriptNames {
  /// A name where it stands.
  struct Mention: Hashable {
    var name: String
    /// Where its bytes begin in the script.
    var start: Int
  }

  /// Globals that are read.
  var globalsRead: [Mention] = []
  /// Globals that are written, and so are there.
  var globalsWritten: Set<String> = []
  /// What is called with a colon.
  var methods: [Mention] = []
  /// Fields that tables are given, functions among them.
  var fields: Set<String> = []
  /// Fields that are read of globals: the global, and the field.
  var globalFields: [(global: String, field: Mention)] = []
  /// Named fields of tables that calls are given: what is called, a method's name after a colon, and the field.
  var options: [(word: String, option: Mention)] = []

  /// Reads a script that is valid Lua.
  init(_ source: [UInt8]) throws(LuaSyntaxError) {
    var parser = LuaParser(tokens: try LuaLexer.tokens(of: source))
    try parser.parse()
    self = parser.names
  }

  init() {}
}
