public import Blocks

/// What the blocks of a scenario share: the clock, the environment, and one queue for what happens.
public final class World {
  /// The day on which a scenario begins, unless it says otherwise.
  public static let firstDay = CalendarDay(year: 2026, month: 1, day: 15) ?? .suggestedBirthday

  /// The clock.
  public let clock = VirtualClock()
  /// What happened, for the story of a failure.
  public let timeline: Timeline

  private var settings = Environment(today: World.firstDay)
  private var todayIsSince = Instant.start
  private var runners: [EffectRunner] = []
  private var queue: [() -> Void] = []
  private var isHandling = false
  /// How many entries the journals of all blocks have got.
  public internal(set) var entryCount = 0
  /// Grows with each change of the environment.
  private(set) var revision = 0

  /// A world at the start of time, with an empty story.
  public init(timeline: Timeline = Timeline()) {
    self.timeline = timeline
  }

  /// The moment it is.
  public var now: Instant { clock.now }

  /// What the person has set, and today: the day goes on with the clock.
  public var environment: Environment {
    get {
      var environment = settings
      let days = (now.nanoseconds - todayIsSince.nanoseconds) / 86_400_000_000_000
      if days > 0 { environment.today = settings.today.adding(days: Int(days)) }
      return environment
    }
    set {
      let keepsToday = newValue.today == environment.today
      let today = settings.today
      settings = newValue
      if keepsToday { settings.today = today } else { todayIsSince = now }
      revision += 1
    }
  }

  /// Does the work now or, when something is being handled, after that.
  public func perform(_ work: @escaping () -> Void) {
    guard beginHandling() else { return enqueue(work) }
    work()
    endHandling()
  }

  /// Whether what happens can be handled now; `endHandling` is to follow, and if not, it has to be queued.
  func beginHandling() -> Bool {
    guard !isHandling else { return false }
    isHandling = true
    return true
  }

  func enqueue(_ work: @escaping () -> Void) {
    queue.append(work)
  }

  /// Handles what was queued meanwhile.
  func endHandling() {
    var next = 0
    while next < queue.count {
      queue[next]()
      next += 1
    }
    queue.removeAll(keepingCapacity: true)
    isHandling = false
  }

  /// Does all that is due at this moment.
  public func finishMoment(while goesOn: () -> Bool = { true }) {
    clock.advance(to: now, while: goesOn)
  }

  /// How many blocks were opened.
  var blockCount: Int { runners.count }

  func add(_ runner: EffectRunner) {
    runners.append(runner)
  }

  /// What still waits or runs in any block, in words; calls that a block has cancelled are not waited for.
  public var stillPending: [String] {
    runners.flatMap(\.stillPending)
  }

  /// The scenario is over: what still waits or runs is dropped.
  public func end() {
    clock.removeAll()
    for runner in runners { runner.end() }
    runners = []
    queue = []
    timeline.removeAll()
  }
}
