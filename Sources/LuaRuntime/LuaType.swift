import CLuaHost

/// The type of a value in Lua.
public enum LuaType: Hashable, Sendable {
  case `nil`, boolean, number, string, table, function, userdata, thread
  /// A light userdata, or no value at all at the place asked for.
  case other

  init(code: Int32) {
    switch code {
    case 0: self = .nil
    case 1: self = .boolean
    case 3: self = .number
    case 4: self = .string
    case 5: self = .table
    case 6: self = .function
    case 7: self = .userdata
    case 8: self = .thread
    default: self = .other
    }
  }
}

/// What a Swift function gives back to the script that called it.
public enum LuaResults {
  /// The number of values on top of the stack that are the results.
  case values(Int)
  /// No result.
  case none
  /// An object of the host, which is pushed once the function has returned.
  case object(LuaClassID, Int64)
  /// A string, likewise.
  case string(String)
  /// Suspends the running coroutine with that number of values on top; outside a coroutine it raises an error.
  case yield(Int)

  /// What the trampoline is told.
  func answer(on stack: LuaStack) -> Int32 {
    switch self {
    case .values(let count): Int32(clamping: max(0, count))
    case .none: 0
    case .object(let objectClass, let id): luahost_answer_object(stack.thread, objectClass.index, id)
    case .string(let text): withBytes(of: text) { luahost_answer_bytes(stack.thread, $0, $1) }
    case .yield(let count): -2 - Int32(clamping: min(max(0, count), 1 << 20))
    }
  }
}
