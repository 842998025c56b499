import LuaRuntime

extension Interpreter {
  func defineDeclaring() throws(LuaError) {
    try define("scenario", most: 3) { interpreter, stack throws(LuaRaise) in
      do throws(LuaRaise) {
        return try interpreter.declare(stack)
      } catch {
        guard interpreter.keepsMistakes, case .message(let message) = error else { throw error }
        interpreter.mistakes.append(FailureReport(message: message, place: interpreter.place(stack)))
        return .none
      }
    }
    try define("require", most: 1) { interpreter, stack throws(LuaRaise) in try interpreter.require(stack) }
    try define("print", most: .max) { interpreter, stack throws(LuaRaise) in try interpreter.printLine(stack) }
  }

  /// The declared scenarios, each with the lines on which it stands.
  func declarations() -> [ScenarioDeclaration] {
    let lineCount = lineCount(of: file)
    let lines = Set(declared.map(\.line)).sorted()
    var lastLines: [Int: Int] = [:]
    for (line, next) in zip(lines, lines.dropFirst()) { lastLines[line] = next - 1 }
    return declared.enumerated().map { place, declared in
      var scenario = declared
      scenario.number = place + 1
      scenario.lastLine = lastLines[scenario.line] ?? max(scenario.line, lineCount)
      return scenario
    }
  }

  private func declare(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    guard session == nil else { throw .message("scenario is for the file, not for the inside of another scenario") }
    let arguments = Arguments(stack, of: "scenario")
    let title = try arguments.string(1, "title")
    guard !title.allSatisfy(\.isWhitespace) else { throw .message("scenario: the title is empty") }
    let hasOptions = stack.type(at: 2) == .table
    let bodyIndex = hasOptions ? 3 : 2
    guard stack.type(at: bodyIndex) == .function else {
      throw .message("scenario '\(title)': its body must be a function, got \(stack.kind(at: bodyIndex))")
    }
    guard hasOptions || stack.count == 2 else {
      throw .message("scenario '\(title)': its options stand before the body: scenario(title, { … }, function() … end)")
    }
    guard let line = lineOfCall(stack) else { throw .message("scenario: it must be called by a script") }
    if let twin = titles[title] {
      throw .message("scenario: the title '\(title)' stands already in line \(twin); give it another")
    }
    titles[title] = line
    var scenario = ScenarioDeclaration(title: title, file: file, line: line, lastLine: line)
    if hasOptions { try readOptions(stack, of: title, into: &scenario) }
    try count(scenario)
    declared.append(scenario)
    try keep(body: bodyIndex, stack)
    return .none
  }

  /// How many calls there may be between the file and a module's function that declares a scenario for it.
  private static let mostCalls = 100

  /// The file's line that has led to the running call: that of a module's function stands in a line of the file too.
  private func lineOfCall(_ stack: LuaStack) -> Int? {
    guard let (source, line) = stack.location() else { return nil }
    if source == file { return line }
    return (2...Self.mostCalls).lazy.compactMap { stack.location(level: $0) }.first { $0.source == file }?.line ?? 1
  }

  /// Counts the texts of a declaration as memory: Lua may hold one text for a million of them, but they are each told.
  private func count(_ scenario: ScenarioDeclaration) throws(LuaRaise) {
    for text in scenario.covers + scenario.tags { declaredBytes += text.utf8.count + MemoryLayout<String>.stride }
    declaredBytes += scenario.title.utf8.count + MemoryLayout<ScenarioDeclaration>.stride
    declaredBytes += (scenario.skip?.utf8.count ?? 0) + (scenario.knownBug?.utf8.count ?? 0)
    guard declaredBytes <= limits.memory else { throw .error(.memoryLimit(limits.memory)) }
  }

  /// Keeps the body that lies at that place of the stack.
  private func keep(body: Int, _ stack: LuaStack) throws(LuaRaise) {
    try stack.push(bodies)
    try stack.push(copyOf: body)
    try stack.setIndex(declared.count, table: -2)
  }

  /// Calls the body of the scenario at that place among the declared ones.
  func callBody(_ index: Int) throws(LuaError) {
    let stack = lua.stack
    do throws(LuaRaise) {
      try stack.push(bodies)
      try stack.index(index + 1, table: -1)
      stack.remove(at: -2)
    } catch {
      throw stack.error(from: error)
    }
    try stack.call(arguments: 0, results: 0)
  }

