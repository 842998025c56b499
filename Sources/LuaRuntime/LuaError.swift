import CLuaHost

/// What ended a protected call.
public struct LuaError: Error, Hashable, Sendable {
  /// The cause of an error.
  public enum Kind: Hashable, Sendable {
    case runtime, syntax, memoryLimit, instructionLimit, timeLimit
    /// An error while an error was handled, such as a stack that overflowed again.
    case errorInHandler
    /// Calls are nested too deep; with more memory they could be nested deeper.
    case depthLimit
  }

  /// The cause.
  public var kind: Kind
  /// The error value when it is a string or a number, else a description that calls no metamethod.
  public var message: String
  /// The script's functions that were running, innermost first, a line each: `file:line: in function 'name'`.
  public var traceback: String
  /// The class and id of the error value when it is an object of the host.
  public var value: LuaRaisedObject?
  /// Whether the script has raised it itself, with `error` or `assert`.
  public var isRaisedByScript = false

  /// Makes an error.
  public init(kind: Kind, message: String, traceback: String = "", value: LuaRaisedObject? = nil) {
    self.kind = kind
    self.message = message
    self.traceback = traceback
    self.value = value
  }

  /// Whether the cause is a limit, which no script can catch for good.
  public var isLimit: Bool {
    switch kind {
    case .memoryLimit, .instructionLimit, .timeLimit: true
    case .runtime, .syntax, .errorInHandler, .depthLimit: false
    }
  }
}

/// An object of the host that was raised as an error value.
public struct LuaRaisedObject: Hashable, Sendable {
  /// The object's class.
  public var objectClass: LuaClassID
  /// The object's id.
  public var id: Int64

  /// Names an object.
  public init(objectClass: LuaClassID, id: Int64) {
    self.objectClass = objectClass
    self.id = id
  }
}

/// What a Swift function throws to raise an error in the script that called it.
public enum LuaRaise: Error {
  /// Raises a string that begins with the caller's position, `file:line: `.
  case message(String)
  /// Raises a string as it is.
  case plainMessage(String)
  /// Raises an object of the host.
  case object(LuaClassID, Int64)
  /// Raises the value that the function has left on the stack's top.
  case valueOnTop
  /// Raises the error of a nested call again; a limit stays a limit.
  case error(LuaError)
}

extension LuaError {
  /// The error of a script that has taken more than so many bytes of memory.
  public static func memoryLimit(_ bytes: Int) -> LuaError {
    LuaError(kind: .memoryLimit, message: "memory limit of \(bytes) bytes reached")
  }

  static let closed = LuaError(kind: .runtime, message: "the Lua state is closed")
}

extension LuaStack {
  /// Makes an error of a status that a protected operation has answered, and pops the error value if there is one.
  @inline(never)
  func takeError(_ status: Int32) -> LuaError {
    let context = luahost_context(thread)
    switch Int(status) {
    case LUAHOST_LIMIT: return limitError(traceback: currentTrace)
    case LUAHOST_STACK_FULL: return LuaError(kind: .runtime, message: "stack overflow")
    case LUAHOST_UNRESUMABLE: return LuaError(kind: .runtime, message: "cannot resume this coroutine")
    default: break
    }
    if owner?.isExhausted == true {
      pop()
      return limitError(traceback: currentTrace)
    }
    let kind = luahost_kind(thread, status)
    if Int(kind) == LUAHOST_MEMORY {
      pop()
      var error = LuaError.memoryLimit(Int(bitPattern: UInt(luahost_memory_limit(context))))
      error.traceback = currentTrace
      return error
    }
    let isTooDeep = luahost_is_too_deep(thread, -1) && luahost_memory_limits_depth(context)
    var error = takeErrorValue()
    if isTooDeep { error.kind = .depthLimit }
    switch Int(kind) {
    case LUAHOST_SYNTAX: error.kind = .syntax
    case LUAHOST_HANDLER: error.kind = .errorInHandler
    default: break
    }
    error.traceback = currentTrace
    error.isRaisedByScript = luahost_is_raised_by_script(thread)
    if let inner = owner?.takeReraised(matching: error) { return inner }
    return error
  }

  /// The error of a spent budget.
  func limitError(traceback: String) -> LuaError {
    let context = luahost_context(thread)
    let kind: LuaError.Kind =
      Int(luahost_exhausted(context)) == LUAHOST_NO_TIME ? .timeLimit : .instructionLimit
    return LuaError(
      kind: kind,
      message: String(cString: luahost_limit_message(context)),
      traceback: traceback
    )
  }

  private var currentTrace: String { String(cString: luahost_trace(thread)) }

  /// Pops the value on top and describes it as the message of an error.
  private func takeErrorValue() -> LuaError {
    defer { pop() }
    var error = LuaError(kind: .runtime, message: "")
    switch type(at: -1) {
    case .string, .number:
      error.message = describe(at: -1)
    case let type:
      if let object = object(at: -1) {
        error.value = LuaRaisedObject(objectClass: object.class, id: object.id)
        error.message = describe(at: -1)
      } else {
        error.message = "error object is a \(type.name) value"
      }
    }
    return error
  }

  /// Turns what an operation on the stack has thrown, outside of any callback, into an error.
  ///
  /// With `valueOnTop` the value is popped.
  public func error(from raise: LuaRaise) -> LuaError {
    switch raise {
    case .message(let message), .plainMessage(let message):
      return LuaError(kind: .runtime, message: message)
    case .object(let objectClass, let id):
      return LuaError(
        kind: .runtime,
        message: owner?.describe(objectClass, id) ?? "",
        value: LuaRaisedObject(objectClass: objectClass, id: id)
      )
    case .valueOnTop:
      return takeErrorValue()
    case .error(let error):
      return error
    }
  }
}

extension LuaType {
  /// The name that Lua gives the type.
  public var name: String {
    switch self {
    case .nil: "nil"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .table: "table"
    case .function: "function"
    case .userdata, .other: "userdata"
    case .thread: "thread"
    }
  }
}
