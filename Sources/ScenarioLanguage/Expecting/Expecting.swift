import Blocks
import LuaRuntime
import Simulation

/// What `expect` was given, until it is compared.
struct Expectation {
  /// What it is about.
  var subject: Subject
  /// For how long the expectation may come true; nil when it must hold now.
  var within: Span?
  /// Where it was made.
  var line: (source: String, line: Int)?
  /// Whether it was compared with anything.
  var isCompared = false

  /// What an expectation is about.
  enum Subject {
    /// A value as it was when it was given.
    case value(Value)
    /// An object, which is read when it is compared.
    case object(LuaClassID, Int64)
    /// A function, which `eventually` asks again and again.
    case function(LuaReference)
  }
}

extension Interpreter {
  func defineExpecting() throws(LuaError) {
    var expectation = LuaClass(name: "expectation")
    expectation.methods =
      Matcher.allCases.map { matcher in
        LuaClass.Method(
          matcher.rawValue,
          method(matcher.rawValue, most: .max) { interpreter, stack throws(LuaRaise) in
            try interpreter.check(matcher, stack)
          }
        )
      } + [
        LuaClass.Method(
          "eventually",
          method("eventually", most: 2, hasReceiver: true) { interpreter, stack throws(LuaRaise) in
            try interpreter.eventually(stack)
          }
        )
      ]
    let names = Matcher.allCases.map(\.rawValue) + ["eventually"]
    expectation.unknownKey = { stack, _ throws(LuaRaise) in
      let key = stack.describe(at: 2)
      throw .message(
        "expect(…) has no '\(key)'\(Suggestion.question(for: key, among: names)) (it has \(names.joined(separator: ", ")))"
      )
    }
    classes.expectation = try lua.defineClass(expectation)
    var failure = LuaClass(name: "failure")
    failure.describe = { [unowned self] id in
      guard let session, session.failureMessages.indices.contains(Int(id)) else { return "failure" }
      return session.failureMessages[Int(id)]
    }
    classes.failure = try lua.defineClass(failure)
    try define("expect", most: .max) { interpreter, stack throws(LuaRaise) in
      let session = try interpreter.running("expect")
      if stack.count == 0 { try stack.pushNil() }
      session.expectations.append(
        Expectation(subject: try interpreter.subject(stack), line: stack.location())
      )
      return interpreter.lastExpectation(of: session)
    }
  }

  private func subject(_ stack: LuaStack) throws(LuaRaise) -> Expectation.Subject {
    switch stack.type(at: 1) {
    case .function: return .function(try stack.reference(at: 1))
    case .userdata:
      guard let (objectClass, id) = stack.object(at: 1) else { return .value(try value(stack, 1)) }
      return .object(objectClass, id)
    default: return .value(try value(stack, 1))
    }
  }

  private func lastExpectation(of session: Session) -> LuaResults {
    .object(classes.expectation, session.id(session.expectations.count - 1))
  }

  private func expectation(_ stack: LuaStack, _ word: String) throws(LuaRaise) -> (Session, Int) {
    let session = try running("expect")
    guard let id = stack.object(at: 1, of: classes.expectation) else {
      throw .message("\(word) must be called with a colon: expect(value):\(word)(…)")
    }
    return (session, try session.index(id, "expectation"))
  }

  /// How long `eventually` goes on when it is not told.
  private static let eventuallyLimit = Span(.seconds(5))

  private func eventually(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let (session, index) = try expectation(stack, "eventually")
    try session.requireBody("eventually")
    guard case .function = session.expectations[index].subject else {
      throw .message(
        "eventually needs a function to ask again and again: expect(function() return … end):eventually(5)"
      )
    }
    let span =
      stack.isNilOrAbsent(at: 2)
      ? Self.eventuallyLimit : try Arguments(stack, of: "eventually").span(2, "within")
    session.expectations[index].isCompared = true
    var awaited = session.expectations[index]
    awaited.within = span
    awaited.isCompared = false
    session.expectations.append(awaited)
    return lastExpectation(of: session)
  }

  // MARK: Checking

