import Testing

@testable import Blocks

/// Random walks: 100,000 events, and what must hold after each of them.
struct InterestsPickerRandomTests {
  @Test("Whatever happens in Interests Picker, its rules hold", arguments: 1...10)
  func walk(seed: Int) throws {
    var walk = InterestsPickerWalk(seed: seed)
    for step in 1...10_000 {
      let event = walk.nextEvent()
      do {
        try walk.receive(event)
      } catch {
        Issue.record("Seed \(seed), step \(step), \(event): \(error)\nBefore it: \(walk.trail.suffix(12))")
        return
      }
    }
    // A walk that never gets anywhere proves nothing.
    #expect(walk.seen.isSuperset(of: InterestsPickerWalk.Sight.allCases), "not seen: \(walk.missing)")
  }
}

struct InterestsPickerWalk {
  typealias Event = InterestsPicker.Event
  typealias Category = InterestsPicker.Category

  /// What a walk should have come by.
  enum Sight: CaseIterable {
    case saved, failed, full, tooMany, lockedTap, savedAtMinimumOnOffer, savedWhileLoading, staleAnswer
    case savedAfterLeaving, skipped, wrote, keptUnknown
  }

  private(set) var block = InterestsPicker()
  private(set) var trail: [Event] = []
  private(set) var seen: Set<Sight> = []
  private var random: SplitMix64
  private var ledger = Ledger<InterestsPicker.Request>()
  private var stepsAfterLeaving = 0

  private static let offers: [[Category]?] = [
    nil, [],
    [.named("one", ["a", "b"])],
    [.named("one", ["a", "b", "c"]), .named("none", []), .named("two", ["c", "d", "e"])],
    [.named("two", ["e", "d", "c", "f"]), .named("one", ["b", "a", "g", "h"])],
  ]
  private static let ids = ["a", "b", "c", "d", "e", "f", "g", "h", "unknown"]

  var missing: [Sight] { Sight.allCases.filter { !seen.contains($0) } }

  init(seed: Int) {
    random = SplitMix64(seed: seed)
    startAnew()
  }

  private mutating func startAnew() {
    var configuration = InterestsPicker.Configuration()
    configuration.categories = random.pick(Self.offers)
    configuration.selection = random.chance(60) ? someIDs() : nil
    configuration.limits = PickLimits(
      minimum: random.pick([nil, 0, 1, 2, 3, 5]),
      maximum: random.pick([nil, nil, 0, 1, 2, 3, 4])
    )
    configuration.offersSkip = random.chance(80)
    block = InterestsPicker(configuration)
    ledger = Ledger()
    stepsAfterLeaving = 0
    trail = []
  }

  private mutating func someIDs() -> [String] {
    let ids = Self.ids.shuffled(using: &random)
    return Array(ids.prefix(Int.random(in: 0...ids.count, using: &random)))
  }
}

// MARK: - What happens

extension InterestsPickerWalk {
  mutating func nextEvent() -> Event {
    if block.phase == .left {
      stepsAfterLeaving += 1
      if stepsAfterLeaving > 25 { startAnew() }
    }
    if random.chance(25), let answer = nextAnswer() { return answer }
    if random.chance(5), let answer = staleAnswer() { return answer }
    return nextAct()
  }

  private mutating func nextAnswer() -> Event? {
    if let wait = ledger.liveWait(&random) { return .waitEnded(wait) }
    return ledger.liveRequest(&random).map { answer($0.number) }
  }

  private mutating func staleAnswer() -> Event? {
    if random.chance(50), !ledger.overWaits.isEmpty { return .waitEnded(random.pick(ledger.overWaits)) }
    guard !ledger.overRequests.isEmpty else { return nil }
    return answer(random.pick(ledger.overRequests).number)
  }

  private mutating func answer(_ number: RequestNumber) -> Event {
    let failure = random.pick([Failure.cancelled, .described("No line."), .described(""), .described(nil)])
    return random.chance(60) ? .saveReturned(number) : .saveFailed(number, failure)
  }

