import Blocks
import LuaRuntime
import Simulation

/// One run of one scenario: its world, what it has opened, and how it stands.
final class Session {
  /// A block that the scenario has opened.
  enum Opened {
    case profileSetup(ProfileSetupHost)
    case interestsPicker(InterestsPickerHost)

    /// The block's name, for messages.
    var name: String {
      switch self {
      case .profileSetup: "ProfileSetup"
      case .interestsPicker: "InterestsPicker"
      }
    }

    /// What both have in common.
    var host: any SimulatedHost {
      switch self {
      case .profileSetup(let host): host
      case .interestsPicker(let host): host
      }
    }
  }

  /// Tells this run's objects from those of earlier scenarios.
  let number: Int64
  let world: World
  unowned let interpreter: Interpreter
  /// What the scenario may use.
  private let limits: ScenarioLimits

  var blocks: [Opened] = []
  var elements = ElementHandles()
  /// The screens of blocks that were laid out, by the blocks' places.
  var layouts: [Int: KnownLayout] = [:]
  var entries: [JournalEntry] = []
  var servers: [ServerHandle] = []
  var requests: [ServerRequest] = []
  var expectations: [Expectation] = []
  /// Who looks at the blocks while the scenario runs, or nil.
  let watcher: Watcher?
  /// What was printed.
  var output: Output
  /// The closure whose piece runs now, or nil.
  var runningClosure: ClosureCall?
  /// What went wrong first.
  private(set) var failure: (report: FailureReport, outcome: ScenarioResult.Outcome)?
  /// The messages of all failed expectations, by the ids of the objects that were raised.
  private(set) var failureMessages: [String] = []
  /// What the script has looked at last, since it did something.
  var look: Look?
  /// What a word has raised because of how a block is, not because of a mistake in the script.
  private var unmet: String?
  /// Whether wall-clock time has ended the scenario.
  private(set) var isOutOfTime = false
  /// What notes and shifts the time of this run, or nil.
  let replay: Replay?
  /// Whether a condition that `waitUntil` or `eventually` asks again and again is being asked.
  var isAsking = false
  /// A mistake in a closure, not yet raised in the body.
  private var closureError: LuaError?
  /// Whether the journal entries that an expectation has seen by value are noted.
  let isExhaustive: Bool
  /// The journal entries that an expectation has seen by value.
  var seen: Set<SeenEntry> = []
  /// How many entries of the journal were forgotten, by block and list.
  var forgotten: [Int: [JournalList: Int]] = [:]

  init(number: Int64, interpreter: Interpreter, isExhaustive: Bool, watcher: Watcher? = nil, replay: Replay? = nil) {
    self.number = number
    self.interpreter = interpreter
    limits = interpreter.limits
    self.isExhaustive = isExhaustive
    self.watcher = watcher
    self.replay = replay
    output = Output(limit: limits.output)
    world = World(timeline: interpreter.timeline)
    expectations.reserveCapacity(8)
  }

  // MARK: Failing

  /// Notes an unmet expectation and makes what ends the scenario.
  func fail(_ report: FailureReport, _ stack: LuaStack) -> LuaRaise {
    var report = report
    if report.place == nil { report.place = interpreter.place(stack) }
    if report.place?.file != interpreter.file { report.traceback = stack.traceback().lines }
    note(report, outcome: .failed)
    failureMessages.append(report.message)
    return .object(interpreter.classes.failure, Int64(failureMessages.count - 1))
  }

  /// What a word raises because of how a block is, which is no mistake of the script: a scenario that ends so has failed.
  func unmet(_ message: String) -> LuaRaise {
    unmet = message
    return .message(message)
  }

  /// Whether the error was raised because of how a block is, or by the script itself, with `error` or `assert`.
  private func isUnmet(_ error: LuaError) -> Bool {
    error.isRaisedByScript || unmet.map { error.message.hasSuffix($0) } == true
  }

  /// Notes what went wrong, with what happened before it and what is on the screen; the first counts.
  func note(_ report: FailureReport, outcome: ScenarioResult.Outcome) {
    guard failure == nil else { return }
    var report = report
    report.time = world.now.words
    let timeline = TimelineWords(world.timeline)
    report.events = timeline.lines(last: 16)
    replay?.fail(look)
    if outcome == .failed {
      let reasons = Reasons(self, timeline: timeline).reasons(for: look, line: report.place?.text ?? "")
      report.reasons = reasons.map(\.sentence)
      report.remedy = reasons.lazy.compactMap(\.remedy).first
    }
    report.screens = blocks.indices.suffix(FailureReport.mostScreens).map(shown)
    failure = (report, outcome)
  }

  /// The screen of a block, by its place in the order of opening.
  private func shown(_ index: Int) -> FailureReport.Shown {
    let outline = blocks[index].host.screen.outline
    return FailureReport.Shown(
      title: blocks.count == 1 ? "The screen" : "The screen of block \(index + 1), \(blocks[index].name)",
      outline: outline.isEmpty ? ["(nothing: the host has taken the block away)"] : outline.lines
    )
  }

