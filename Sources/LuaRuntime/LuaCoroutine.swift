import CLuaHost

/// A function of a script that runs piece by piece.
public final class LuaCoroutine {
  /// How a piece ended.
  public enum Outcome {
    /// The coroutine waits; that many values are on top of its stack. `byHost` tells that a Swift function has
    /// yielded, not the script.
    case yielded(Int, byHost: Bool)
    /// The function has returned; that many values are on top of its stack.
    case returned(Int)
    /// The function has failed.
    case failed(LuaError)
  }

  private enum Phase { case fresh, running, yielded(base: Int, byHost: Bool), ended }

  private let functions: FunctionTable
  private let thread: OpaquePointer
  private let key: Int32
  private var phase = Phase.fresh
  private var isClosed = false

  init(state: LuaState, thread: OpaquePointer, key: Int32) {
    self.functions = state.functions
    self.thread = thread
    self.key = key
  }

  deinit {
    if !isClosed, let state { luahost_release(state.stack.thread, key) }
  }

  private var state: LuaState? { functions.state }

  /// The coroutine's own stack, for its arguments and results; not to be used once it is closed.
  public var stack: LuaStack {
    precondition(!isClosed && state != nil, "the coroutine is closed")
    return LuaStack(thread)
  }

  /// What tells this coroutine from others; compare it with the one of the stack that a function was given.
  public var threadIdentity: LuaThreadIdentity { LuaThreadIdentity(thread: thread) }

  /// Whether it waits, or has not begun.
  public var isSuspended: Bool {
    switch phase {
    case .fresh, .yielded: !isClosed
    case .running, .ended: false
    }
  }

  /// Runs the next piece with the arguments that have been pushed onto the coroutine's stack.
  ///
  /// They become the function's arguments, or the results of what has yielded; values left from the yield are popped.
  public func resume(arguments: Int) -> Outcome {
    guard let state, isSuspended else { return .failed(unresumable) }
    if case .yielded(let base, _) = phase {
      let stack = LuaStack(thread)
      for _ in 0..<max(0, stack.count - arguments - base) { stack.remove(at: base + 1) }
    }
    return run(state, arguments, raising: 0)
  }

  /// Runs the next piece so that the Swift function that has yielded raises an error at its place.
  public func resume(raising raise: LuaRaise) -> Outcome {
    guard let state, isSuspended, case .yielded(_, byHost: true) = phase else {
      return .failed(unresumable)
    }
    let answer = LuaStack(thread).prepare(raise)
    return run(state, Int(answer) == LUAHOST_RAISE_TOP ? 1 : 0, raising: answer)
  }

  /// Lets go of the coroutine: its open `<close>` variables are closed, and it cannot be resumed any more.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    guard let state else { return }
    luahost_close_coroutine(thread)
    luahost_release(state.stack.thread, key)
  }

  private var unresumable: LuaError {
    state == nil ? .closed : LuaError(kind: .runtime, message: "cannot resume this coroutine")
  }

  private func run(_ state: LuaState, _ arguments: Int, raising: Int32) -> Outcome {
    defer { withExtendedLifetime(state) {} }
    phase = .running
    var results: Int32 = 0
    var byHost = false
    let status = luahost_resume(thread, Int32(arguments), raising, &results, &byHost)
    if isClosed { return .failed(unresumable) }
    let stack = LuaStack(thread)
    switch Int(status) {
    case LUAHOST_OK:
      phase = .ended
      return .returned(Int(results))
    case LUAHOST_YIELD:
      phase = .yielded(base: stack.count - Int(results), byHost: byHost)
      return .yielded(Int(results), byHost: byHost)
    default:
      phase = .ended
      let error = stack.takeError(status)
      luahost_close_coroutine(thread)
      return .failed(error)
    }
  }
}

extension LuaState {
  /// Makes a coroutine of a function; nothing of it runs yet.
  public func newCoroutine(_ function: LuaReference) throws(LuaError) -> LuaCoroutine {
    let stack = stack
    do throws(LuaRaise) {
      try stack.push(function)
    } catch {
      throw stack.error(from: error)
    }
    defer { stack.pop() }
    var key: Int32 = 0
    var thread: OpaquePointer?
    let status = luahost_new_coroutine(stack.thread, -1, &key, &thread)
    if status != 0 { throw stack.takeError(status) }
    guard let thread else { throw LuaError(kind: .runtime, message: "no coroutine was made") }
    return LuaCoroutine(state: self, thread: thread, key: key)
  }
}