  private mutating func nextAct() -> Event {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<45: return .topicTapped(random.pick(Self.ids))
    case 45..<52: return .queryChanged(random.pick(["", "a", "one", "TWO", "zzz", " "]))
    case 52..<54: return .queryComposed(random.pick(["", "a"]))
    case 54..<56: return .queryCommitted(random.pick([nil, "b"]))
    case 56..<58: return .queryClearTapped
    case 58..<61: return .focusChanged(random.chance(60))
    case 61..<63: return .returnPressed
    case 63..<68: return .categoriesChanged(random.pick(Self.offers))
    case 68..<73: return .selectionChanged(someIDs())
    case 73..<97: return .continueTapped
    case 97..<98: return .skipTapped
    case 98..<99: return .left
    default: return .topicTapped("unknown")
    }
  }
}

// MARK: - What must hold

extension InterestsPickerWalk {
  mutating func receive(_ event: Event) throws(Violation) {
    let before = block
    let effects = block.receive(event)
    trail.append(event)
    let isStale = event.answered.map { !ledger.end($0) } ?? false
    try ledger.note(effects) { if case .save = $0 { true } else { false } }

    if isStale {
      seen.insert(.staleAnswer)
      try require(effects.isEmpty && block == before, "a stale answer changed something")
    }
    if event.isOfPerson, before.phase != .resting {
      try require(effects.isEmpty && block == before, "a person did something while \(before.phase)")
    }
    try checkPhase(from: before.phase, to: block.phase)
    try checkLive()
    try checkPicks(event, effects, before)
    try checkWords(event, effects, before)
    for request in effects.requests() { try check(request, before) }
    try checkMotions(event, effects.moved())
    if !before.button.isPresent { try require(effects.moved().isEmpty, "something moves that is not there") }
    if block != before {
      let screen = block.screen(in: Environment(today: .testToday))
      try checkScreen(screen, isPresent: block.button.isPresent, phase: block.phase)
      try checkLocks(screen)
    }
    note(event, effects, before)
  }

  private func checkLive() throws(Violation) {
    try require(ledger.waits.values.allSatisfy { $0 == ContinueButton.doneHold }, "there is a wait of another length")
    try require((ledger.waits.count == 1) == (block.phase == .done), "the hold is live exactly while done is shown")
    if block.phase != .left {
      try require((ledger.requests.count == 1) == (block.phase == .working), "a save runs exactly while working")
    }
  }

  /// Picks change by a tap on what is not locked, and by the host (IP-C2, IP-X1, IP-S1, IP-S2).
  private func checkPicks(
    _ event: Event,
    _ effects: [Effect<InterestsPicker.Request>],
    _ before: InterestsPicker
  ) throws(Violation) {
    let changed = block.picks.members.symmetricDifference(before.picks.members)
    try require(block.picks.ids.count == block.picks.members.count, "an id is picked twice")
    try require(block.count == block.picked.count, "the count is \(block.count), picked are \(block.picked)")
    switch event {
    case .topicTapped(let id):
      let isOffered = before.catalogue?.offers(id) ?? false
      let isFree = before.phase == .resting && isOffered && !before.locked.contains(id)
      try require(changed == (isFree ? [id] : []), "a tap on \(id) changed \(changed)")
      if !isFree { try require(effects.isEmpty && block == before, "a tap on nothing did something") }
      let written = InterestsPicker.Request.writeSelection(block.selection)
      try require(effects.requests() == (isFree && block.isBound ? [written] : []), "wrote \(effects.requests())")
    case .selectionChanged(let ids):
      try require(
        block.picks.members == (block.isBound ? Set(ids) : before.picks.members),
        "another set than the host's"
      )
    default: try require(changed.isEmpty, "changed \(changed)")
    }
  }

  /// Only what the rules name is said and felt (IP-A2, CB-E1).
  private func checkWords(
    _ event: Event,
    _ effects: [Effect<InterestsPicker.Request>],
    _ before: InterestsPicker
  ) throws(Violation) {
    let said = effects.said()
    let felt = effects.felt()
    switch event {
    case .topicTapped where block != before:
      try require(said.isEmpty && felt == [.selection], "said \(said), felt \(felt)")
    case .saveReturned where !said.isEmpty:
      try require(said == ["Interests saved"] && felt == [.success], "said \(said), felt \(felt)")
    case .saveFailed(_, .described(let words)) where !said.isEmpty:
      let shown = words == "No line." ? "No line." : "Couldn't save your interests. Try again."
      try require(said == [shown] && felt == [.error], "said \(said), felt \(felt)")
    default: try require(said.isEmpty && felt.isEmpty, "said \(said), felt \(felt)")
    }
  }

