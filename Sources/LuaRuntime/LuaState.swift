import CLuaHost

/// A state of Lua with a limit on its memory, a sandbox, and a budget for what its scripts do.
///
/// A state belongs to one thread at a time. Its stacks must not be used after it is gone, nor may
/// a function given to it keep it alive: capture it weakly or unowned.
public final class LuaState {
  /// A Swift function that scripts can call: its arguments are on the stack from 1 on.
  public typealias Function = (LuaStack) throws(LuaRaise) -> LuaResults

  let context: OpaquePointer
  let functions: FunctionTable
  /// The error that a callback is about to raise again, so that its traceback is not lost.
  var reraised: LuaError?
  /// Told the bytes that are in use after the state is closed: none.
  var whenClosed: ((Int) -> Void)?

  /// Opens a state with the sandbox.
  public init(memoryLimit: Int) throws(LuaError) {
    let functions = FunctionTable()
    var callbacks = FunctionTable.callbacks
    let owner = Unmanaged.passUnretained(functions).toOpaque()
    guard let context = luahost_open(max(0, memoryLimit), owner, &callbacks) else {
      throw .memoryLimit(memoryLimit)
    }
    self.functions = functions
    self.context = context
    functions.state = self
  }

  deinit {
    functions.state = nil
    let left = luahost_close(context)
    functions.removeAll()
    whenClosed?(Int(bitPattern: UInt(left)))
  }

  /// Bytes that the state has in use.
  public var memoryUsed: Int { Int(bitPattern: UInt(luahost_memory_used(context))) }

  /// The stack of the main thread.
  public var stack: LuaStack { LuaStack(luahost_main(context)) }

  /// Starts a fresh budget and forgets that an earlier one was spent.
  public func startBudget(instructions: Int, seconds: Double) {
    reraised = nil
    luahost_start_budget(context, Int64(instructions), seconds)
  }

  /// Stops counting and forgets that the budget was spent.
  public func stopBudget() {
    luahost_stop_budget(context)
  }

  /// How many instructions have been counted since the budget was started; some hundred less than were run.
  public var spentInstructions: Int { Int(luahost_spent_instructions(context)) }

  /// Whether the budget is spent: nothing runs until a new one is started.
  public var isExhausted: Bool { Int(luahost_exhausted(context)) != LUAHOST_NOT_EXHAUSTED }

  /// Defines what lives as long as the state, for which it would be vain to look for garbage.
  public func withoutCollecting(_ define: () throws(LuaError) -> Void) throws(LuaError) {
    luahost_collect(context, false)
    defer { luahost_collect(context, true) }
    try define()
  }

  /// Makes a Swift function a global of scripts.
  public func setGlobal(_ name: String, _ function: @escaping Function) throws(LuaError) {
    let stack = stack
    do throws(LuaRaise) {
      try stack.push(function: function)
    } catch {
      throw stack.error(from: error)
    }
    try setGlobalFromTop(name)
  }

  /// Pops the value on top of the main stack and makes it a global of scripts.
  public func setGlobalFromTop(_ name: String) throws(LuaError) {
    let stack = stack
    let status = withBytes(of: name) { luahost_set_global(stack.thread, $0, $1) }
    if status != 0 { throw stack.takeError(status) }
  }

  /// Loads a chunk of text without running it; messages call it by the given name, a path as a rule.
  ///
  /// A byte-order mark and a first line that begins with `#` are skipped.
  public func load(_ source: [UInt8], chunkName: String) throws(LuaError) -> LuaReference {
    let stack = stack
    let name = chunkName.hasPrefix("@") ? chunkName : "@" + chunkName
    let status = source.withUnsafeBytes { bytes in
      luahost_load(stack.thread, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, name)
    }
    if status != 0 { throw stack.takeError(status) }
    defer { stack.pop() }
    do throws(LuaRaise) {
      return try stack.reference(at: -1)
    } catch {
      throw stack.error(from: error)
    }
  }

  /// Resets the sequence of `math.random`.
  public func seedRandom(_ seed: Int) throws(LuaError) {
    let status = luahost_seed_random(context, Int64(seed))
    if status != 0 { throw stack.takeError(status) }
  }

  /// Calls a function with the arguments that the closure pushes, and leaves its results on the main stack.
  ///
  /// - Parameters:
  ///   - function: What to call.
  ///   - results: The number of results wanted, or -1 for all there are.
  ///   - arguments: Pushes the arguments.
  /// - Returns: The number of results.
  /// - Throws: What the function has raised, or the limit that was reached during the call.
  @discardableResult
  public func call(
    _ function: LuaReference,
    results: Int = 0,
    push arguments: (LuaStack) throws(LuaRaise) -> Void = { _ in }
  ) throws(LuaError) -> Int {
    let stack = stack
    let base = stack.count
    do throws(LuaRaise) {
      try stack.push(function)
      try arguments(stack)
    } catch {
      let error = stack.error(from: error)
      stack.setTop(base)
      throw error
    }
    return try stack.call(arguments: stack.count - base - 1, results: results)
  }

  /// Answers the error that was raised again if it is this one, and forgets it.
  func takeReraised(matching error: LuaError) -> LuaError? {
    guard let inner = reraised else { return nil }
    reraised = nil
    guard inner.message == error.message, inner.value == error.value, !inner.traceback.isEmpty else {
      return nil
    }
    return inner
  }

  /// What `tostring` says of an object.
  public func describe(_ objectClass: LuaClassID, _ id: Int64) -> String {
    let definition = functions.classes[Int(objectClass.index)]
    return definition.describe?(id) ?? definition.name
  }
}

/// Lends the bytes of a string in UTF-8.
@inline(__always)
func withBytes<Result>(of string: String, _ body: (UnsafePointer<CChar>?, Int) -> Result) -> Result {
  var string = string
  return string.withUTF8 { buffer in
    buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress, $0.count) }
  }
}

extension LuaStack {
  /// The string that lies in a table that a function was called with; the bytes of a long one count as instructions, as
  /// those of the arguments themselves do.
  ///
  /// - Throws: The limit's error when the budget is spent.
  public func chargedString(at index: Int) throws(LuaRaise) -> String? {
    try chargeCopy(ofStringAt: index)
    return string(at: index)
  }

  /// Charges the budget for a copy of the string there, if it is a long one.
  ///
  /// - Throws: The limit's error when the budget is spent.
  public func chargeCopy(ofStringAt index: Int) throws(LuaRaise) {
    let size = type(at: index) == .string ? rawLength(at: index) : 0
    if size > Int(LUAHOST_LONG_STRING) { try charge(size) }
  }

  /// Charges the budget for the work of a long loop in Swift, in instructions of Lua's machine.
  ///
  /// - Throws: The limit's error when the budget is spent.
  public func charge(_ instructions: Int) throws(LuaRaise) {
    guard luahost_spend(thread, Int64(instructions)) else { return }
    throw .error(limitError(traceback: ""))
  }
}
