import LuaRuntime
import Simulation

extension Interpreter {
  func defineTime() throws(LuaError) {
    try define("pause", most: 1) { interpreter, stack throws(LuaRaise) in try interpreter.pause(stack) }
    try define("now", most: 0) { interpreter, stack throws(LuaRaise) in
      let session = try interpreter.running("now")
      session.replay?.noteTime()
      try stack.push(session.world.now.seconds)
      return .values(1)
    }
    try define("settle", most: 0) { interpreter, stack throws(LuaRaise) in try interpreter.settle() }
    try define("waitUntil", most: 2) { interpreter, stack throws(LuaRaise) in try interpreter.waitUntil(stack) }
  }

  private func pause(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let session = try running("pause")
    try session.requireBody("pause")
    let span = try Arguments(stack, of: "pause").span(1, "seconds")
    session.world.timeline.add(.paused(span), at: session.world.now)
    let end = session.world.now.advanced(by: span)
    guard end < .end else { throw .message("pause: a scenario's time ends after 292 years") }
    if let replay = session.replay {
      try replay.pause(session, until: end)
    } else {
      try session.advance(to: end)
    }
    try session.stepped()
    return .none
  }

  /// How long `settle` goes on.
  private static let settleLimit = Span(.seconds(3600))

  private func settle() throws(LuaRaise) -> LuaResults {
    let session = try running("settle")
    try session.requireBody("settle")
    session.world.timeline.addAct("settle", at: session.world.now)
    let world = session.world
    let limit = world.now.advanced(by: Self.settleLimit)
    while let next = world.clock.nextDue, next <= limit { try session.advance(to: next) }
    let pending = world.stillPending
    guard !pending.isEmpty || world.clock.nextDue != nil else {
      try session.stepped()
      return .none
    }
    let waits = pending.isEmpty ? "a closure that sleeps" : pending.joined(separator: "; ")
    if world.clock.nextDue == nil {
      throw session.unmet("settle: nothing can happen by itself any more, and this still waits: \(waits)")
    }
    try session.advance(to: limit)
    throw session.unmet("settle: after \(Self.settleLimit.words) s this still waits: \(waits)")
  }

  private func waitUntil(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let session = try running("waitUntil")
    try session.requireBody("waitUntil")
    guard stack.type(at: 1) == .function else {
      throw Arguments(stack, of: "waitUntil").wrong(1, "the condition", "a function")
    }
    var within = Span(.seconds(60))
    if !stack.isNilOrAbsent(at: 2) {
      within = try Options(stack, 2, of: "waitUntil", known: OptionNames.waitUntil).span("within") ?? within
    }
    session.world.timeline.addAct("waitUntil", at: session.world.now)
    let began = session.world.now
    let condition: () throws(LuaRaise) -> Bool = { () throws(LuaRaise) in
      try stack.push(copyOf: 1)
      try stack.run(arguments: 0, results: 1)
      defer { stack.pop() }
      return stack.truthy(at: -1)
    }
    let isMet = try session.goOn(within: within, until: condition)
    guard !isMet else {
      try session.stepped()
      return .none
    }
    let failure = session.unmet("waitUntil: the condition was not true within \(within.words) s")
    try session.replay?.await("waitUntil", since: began, session, condition)
    throw failure
  }
}

extension Session {
  private func ask(_ condition: () throws(LuaRaise) -> Bool) throws(LuaRaise) -> Bool {
    isAsking = true
    defer { isAsking = false }
    return try condition()
  }

  /// Goes on from moment to moment until the condition is true; false when it is not within that time.
  func goOn(within span: Span, until condition: () throws(LuaRaise) -> Bool) throws(LuaRaise) -> Bool {
    let limit = world.now.advanced(by: span)
    while true {
      if try ask(condition) { return true }
      guard world.now < limit else { return false }
      let next = world.clock.nextDue.map { min($0, limit) } ?? limit
      try advance(to: next)
    }
  }
}