  private func check(_ request: InterestsPicker.Request, _ before: InterestsPicker) throws(Violation) {
    switch request {
    case .save(let ids):
      try require(Set(ids).count == ids.count, "an id is handed on twice")
      let most = block.givenLimits.maximum ?? .max
      try require(ids.count <= most, "\(ids.count) are more than \(most) (IP-X4)")
      if let catalogue = block.catalogue {
        let least = min(block.givenLimits.minimum, catalogue.count)
        try require(ids.count >= least, "\(ids.count) are fewer than \(least) (IP-X4)")
        try require(ids == catalogue.ids.filter(block.picks.contains), "other ids are handed on (IP-S2)")
      } else {
        try require(block.givenLimits.minimum == 0, "topics load (IP-L4)")
      }
    case .skip: try require(block.offersSkip && block.phase == .left, "Skip is not offered")
    case .writeSelection: try require(block.isBound, "there is no selection to write to")
    }
  }

  /// The press comes first, then the change, then the button (CB-M1).
  private func checkMotions(_ event: Event, _ motions: [Motion]) throws(Violation) {
    var rest = motions[...]
    if let press = event.press, !rest.isEmpty {
      try require(rest.removeFirst() == press, "the press comes later in \(motions)")
    }
    for motion in [Motion.smooth, .snappy, .standard] where rest.first == motion { rest.removeFirst() }
    try require(rest.isEmpty, "moves \(motions)")
  }

  /// What is dimmed does nothing, and nobody is ever stuck (IP-X1, IP-M4, IP-X5).
  private func checkLocks(_ screen: Screen) throws(Violation) {
    guard block.phase == .resting else { return }
    let button = screen["continue"]
    try require(button?.isEnabled == block.allowsContinue, "the button contradicts the block")
    guard let catalogue = block.catalogue else { return }
    for element in screen.elements where element.role == .chip {
      guard let id = element.id.split(separator: ".").last.map(String.init) else { continue }
      try require(element.isEnabled == !block.locked.contains(id), "\(id) contradicts the block")
      try require(element.isSelected == block.picks.contains(id), "\(id) is not as it is picked")
    }
    switch block.buttonTitle {
    case .proceed: try require(block.allowsContinue, "Continue is locked with enough picks")
    case .pickMore(let count):
      let free = catalogue.ids.count { !block.picks.contains($0) }
      try require(!block.isFull && free >= count, "\(count) more must be picked of \(free)")
    case .remove(let count): try require(block.count > count - 1 && count > 0, "\(count) must be removed")
    }
  }

  private mutating func note(
    _ event: Event,
    _ effects: [Effect<InterestsPicker.Request>],
    _ before: InterestsPicker
  ) {
    if before.phase == .working, block.phase == .done { seen.insert(.saved) }
    if before.button.message == nil, block.button.message != nil { seen.insert(.failed) }
    if block.showsLimitLine { seen.insert(.full) }
    if case .remove = block.buttonTitle { seen.insert(.tooMany) }
    if case .topicTapped(let id) = event, before.phase == .resting, before.locked.contains(id) {
      seen.insert(.lockedTap)
    }
    if before.phase == .left, !effects.said().isEmpty { seen.insert(.savedAfterLeaving) }
    for request in effects.requests() {
      switch request {
      case .skip: seen.insert(.skipped)
      case .writeSelection(let ids):
        seen.insert(.wrote)
        if ids.contains("unknown") { seen.insert(.keptUnknown) }
      case .save(let ids):
        if block.isLoading { seen.insert(.savedWhileLoading) }
        if ids.count < block.givenLimits.minimum { seen.insert(.savedAtMinimumOnOffer) }
      }
    }
  }
}

extension InterestsPicker.Event {
  /// The number that an answer bears.
  fileprivate var answered: RequestNumber? {
    switch self {
    case .waitEnded(let number), .saveReturned(let number), .saveFailed(let number, _): number
    default: nil
    }
  }
}
