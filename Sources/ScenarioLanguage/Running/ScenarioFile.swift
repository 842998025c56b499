import Blocks
import Foundation
import LuaRuntime
import Simulation

/// Why a file does not load.
public struct LoadError: Error {
  /// What is wrong, and where.
  public var report: FailureReport
  /// The paths of the files that it has required until then.
  var requiredFiles: [String] = []
  /// The mistakes that were met before it, when all are asked for.
  var earlier: [FailureReport] = []

  /// A file does not load for that reason.
  public init(report: FailureReport) {
    self.report = report
  }
}

/// A loaded scenario file, whose scenarios can be run.
public final class ScenarioFile {
  /// The scenarios that the file declares, in their order.
  public let scenarios: [ScenarioDeclaration]

  private let interpreter: Interpreter
  let limits: ScenarioLimits

  /// Loads a file: its scenarios are declared, none is run.
  ///
  /// The suite is looked for when it is not given. The paths on which its outcome depends are noted, also while a scenario
  /// runs: of the files that it requires, each before it is run, and of the places where it looked for others in vain, some
  /// hundred at most.
  ///
  /// - Throws: A `LoadError` when the file can't be read or its script has a mistake.
  public convenience init(
    path: String,
    suite: Suite? = nil,
    limits: ScenarioLimits = ScenarioLimits(),
    noteDependencies: @escaping ([String]) -> Void = { _ in }
  ) throws(LoadError) {
    let suite = suite ?? Suite(of: path)
    try self.init(path: path, suite: suite, limits: limits, keepsMistakes: false, noteDependencies: noteDependencies)
  }

  /// All mistakes that loading the file meets, and the paths of the files that it requires; no scenario is run.
  public static func mistakes(
    in path: String,
    suite: Suite
  ) -> (reports: [FailureReport], loadError: FailureReport?, requiredFiles: [String]) {
    do throws(LoadError) {
      let file = try ScenarioFile(path: path, suite: suite, limits: ScenarioLimits(), keepsMistakes: true)
      return (file.interpreter.mistakes, nil, file.interpreter.requiredFiles)
    } catch {
      return (error.earlier, error.report, error.requiredFiles)
    }
  }

  private init(
    path: String,
    suite: Suite,
    limits: ScenarioLimits,
    keepsMistakes: Bool,
    noteDependencies: @escaping ([String]) -> Void = { _ in }
  ) throws(LoadError) {
    let source: [UInt8]
    do {
      source = try PlainFile.bytes(of: path, atMost: PlainFile.longestScript)
    } catch {
      let reason = path.unicodeScalars.contains("\u{FFFD}") ? "; its name is no UTF-8" : error.reason
      throw LoadError(report: FailureReport(message: "'\(path)' can't be read\(reason)"))
    }
    do {
      interpreter = try Interpreter(file: path, suite: suite, limits: limits, noteDependencies: noteDependencies)
    } catch {
      throw LoadError(report: FailureReport(message: error.wording(of: error.message, limits)))
    }
    self.limits = limits
    interpreter.keepsMistakes = keepsMistakes
    interpreter.remember(source, of: path)
    let lua = interpreter.lua
    lua.startBudget(instructions: limits.instructions, seconds: limits.seconds)
    defer { lua.stopBudget() }
    do {
      try lua.call(try lua.load(source, chunkName: path))
    } catch {
      var report = FailureReport(error, interpreter: interpreter)
      report.cut()
      var error = LoadError(report: report)
      error.requiredFiles = interpreter.requiredFiles
      error.earlier = interpreter.mistakes
      throw error
    }
    scenarios = interpreter.declarations()
  }