  private func check(_ matcher: Matcher, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let (session, index) = try expectation(stack, matcher.rawValue)
    session.expectations[index].isCompared = true
    let (subject, within) = (session.expectations[index].subject, session.expectations[index].within)
    var arguments = MatcherArguments()
    for place in 0..<matcher.argumentCount {
      guard !stack.isAbsent(at: place + 2) else {
        throw .message(
          "\(matcher.rawValue) wants \(matcher.argumentCount) value\(matcher.argumentCount == 1 ? "" : "s")"
        )
      }
      let value = try value(stack, place + 2)
      if place == 0 { arguments.first = value } else { arguments.second = value }
    }
    try matcher.validate(arguments)
    guard stack.count <= matcher.argumentCount + 2 else {
      throw .message("\(matcher.rawValue) got too much: it takes \(matcher.argumentWords) and a message")
    }
    let message = try Arguments(stack, of: matcher.rawValue).optionalString(
      matcher.argumentCount + 2,
      "the message"
    )
    let began = session.world.now
    var found = try found(subject, stack)
    var holds = false
    if let within, case .function(let function) = subject {
      holds = try session.goOn(within: within) { () throws(LuaRaise) in
        found = try answer(of: function, stack)
        return try self.holds(matcher, found, arguments, stack)
      }
    } else {
      holds = try self.holds(matcher, found, arguments, stack)
    }
    if session.isExhaustive, case .object(let objectClass, let id) = subject {
      session.see(objectClass, id, matcher, arguments)
    }
    if let replay = session.replay, session.runningClosure == nil {
      let check = Replay.Check(
        step: replay.steps,
        moment: session.world.now,
        line: stack.location().flatMap { $0.source == file ? $0.line : nil },
        holds: holds
      )
      if try replay.note(check) { return .none }
    }
    if within != nil, holds { try session.stepped() }
    guard !holds else { return .none }
    var report = FailureReport(message: message ?? matcher.message(found))
    if let within { report.message += ", not even within \(within.words) s" }
    report.expected = matcher.expected(arguments)
    report.found = found.description
    if matcher == .equals { report.differences = Value.differences(expected: arguments.first, found: found) }
    let failure = session.fail(report, stack)
    if let replay = session.replay, within != nil, case .function(let function) = subject {
      try replay.await("eventually", since: began, session) { () throws(LuaRaise) in
        try self.holds(matcher, try answer(of: function, stack), arguments, stack)
      }
    }
    throw failure
  }

  private func answer(of function: LuaReference, _ stack: LuaStack) throws(LuaRaise) -> Value {
    try stack.push(function)
    try stack.run(arguments: 0, results: 1)
    defer { stack.pop() }
    return try value(stack, -1)
  }

  private func found(_ subject: Expectation.Subject, _ stack: LuaStack) throws(LuaRaise) -> Value {
    switch subject {
    case .value(let value): return value
    case .object(let objectClass, let id): return try value(of: objectClass, id)
    case .function: return .opaque(kind: "function", identity: 0)
    }
  }

  private func holds(
    _ matcher: Matcher,
    _ found: Value,
    _ arguments: MatcherArguments,
    _ stack: LuaStack
  ) throws(LuaRaise) -> Bool {
    guard matcher == .matches else { return matcher.holds(found, arguments) }
    guard found.isString else { return false }
    try stack.push(find)
    try push(found, stack)
    try push(arguments.first, stack)
    try stack.run(arguments: 2, results: 1)
    defer { stack.pop() }
    return stack.truthy(at: -1)
  }
}

extension Session {
  /// Notes which entries of the journal an expectation has seen by value.
  func see(_ objectClass: LuaClassID, _ id: Int64, _ matcher: Matcher, _ arguments: MatcherArguments) {
    if objectClass == interpreter.classes.entry, matcher == .equals || matcher == .contains || matcher == .matches {
      seen.insert(entries[Int(id & 0xFFFF_FFFF)].origin)
    }
    guard objectClass == interpreter.classes.journal, matcher == .equals || matcher == .contains,
      let (block, list) = try? journalList(id)
    else { return }
    for place in 0..<list.count(of: blocks[block].host.runner.journal) {
      guard let entry = entry(block, list, place) else { continue }
      if matcher == .equals || arguments.first == .string(entry.text) { seen.insert(entry.origin) }
    }
  }
}
