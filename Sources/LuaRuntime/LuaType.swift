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
  /// Suspends the running coroutine with that number of values on top; outside a coroutine it raises an error.
  case yield(Int)

  var answer: Int32 {
    switch self {
    case .values(let count): Int32(clamping: max(0, count))
    case .none: 0
    case .yield(let count): -2 - Int32(clamping: min(max(0, count), 1 << 20))
    }
  }
}