  private func readOptions(
    _ stack: LuaStack,
    of title: String,
    into scenario: inout ScenarioDeclaration
  ) throws(LuaRaise) {
    let options = try Options(stack, 2, of: "scenario", known: OptionNames.scenario)
    scenario.covers = try options.strings("covers") ?? []
    scenario.tags = try options.strings("tags") ?? []
    scenario.skip = try options.string("skip")
    scenario.knownBug = try options.string("knownBug")
    if scenario.skip?.isEmpty == true { throw .message("scenario '\(title)': skip must say why") }
    if scenario.knownBug?.isEmpty == true { throw .message("scenario '\(title)': knownBug must name the bug") }
    scenario.isExhaustive = try options.boolean("exhaustive") ?? false
    guard let rules = suite.rules else { return }
    for id in scenario.covers where !suite.ruleIDs.contains(id) {
      let nearest = Suggestion.question(for: id, among: rules.map(\.id))
      let message = "scenario '\(title)' covers '\(id)', which is no rule of RULES.md\(nearest)"
      guard keepsMistakes else { throw .message(message) }
      // Others of its rules may be none either.
      mistakes.append(FailureReport(message: message, place: place(stack)))
    }
  }

  // MARK: require

  /// The most bytes of a module's name, so that any file system takes the path.
  private static let longestModuleName = 1000

  private func require(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let name = try Arguments(stack, of: "require").string(1, "name")
    if let known = modules[name] {
      guard let known else {
        throw .message("require '\(name)': it is being loaded already, so the files go in a circle")
      }
      try stack.push(known)
      return .values(1)
    }
    guard name.utf8.count <= Self.longestModuleName else {
      throw .message("require: the name has \(name.utf8.count) bytes, and \(Self.longestModuleName) at most are taken")
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && !$0.contains("/") && !$0.contains("\\") && !$0.contains("\0") }) else {
      throw .message(
        "require '\(name)': a name is a file without .lua, folders parted by dots, such as 'support.people'"
      )
    }
    guard let module = try suite.module(name) else {
      rememberMissing(suite.places(ofModule: name))
      throw .message("require '\(name)': there is no such file in '\(suite.folder)' or the suite's folder")
    }
    remember(module.source, ofModule: module.path)
    modules[name] = .some(nil)
    do throws(LuaRaise) {
      try stack.push(try load(module.source, of: module.path))
      try stack.push(name)
      try stack.run(arguments: 1, results: 1)
    } catch {
      modules[name] = nil
      throw error
    }
    if stack.type(at: -1) == .nil {
      stack.pop()
      try stack.push(true)
    }
    modules[name] = try stack.reference(at: -1)
    return .values(1)
  }

  private func load(_ source: [UInt8], of path: String) throws(LuaRaise) -> LuaReference {
    do {
      return try lua.load(source, chunkName: path)
    } catch {
      throw .error(error)
    }
  }

  // MARK: print

  /// Whether a table says itself what its text is.
  private func hasText(_ stack: LuaStack, _ index: Int) throws(LuaRaise) -> Bool {
    guard try stack.metatable(of: index) else { return false }
    defer { stack.pop() }
    try stack.field("__tostring", table: -1)
    defer { stack.pop() }
    return stack.type(at: -1) != .nil
  }

  private func printLine(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    guard let session else { return .none }
    var parts: [String] = []
    for index in 0..<stack.count { parts.append(try text(stack, index + 1)) }
    session.output.append(parts.joined(separator: "\t"))
    return .none
  }

  /// The value as Lua's `tostring` gives it, and a table that has no such text as what it holds.
  private func text(_ stack: LuaStack, _ index: Int) throws(LuaRaise) -> String {
    guard stack.type(at: index) == .table else { return stack.describe(at: index) }
    guard try hasText(stack, index) else { return (try? value(stack, index).description) ?? "table" }
    try stack.push(tostring)
    try stack.push(copyOf: index)
    try stack.run(arguments: 1, results: 1)
    defer { stack.pop() }
    return stack.describe(at: -1)
  }
}
