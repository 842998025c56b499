import LuaRuntime
import Simulation

/// A closure that the scenario wrote in Lua: each call runs as a coroutine on the virtual clock.
final class ClosureServer: Server {
  let function: LuaReference
  let closure: Call.Closure
  unowned let session: Session
  /// Where the block was opened with it.
  let line: (source: String, line: Int)?
  private var running: [ClosureCall] = []

  init(_ function: LuaReference, _ closure: Call.Closure, session: Session, line: (source: String, line: Int)?) {
    self.line = line
    self.function = function
    self.closure = closure
    self.session = session
  }

  func begin(_ call: Call, answer: @escaping (Call.Answer) -> Void) {
    let run = ClosureCall(call, server: self) { [unowned self] answered in
      running.removeAll { $0.call == call }
      answer(answered)
    }
    running.append(run)
    run.begin()
  }

  func cancel(_ call: Call) {
    running.first { $0.call == call }?.cancel()
  }

  func prospect(of call: Call) -> Prospect {
    .sleeps(running.first { $0.call == call }?.wakes ?? session.world.now)
  }
}

/// One call of a Lua closure, from its begin to its end.
final class ClosureCall {
  let call: Call
  // The server keeps its calls: what still runs when the scenario ends goes with it.
  private unowned let server: ClosureServer
  private let answer: (Call.Answer) -> Void
  private var coroutine: LuaCoroutine?
  private var sleep: Sleep?

  /// When its sleep is over, or nil when it does not sleep.
  var wakes: Instant? { sleep?.end }

  private struct Sleep {
    var ticket: VirtualClock.Ticket
    var end: Instant
    var ignoresCancellation: Bool
  }

  init(_ call: Call, server: ClosureServer, answer: @escaping (Call.Answer) -> Void) {
    self.call = call
    self.server = server
    self.answer = answer
  }

  private var session: Session { server.session }
  private var interpreter: Interpreter { session.interpreter }

  /// Whether the stack is that of this closure, not of a coroutine that it has made.
  func runs(on stack: LuaStack) -> Bool {
    coroutine?.threadIdentity == stack.threadIdentity
  }

  func begin() {
    do throws(LuaError) {
      let coroutine = try interpreter.lua.newCoroutine(server.function)
      self.coroutine = coroutine
      let stack = coroutine.stack
      do throws(LuaRaise) {
        try interpreter.push(call.argument, stack)
      } catch {
        throw stack.error(from: error)
      }
      step { $0.resume(arguments: call.argument == .none ? 0 : 1) }
    } catch {
      session.closureFailed(error)
    }
  }

  /// The closure sleeps; the function that it called yields.
  func fallAsleep(_ span: Span, ignoringCancellation: Bool) {
    let ticket = session.world.clock.schedule(after: span) { [self] in wake { $0.resume(arguments: 0) } }
    let end = session.world.now.advanced(by: span)
    sleep = Sleep(ticket: ticket, end: end, ignoresCancellation: ignoringCancellation)
  }

  /// The block has cancelled the call: a sleep that heeds it ends with a cancellation.
  func cancel() {
    guard let sleep, !sleep.ignoresCancellation else { return }
    session.world.clock.cancel(sleep.ticket)
    wake { [interpreter] in $0.resume(raising: interpreter.cancellation) }
  }

  /// Goes on after what is being handled, so that what the closure does to a block queues behind it.
  private func wake(_ resume: @escaping (LuaCoroutine) -> LuaCoroutine.Outcome) {
    sleep = nil
    session.world.perform { [self] in step(resume) }
  }

  private func step(_ resume: (LuaCoroutine) -> LuaCoroutine.Outcome) {
    guard let coroutine else { return }
    let outer = session.runningClosure
    session.runningClosure = self
    let outcome = resume(coroutine)
    session.runningClosure = outer
    switch outcome {
    case .yielded(_, byHost: true): break
    case .yielded(_, byHost: false):
      fail("\(call.closure.rawValue) called coroutine.yield outside a coroutine of its own; wait with sleep(seconds)")
    case .returned(let count): returned(count, coroutine.stack)
    case .failed(let error): failed(error)
    }
  }

  private func returned(_ count: Int, _ stack: LuaStack) {
    if count > 0, stack.object(at: stack.count - count + 1, of: interpreter.classes.reply) != nil {
      return fail(
        "\(call.closure.rawValue) returned throws(…), which is for a server's replies; call throw(…) in a closure"
      )
    }
    guard call.closure == .checkUsername else { return end(.returned(nil)) }
    guard count > 0, let isFree = stack.boolean(at: stack.count - count + 1) else {
      let found = count > 0 ? stack.kind(at: stack.count - count + 1) : "nothing"
      return fail("checkUsername must return true (the username is free) or false (it is taken), but returned \(found)")
    }
    end(.returned(isFree))
  }

  private func failed(_ error: LuaError) {
    guard let value = error.value, value.objectClass == interpreter.classes.thrown else {
      close()
      return session.closureFailed(error)
    }
    guard call.closure != .onSkip else { return fail("onSkip can't throw; it only leaves") }
    end(.threw(interpreter.failures[Int(value.id)]))
  }

  private func fail(_ message: String) {
    close()
    session.closureFailed(message, given: server.line.map { interpreter.place($0.source, $0.line) })
  }

  private func end(_ answered: Call.Answer) {
    close()
    answer(answered)
  }

  private func close() {
    coroutine?.close()
    coroutine = nil
  }
}