  /// An expectation that was never compared has shown nothing, which is a mistake of the script.
  func noteUncompared() {
    guard let expectation = expectations.first(where: { !$0.isCompared }) else { return }
    var report = FailureReport(
      message: "this expect(…) was never compared; say what is expected, as in expect(value):equals(3)"
    )
    report.place = expectation.line.map { interpreter.place($0.source, $0.line) }
    note(report, outcome: .error)
  }

  /// Notes a mistake of the script as Lua has told it.
  func note(_ error: LuaError, inClosure: Bool = false) {
    // What an expectation has raised was noted when it was made; that of another scenario says nothing of this one.
    if let value = error.value, value.objectClass == interpreter.classes.failure, failure != nil { return }
    isOutOfTime = isOutOfTime || error.kind == .timeLimit
    var report = FailureReport(error, interpreter: interpreter)
    if inClosure, error.isRaisedByScript, report.place?.text?.contains("error(") == true {
      report.message += "; error(…) is a mistake of the scenario, and a server that fails calls throw(…)"
    }
    note(report, outcome: !inClosure && isUnmet(error) ? .failed : .error)
  }

  /// A closure has done what it must not: the scenario ends as if it had raised an error.
  func closureFailed(_ message: String, given place: FailureReport.Place?) {
    var report = FailureReport(message: message)
    report.place = place
    note(report, outcome: .error)
    stop(LuaError(kind: .runtime, message: message))
  }

  /// A closure has failed: the scenario ends at the next word that lets time pass or acts.
  func closureFailed(_ error: LuaError) {
    note(error, inClosure: true)
    stop(error)
  }

  private func stop(_ error: LuaError) {
    guard closureError == nil else { return }
    closureError = error
    isUnbroken = false
  }

  // MARK: Time

  /// Whether no closure has failed, so that what is due may happen; asked at each step, where looking at the error
  /// itself would copy it.
  private var isUnbroken = true

  /// As `isUnbroken`, and whether the scenario keeps to its limits.
  private var goesOn: Bool {
    isUnbroken && world.clock.pendingCount <= limits.waits && world.entryCount <= limits.entries
  }

  /// Goes on to that moment, doing all that is due.
  func advance(to moment: Instant) throws(LuaRaise) {
    if let watcher {
      advance(to: moment, watchedBy: watcher) { goesOn }
    } else if let replay {
      while goesOn, let due = world.clock.nextDue, due <= moment {
        world.clock.advance(to: due) { goesOn }
        replay.noteDue(at: due, self)
      }
      world.clock.advance(to: moment) { goesOn }
    } else {
      world.clock.advance(to: moment) { goesOn }
    }
    try raiseClosureError()
  }

  /// Does all that is due at this moment; nothing inside a closure, where time stands still.
  func finishMoment() throws(LuaRaise) {
    guard runningClosure == nil else { return }
    world.finishMoment { goesOn }
    try raiseClosureError()
  }

  private func raiseClosureError() throws(LuaRaise) {
    if goesOn { return }
    if let error = closureError {
      closureError = nil
      isUnbroken = true
      throw .error(error)
    }
    if world.clock.pendingCount > limits.waits {
      throw .message(
        "the scenario has more than \(limits.waits) things waiting on the clock at once; --waits NUMBER raises the limit"
      )
    }
    throw .message("the journals got more than \(limits.entries) entries in all; --entries NUMBER raises the limit")
  }

  /// A mistake when the word is used in a closure, where only `sleep` waits.
  func requireBody(_ word: String) throws(LuaRaise) {
    guard !isAsking else {
      throw .message(
        "\(word) can't be used in the condition of waitUntil or eventually, which let time pass themselves"
      )
    }
    guard runningClosure == nil else {
      throw .message("\(word) is for a scenario's body; inside a closure, wait with sleep(seconds)")
    }
  }

  // MARK: Objects

  /// The id of the object at that place of its list.
  func id(_ index: Int) -> Int64 { number << 32 | Int64(index) }

  /// The place of the object in its list; a mistake when it is of an earlier scenario.
  func index(_ id: Int64, _ what: String) throws(LuaRaise) -> Int {
    guard id >> 32 == number else {
      throw .message("this \(what) belongs to another scenario; each scenario opens its own")
    }
    return Int(id & 0xFFFF_FFFF)
  }

  /// The scenario is over: what still waits or runs is dropped.
  func end() {
    world.end()
    for server in servers { server.end() }
  }
}

/// What a scenario has printed, up to a limit.
struct Output {
  /// The most that is kept, in bytes.
  let limit: Int
  private(set) var text = ""
  private var isCut = false

  init(limit: Int) {
    self.limit = limit
  }

  mutating func append(_ line: String) {
    guard !isCut else { return }
    guard text.utf8.count + line.utf8.count < limit else {
      isCut = true
      text += "(output of more than \(limit >> 20) MiB is cut here; --printed MIB raises the limit)\n"
      return
    }
    text += line + "\n"
  }
}

extension String {
  /// The text's lines.
  var lines: [String] {
    split(separator: "\n").map(String.init)
  }
}
