import Blocks
import LuaRuntime
import Simulation

/// Notes what a scenario does when it is run again, and shifts its time at one step, to see what would be then.
///
/// A step is an act, or a word that lets time pass; what the script looks at after it, it sees at the moment at which the
/// step has ended.
final class Replay {
  /// At which moment the scenario goes on after a step: a pause can end earlier, and more time can pass after any step.
  struct TimeShift: Hashable {
    var step: Int
    var moment: Instant
  }

  /// An expectation that was compared.
  struct Check {
    /// How many steps had been done.
    var step: Int
    /// When it was.
    var moment: Instant
    /// The line of the script's file, or nil when it stands in another.
    var line: Int?
    var holds: Bool
  }

  let shift: TimeShift?
  /// How many steps were done.
  private(set) var steps = 0
  /// The expectations in their order.
  private(set) var checks: [Check] = []
  /// By the steps that were pauses: when they began, and when something was due in them.
  private(set) var moments: [Int: [Instant]] = [:]
  private var isPausing = false
  /// By steps: when something was due next after them.
  private(set) var next: [Int: Instant] = [:]
  /// What a word has given up that would have come true.
  private(set) var givenUp: GivenUp?
  /// What the elements of each block were called, by what they were called.
  private(set) var names: [[String: Name]] = []

  /// What the script had looked at last when it failed.
  private(set) var failedLook: Look?
  /// By steps: when they ended.
  private(set) var ends: [Int: Instant] = [:]
  /// When the scenario ended.
  private(set) var end = Instant.start
  /// How many instructions it took.
  private(set) var instructions = 0

  /// What an element was called.
  struct Name {
    /// The element's id.
    var element: String
    /// Until when it was called so, and what ended that; nil when it still is.
    var until: (moment: Instant, cause: String)?
  }

  /// What `eventually` or `waitUntil` has given up.
  struct GivenUp {
    var word: String
    /// Since when it was awaited.
    var began: Instant
    /// When it was given up.
    var ended: Instant
    /// When it would have come true.
    var cameTrue: Instant
  }

  init(shift: TimeShift? = nil) {
    self.shift = shift
  }

  /// Whether nothing more is to be seen of the scenario: its time was shifted, and it has done its next step.
  private var isOver: Bool { shift.map { steps > $0.step } ?? false }

  /// The scenario lets time pass until that moment, or until that at which its time is shifted.
  func pause(_ session: Session, until end: Instant) throws(LuaRaise) {
    var end = end
    if let shift, shift.step == steps + 1 { end = min(end, shift.moment) }
    moments[steps + 1] = [session.world.now]
    isPausing = true
    defer { isPausing = false }
    try session.advance(to: end)
  }

  /// Something was due at that moment, and was done.
  func noteDue(at moment: Instant, _ session: Session) {
    if isPausing, moments[steps + 1]?.last != moment { moments[steps + 1]?.append(moment) }
    note(session)
  }

  /// A step is done.
  func step(_ session: Session) throws(LuaRaise) {
    steps += 1
    if isOver { throw .message("the replay is over") }
    if let shift, shift.step == steps, session.world.now < shift.moment { try session.advance(to: shift.moment) }
    ends[steps] = session.world.now
    next[steps] = session.world.clock.nextDue
    note(session)
  }

  /// Goes on until what a word has given up comes true, and notes when.
  func await(
    _ word: String,
    since began: Instant,
    _ session: Session,
    _ condition: () throws(LuaRaise) -> Bool
  ) throws(LuaRaise) {
    guard shift == nil, givenUp == nil else { return }
    let ended = session.world.now
    guard try session.goOn(within: Replays.horizon, until: condition) else { return }
    givenUp = GivenUp(word: word, began: began, ended: ended, cameTrue: session.world.now)
  }

  /// Notes an expectation; whether the scenario goes on even if it does not hold.
  func note(_ check: Check) throws(LuaRaise) -> Bool {
    if isOver { throw .message("the replay is over") }
    checks.append(check)
    return shift.map { steps >= $0.step } ?? false
  }

  /// Whether the scenario has asked what time it is, so that what it sees can change at any moment.
  private(set) var asksForTime = false

  /// Notes that the scenario asks what time it is.
  func noteTime() { asksForTime = true }

  /// Whether the expectation at that place holds here too; no when another run came to other ones before it.
  func holds(_ place: Int, as other: Replay) -> Bool {
    isSame(place, as: other) && checks[place].holds
  }

  /// Whether the expectation at that place is the same as in another run: the same lines were come to until then.
  func isSame(_ place: Int, as other: Replay) -> Bool {
    checks.count > place && other.checks.count > place
      && checks[...place].elementsEqual(other.checks[...place]) { $0.line == $1.line }
  }

  /// Notes that something went wrong.
  func fail(_ look: Look?) {
    failedLook = failedLook ?? look
  }

  /// Notes that the scenario has ended.
  func finish(at moment: Instant, instructions: Int) {
    end = moment
    self.instructions = instructions
  }

  /// Notes what the elements are called now.
  private func note(_ session: Session) {
    guard shift == nil else { return }
    for (block, opened) in session.blocks.enumerated() {
      if names.count == block { names.append([:]) }
      var now: [String: String] = [:]
      for element in opened.host.screen.elements {
        for name in [element.label, element.id] where !name.isEmpty { now[name] = element.id }
      }
      let gone = names[block].filter { $0.value.until == nil && now[$0.key] == nil }
      if !gone.isEmpty {
        let cause = TimelineWords(session.world.timeline).lastCause
        for name in gone.keys { names[block][name]?.until = (session.world.now, cause) }
      }
      for (name, element) in now { names[block][name] = Name(element: element) }
    }
  }
}

extension Session {
  /// A step of the scenario is done: what it looks at from now on, it looks at afresh.
  func stepped() throws(LuaRaise) {
    look = nil
    guard let replay, runningClosure == nil else { return }
    try replay.step(self)
  }
}