  /// Runs the scenario at that place of the list.
  ///
  /// Without a policy its snapshots are not held. Who watches it is told of each act, and of each moment at which a
  /// block's screen has changed, in their order. `tellAlive` is called before why it has failed is found out, so that
  /// nobody takes that for a scenario that is stuck.
  public func run(
    _ index: Int,
    snapshots policy: SnapshotPolicy? = nil,
    watchedBy see: ((Glimpse) -> Void)? = nil,
    tellAlive: () -> Void = {}
  ) -> ScenarioResult {
    let scenario = scenarios[index]
    guard scenario.skip == nil else { return ScenarioResult(outcome: .skipped) }
    let session = interpreter.beginSession(isExhaustive: scenario.isExhaustive, watcher: see.map(Watcher.init))
    interpreter.snapshots.begin(scenario, policy)
    isHoldingSnapshots = policy != nil
    do throws(LuaError) {
      try callBody(index, seconds: limits.seconds)
      session.noteUncompared()
      if scenario.isExhaustive { session.noteUnseen(at: interpreter.place(scenario.file, scenario.line)) }
      if session.failure == nil, let report = interpreter.snapshots.save() { session.note(report, outcome: .error) }
    } catch {
      session.note(error)
    }
    if isTraced { trace = Self.trace(of: session) }
    var result = result(of: session, scenario)
    result.output = session.output.text
    result.snapshots = interpreter.snapshots.notes
    result.virtualSeconds = session.world.now.seconds
    session.end()
    interpreter.session = nil
    // When a snapshot was taken does not matter to a run that holds none.
    if let failure = session.failure, failure.outcome == .failed, failure.report.snapshot == nil {
      tellAlive()
      if let freshCopy {
        tellAlive()
        var story = Story(freshCopy, index)
        result.failure = story.told(failure.report)
      }
    }
    result.failure?.cut()
    return result
  }

  /// Whether it is noted what a scenario does, so that it can be held against another run.
  public var isTraced = false
  /// Whether the last scenario's snapshots were held.
  private var isHoldingSnapshots = false
  /// What the last scenario did, a line for each thing; nil when wall-clock time has ended it, wherever it was.
  private var trace: [String]?

  /// Where the last scenario, when it runs alone in the file loaded again, does something else than it did.
  ///
  /// Nil when it does the same. It must have been traced. `tellAlive` is called before the file is loaded, and before it runs.
  public func difference(whenRunAgain index: Int, tellAlive: () -> Void = {}) -> FailureReport? {
    guard scenarios[index].skip == nil else { return nil }
    var report = FailureReport(message: "the scenario did something else when it was run again, alone")
    report.place = interpreter.place(scenarios[index].file, scenarios[index].line)
    do throws(LoadError) {
      tellAlive()
      let file = try ScenarioFile(path: interpreter.file, suite: interpreter.suite, limits: limits)
      guard file.scenarios == scenarios else { return nil }
      file.isTraced = true
      tellAlive()
      _ = file.run(index, snapshots: isHoldingSnapshots ? SnapshotPolicy(.check) : nil, tellAlive: tellAlive)
      guard let first = trace, let again = file.trace,
        let line = zip(first + [Self.end], again + [Self.end]).first(where: { $0 != $1 })
      else { return nil }
      report.differences = ["at first: \(line.0)", "again:    \(line.1)"]
      return report
    } catch {
      report.message = "the file does not load again: \(error.report.message)"
      return report
    }
  }

  /// The last line of a trace.
  private static let end = "(its end)"

  /// What has happened, what was printed and how it has ended, a line for each.
  private static func trace(of session: Session) -> [String]? {
    guard !session.isOutOfTime else { return nil }
    var lines = TimelineWords(session.world.timeline).lines(last: .max)
    for block in session.blocks {
      let journal = block.host.runner.journal
      lines += journal.motions.map { "\($0.at.words)  \(block.name) moves: \($0.what.rawValue)" }
      lines += journal.writes.map { "\($0.at.words)  \(block.name) writes: \(Value.list($0.what).description)" }
    }
    lines += session.output.text.lines.map { "print \($0.quoted)" }
    lines.append("ends at \(session.world.now.words)")
    if let report = session.failure?.report {
      lines.append("fails: \(report.message.quoted)")
      lines += [report.expected.map { "expected \($0)" }, report.found.map { "found \($0)" }].compactMap(\.self)
    }
    return lines
  }

