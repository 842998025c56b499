import LuaRuntime

/// A kind of plain table that scripts are given, with the names that its fields can have.
///
/// A field that does not apply is nil; a name that the kind never has is a mistake, or a misspelt one would pass for nil.
enum KnownFields: String, CaseIterable {
  case state, call, write, profile, style, frame

  /// The names of its fields; a state's are those of both blocks.
  var names: [String] {
    switch self {
    case .state:
      [
        "name", "username", "initials", "colour", "avatar", "photo", "availability", "role", "birthday", "phase",
        "message", "focus", "picked", "count", "query", "loading", "locked",
      ]
    case .call: CallProperty.allCases.filter { $0 != .cancelled }.map(\.rawValue)
    case .write: ["at", "ids"]
    case .profile: ["photo", "colour", "name", "username", "role", "birthday"]
    case .style:
      [
        "foreground", "background", "backgroundOpacity", "border", "borderOpacity", "borderWidth", "type", "size",
        "weight", "figures", "radius", "opacity", "tint", "transition",
      ]
    case .frame: ["x", "y", "width", "height"]
    }
  }
}

extension Interpreter {
  /// Has the table on top be one of that kind: to read another name of it is a mistake.
  func know(_ fields: KnownFields, _ stack: LuaStack) throws(LuaRaise) {
    if let known = metatables[fields] {
      try stack.push(known)
    } else {
      try pushMetatable(of: fields, stack)
      metatables[fields] = try stack.reference(at: -1)
    }
    stack.setMetatable(table: -2)
  }

  private func pushMetatable(of fields: KnownFields, _ stack: LuaStack) throws(LuaRaise) {
    let names = fields.names
    let unknownKey = Self.unknownKey(fields.rawValue, names)
    try stack.createTable(fields: 2)
    try stack.push(function: { stack throws(LuaRaise) in
      // A list's places are asked for by what goes through any table.
      guard let name = stack.string(at: 2), !names.contains(name) else { return .none }
      return try unknownKey(stack, 0)
    })
    try stack.setField("__index", table: -2)
    try stack.push(false)
    try stack.setField("__metatable", table: -2)
  }
}
