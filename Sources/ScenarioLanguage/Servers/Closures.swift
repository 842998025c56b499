import Blocks
import LuaRuntime
import Simulation

extension Interpreter {
  /// What a cancelled closure's `sleep` raises.
  var cancellation: LuaRaise {
    raise(.cancelled)
  }

  /// What raises a failure in a script, to be caught by the closure's caller.
  func raise(_ failure: Failure) -> LuaRaise {
    return .object(classes.thrown, id(of: failure))
  }

  /// The number that stands for a failure in scripts.
  func id(of failure: Failure) -> Int64 {
    if let known = failureIDs[failure] { return known }
    failures.append(failure)
    let id = Int64(failures.count - 1)
    failureIDs[failure] = id
    return id
  }

  func defineClosures() throws(LuaError) {
    var thrown = LuaClass(name: "error")
    thrown.describe = { [unowned self] id in
      switch failures[Int(id)] {
      case .cancelled: "cancellation"
      case .described(let words): words ?? "an error with no description"
      }
    }
    classes.thrown = try lua.defineClass(thrown)
    try define("sleep", most: 2) { interpreter, stack throws(LuaRaise) in try interpreter.sleep(stack) }
    try define("cancelled", most: 0) { interpreter, stack throws(LuaRaise) in
      try stack.push(try interpreter.closure("cancelled()", stack).call.isCancelled)
      return .values(1)
    }
    try define("throw", most: 1) { interpreter, stack throws(LuaRaise) in
      _ = try interpreter.closure("throw", stack)
      throw interpreter.raise(try interpreter.failure(stack, 1, "throw"))
    }
  }

  private func sleep(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let closure = try closure("sleep", stack)
    guard closure.runs(on: stack) else {
      throw .message("sleep must be called by the closure itself, not inside a coroutine that it made")
    }
    let span = try Arguments(stack, of: "sleep").span(1, "seconds")
    var ignoresCancellation = false
    if !stack.isNilOrAbsent(at: 2) {
      let options = try Options(stack, 2, of: "sleep", known: OptionNames.sleep)
      ignoresCancellation = try options.boolean("ignoringCancellation") ?? false
    }
    if closure.call.isCancelled, !ignoresCancellation { throw cancellation }
    guard stack.isYieldable else {
      throw .message("sleep can't wait here: a sort, a gsub or a metamethod is running, which can't be left half done")
    }
    closure.fallAsleep(span, ignoringCancellation: ignoresCancellation)
    return .yield(0)
  }

  /// The closure that runs; a mistake when a word for closures is used elsewhere.
  private func closure(_ word: String, _ stack: LuaStack) throws(LuaRaise) -> ClosureCall {
    guard let closure = session?.runningClosure else {
      let instead = word == "sleep" ? "; in a scenario's body, let time pass with pause(seconds)" : ""
      throw .message("\(word) is for a closure that the block calls, such as checkUsername or onContinue\(instead)")
    }
    return closure
  }

  /// What is to be thrown: a description, `cancellation`, or nothing for an error without a description.
  func failure(_ stack: LuaStack, _ index: Int, _ word: String) throws(LuaRaise) -> Failure {
    if stack.isNilOrAbsent(at: index) { return .described(nil) }
    if constant(stack, index) == .cancellation { return .cancelled }
    guard let message = stack.string(at: index) else {
      throw Arguments(stack, of: word).wrong(index, "what it throws", "a message, cancellation or nothing")
    }
    return .described(message)
  }

  /// Pushes what a closure receives; nothing for `none`.
  func push(_ argument: Call.Argument, _ stack: LuaStack) throws(LuaRaise) {
    switch argument {
    case .none: break
    case .username(let username): try stack.push(username)
    case .topics(let ids): try push(ids, stack)
    case .profile(let profile): try push(profile, stack)
    }
  }

  /// Pushes a list of strings.
  func push(_ strings: [String], _ stack: LuaStack) throws(LuaRaise) {
    try stack.createTable(array: strings.count, fields: 0)
    for (index, string) in strings.enumerated() {
      try stack.push(string)
      try stack.setIndex(index + 1, table: -2)
    }
  }

  private func push(_ profile: Profile, _ stack: LuaStack) throws(LuaRaise) {
    var record = LuaRecord(capacity: 5)
    record.set("colour", profile.colour.rawValue)
    record.set("name", profile.name)
    record.set("username", profile.username)
    record.set("role", profile.role)
    record.set("birthday", profile.birthday?.isoText)
    try stack.push(record, room: 1)
    if let photo = profile.photo {
      try push(handedOn: photo, stack)
      try stack.setField("photo", table: -2)
    }
    try know(.profile, stack)
  }
}