  /// For how long the expectations of a scenario that passes hold, of those that time changes, in their order.
  public func timings(of index: Int, tellAlive: () -> Void = {}) -> [Timing] {
    guard scenarios[index].skip == nil, let freshCopy else { return [] }
    tellAlive()
    var timings = Timings(freshCopy, index)
    return timings()
  }

  /// Runs a scenario again, of which a replay notes what it does; what went wrong then.
  ///
  /// It is ended after so many seconds of wall-clock time.
  func run(_ index: Int, noting replay: Replay, seconds: Double) -> FailureReport? {
    let session = interpreter.beginSession(isExhaustive: false, replay: replay)
    interpreter.snapshots.begin(scenarios[index], nil)
    do throws(LuaError) {
      try callBody(index, seconds: seconds)
    } catch {
      session.note(error)
    }
    replay.finish(at: session.world.now, instructions: interpreter.lua.spentInstructions)
    session.end()
    interpreter.session = nil
    return session.failure?.report
  }

  private func callBody(_ index: Int, seconds: Double) throws(LuaError) {
    try interpreter.lua.seedRandom(Self.randomSeed)
    interpreter.lua.startBudget(instructions: limits.instructions, seconds: seconds)
    defer { interpreter.lua.stopBudget() }
    try interpreter.callBody(index)
  }

  /// The file loaded again, so that what is run again changes nothing for the scenarios that follow.
  ///
  /// None when it has changed meanwhile.
  private lazy var freshCopy: ScenarioFile? = {
    let file = try? ScenarioFile(path: interpreter.file, suite: interpreter.suite, limits: limits)
    return file?.scenarios == scenarios ? file : nil
  }()

  /// What `math.random` starts from in every scenario.
  private static let randomSeed = 42

  private func result(of session: Session, _ scenario: ScenarioDeclaration) -> ScenarioResult {
    switch (session.failure, scenario.knownBug) {
    case (nil, nil): return ScenarioResult(outcome: .passed)
    case (let failure?, nil): return ScenarioResult(outcome: failure.outcome, failure: failure.report)
    case (let failure?, _?):
      // A mistake in the script shows no bug.
      let outcome = failure.outcome == .failed ? ScenarioResult.Outcome.knownBug : failure.outcome
      return ScenarioResult(outcome: outcome, failure: failure.report)
    case (nil, let bug?):
      var report = FailureReport(message: "the known bug '\(bug)' does not fail any more; take the mark knownBug away")
      report.place = interpreter.place(scenario.file, scenario.line)
      report.time = session.world.now.words
      return ScenarioResult(outcome: .failed, failure: report)
    }
  }
}

extension LuaError {
  /// The message, its place taken away; of a limit its name, its value, and the option that raises it.
  func wording(of message: String, _ limits: ScenarioLimits) -> String {
    switch kind {
    case .memoryLimit:
      "the script used more than \(limits.memory >> 20) MiB of memory; --memory MIB raises the limit"
    case .instructionLimit:
      "the script ran more than \(limits.instructions / 1_000_000) million instructions and was stopped; "
        + "does a loop never end? --instructions MILLIONS raises the limit"
    case .timeLimit:
      "the script ran longer than \(Value.words(for: limits.seconds)) s and was stopped; "
        + "does a loop never end? --timeout SECONDS raises the limit"
    case .depthLimit: "\(message); --memory MIB raises the limit"
    case .runtime, .syntax, .errorInHandler: isRaisedByScript ? message : Self.fixedLimits[message] ?? message
    }
  }

  /// What Lua says of limits that no option raises, and what is told instead.
  private static let fixedLimits = [
    "C stack overflow":
      "stack overflow: more than some 200 levels of calls that go through pcall, gsub, require and the like or through "
      + "metamethods, or of what is nested in a script's text; no option raises the limit",
    "stack overflow":
      "stack overflow: more than a million values, of arguments or results, are held at once; "
      + "no option raises the limit",
  ]
}
