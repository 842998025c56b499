import CLuaHost

extension LuaStack {
  /// Calls the function that lies under its arguments; pops them all and pushes the results.
  ///
  /// - Parameters:
  ///   - arguments: The number of arguments on top.
  ///   - results: The number of results wanted, or -1 for all there are.
  /// - Returns: The number of results pushed.
  /// - Throws: What the function has raised, or the limit that was reached during the call.
  @discardableResult
  public func call(arguments: Int, results: Int) throws(LuaError) -> Int {
    let owner = owner  // stays alive during the call
    defer { withExtendedLifetime(owner) {} }
    var got: Int32 = 0
    let status = luahost_call(thread, Int32(arguments), Int32(results), &got)
    if status != 0 { throw takeError(status) }
    return Int(got)
  }

  /// A value as messages show it: strings as they are, numbers as Lua prints them, objects as the host describes
  /// them, the type's name for the rest; no function of a script runs.
  public func describe(at index: Int) -> String {
    switch type(at: index) {
    case .nil: return "nil"
    case .boolean: return truthy(at: index) ? "true" : "false"
    case .string: return string(at: index) ?? ""
    case .table: return "table"
    case .function: return "function"
    case .thread: return "thread"
    case .other: return isAbsent(at: index) ? "no value" : "userdata"
    case .userdata:
      guard let object = object(at: index), let owner else { return "userdata" }
      return owner.describe(object.class, object.id)
    case .number:
      if isInteger(at: index), let value = integer(at: index) { return String(value) }
      let status = luahost_describe(thread, Int32(index))
      if status != 0 {
        _ = takeError(status)
        return "number"
      }
      defer { pop() }
      return string(at: -1) ?? "number"
    }
  }

  /// The source and line at which a function of a script is running.
  ///
  /// Level 1 is the innermost, the caller of the running Swift function as a rule; functions of C are not counted.
  public func location(level: Int = 1) -> (source: String, line: Int)? {
    var size = 0
    var line: Int32 = 0
    guard let source = luahost_location(thread, Int32(level), &size, &line) else { return nil }
    return (String(decoding: UnsafeRawBufferPointer(start: source, count: size), as: UTF8.self), Int(line))
  }

  /// The functions of scripts that are running, innermost first, a line each.
  public func traceback() -> String {
    luahost_note_trace(thread) ? String(cString: luahost_trace(thread)) : ""
  }
}
