import Testing

@testable import Blocks

/// Random walks: 100,000 events, and what must hold after each of them.
struct ProfileSetupRandomTests {
  @Test("Whatever happens in Profile Setup, its rules hold", arguments: 1...10)
  func walk(seed: Int) throws {
    var walk = ProfileSetupWalk(seed: seed)
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
    #expect(walk.seen.isSuperset(of: ProfileSetupWalk.Sight.allCases), "not seen: \(walk.missing)")
  }
}

struct ProfileSetupWalk {
  typealias Event = ProfileSetup.Event

  /// What a walk should have come by.
  enum Sight: CaseIterable {
    case saved, failed, refused, taken, available, checkFailed, photoSaved, staleAnswer, savedAfterLeaving, skipped
    case birthdaySaved, overtaken
  }

  private(set) var block = ProfileSetup()
  private(set) var trail: [Event] = []
  private(set) var seen: Set<Sight> = []
  private var random: SplitMix64
  private var ledger = Ledger<ProfileSetup.Request>()
  private var photoCount = 0
  private var stepsAfterLeaving = 0

  var missing: [Sight] { Sight.allCases.filter { !seen.contains($0) } }

  init(seed: Int) {
    random = SplitMix64(seed: seed)
    startAnew()
  }

  private mutating func startAnew() {
    var configuration = ProfileSetup.Configuration()
    configuration.name = random.pick(["", "Maya\nChen", "\u{3164}"])
    configuration.roles = random.pick([[], ["Designer", "Writer"]])
    configuration.asksBirthday = random.chance(80)
    configuration.checksUsername = random.chance(90)
    configuration.offersSkip = random.chance(80)
    block = ProfileSetup(configuration)
    ledger = Ledger()
    stepsAfterLeaving = 0
    trail = []
  }
}

// MARK: - What happens

extension ProfileSetupWalk {
  mutating func nextEvent() -> Event {
    if block.phase == .left {
      stepsAfterLeaving += 1
      if stepsAfterLeaving > 25 { startAnew() }
    }
    if random.chance(35), let answer = nextAnswer() { return answer }
    if random.chance(5), let answer = staleAnswer() { return answer }
    return nextAct()
  }

  private mutating func nextAnswer() -> Event? {
    if random.chance(50), let wait = ledger.liveWait(&random) { return .waitEnded(wait) }
    return ledger.liveRequest(&random).map { answer($0.number, $0.request) }
  }

  private mutating func staleAnswer() -> Event? {
    if random.chance(50), !ledger.overWaits.isEmpty { return .waitEnded(random.pick(ledger.overWaits)) }
    guard !ledger.overRequests.isEmpty else { return nil }
    let over = random.pick(ledger.overRequests)
    return answer(over.number, over.request)
  }

  private mutating func answer(_ number: RequestNumber, _ request: ProfileSetup.Request) -> Event {
    let failure = random.pick([Failure.cancelled, .described("No line."), .described(""), .described(nil)])
    switch request {
    case .checkUsername:
      return random.chance(70)
        ? .usernameChecked(number, isFree: random.chance(60)) : .usernameCheckFailed(number, failure)
    case .loadPhoto(let item):
      let photo = Photo(width: item.number, height: 1, jpeg: [])
      return random.chance(70) ? .photoLoaded(number, photo) : .photoUnreadable(number)
    case .save, .skip: return random.chance(60) ? .saveReturned(number) : .saveFailed(number, failure)
    }
  }

  private mutating func nextAct() -> Event {
    let field = random.pick([ProfileSetup.Field.name, .username, .username])
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: return .textChanged(field, text(field))
    case 30..<35: return .composed(field, random.pick(["", "ち", "x"]))
    case 35..<39: return .compositionCommitted(field, random.pick([nil, "Z", "治"]))
    case 39..<44: return .focusChanged(random.pick([.name, .username, nil]))
    case 44..<50: return .returnPressed
    case 50..<56: return .colourTapped(random.pick(AvatarColour.allCases))
    case 56..<57: return .photoPickerOpened
    case 57..<62:
      photoCount += 1
      return .photoPicked(PhotoItem(number: photoCount))
    case 62..<65: return .photoRemoveTapped
    case 65..<69: return .roleChosen(random.pick([nil, "Designer", "Writer", "Nobody"]))
    case 69..<73: return .birthdayAddTapped(today: .testToday)
    case 73..<77:
      let day = CalendarDay.earliestBirthday.adding(days: Int.random(in: 0..<50_000, using: &random))
      return .birthdayChanged(day, today: .testToday)
    case 77..<79: return .birthdayClearTapped
    case 79..<98: return .continueTapped
    case 98..<99: return .skipTapped
    default: return .left
    }
  }

  private mutating func text(_ field: ProfileSetup.Field) -> String {
    field == .name
      ? random.pick(["", " ", "Maya", " Maya Chen ", "\u{200B}", "👩🏽‍🎨 Ñandú", "Maya\r\nChen", "..."])
      : random.pick(["", "ma", "may", "maya", "MAYA", "maya!", "ma\u{301}ya", "maya.c", "m a y a"])
  }
}

// MARK: - What must hold

extension ProfileSetupWalk {
  mutating func receive(_ event: Event) throws(Violation) {
    let before = block
    let effects = block.receive(event)
    trail.append(event)
    let isStale = event.answered.map { !ledger.end($0) } ?? false
    try ledger.note(effects) { if case .skip = $0 { false } else { true } }

    if isStale {
      seen.insert(.staleAnswer)
      try require(effects.isEmpty && block == before, "a stale answer changed something")
    }
    if event.isOfPerson, before.phase != .resting {
      try require(effects.isEmpty && block == before, "a person did something while \(before.phase)")
    }
    try checkPhase(from: before.phase, to: block.phase)
    try checkLive()
    try checkTexts()
    try checkWords(event, effects, before)
    for request in effects.requests() { try check(request, before) }
    if !before.button.isPresent { try require(effects.moved().isEmpty, "something moves that is not there") }
    if block != before {
      let screen = block.screen(in: Environment(today: .testToday))
      try checkScreen(screen, isPresent: block.button.isPresent, phase: block.phase)
    }
    note(event, effects, before)
  }

  private func checkLive() throws(Violation) {
    let typing = ledger.waits.values.count { $0 == Username.typingPause }
    let holds = ledger.waits.values.count { $0 == ContinueButton.doneHold }
    var (checks, loads, saves) = (0, 0, 0)
    for request in ledger.requests.values {
      switch request {
      case .checkUsername(let username):
        checks += 1
        try require(username == block.username.text, "the check asks about another username")
      case .loadPhoto: loads += 1
      case .save: saves += 1
      case .skip: break
      }
    }
    try require(typing + holds == ledger.waits.count, "there is a wait of another length")
    try require(typing + checks <= 1, "\(typing) pauses and \(checks) checks are live")
    try require((typing == 1) == (block.availability == .waiting), "a pause is live exactly while waiting")
    try require((checks == 1) == (block.availability == .checking), "a check is live exactly while checking")
    try require(loads <= 1, "\(loads) photos load")
    try require(saves <= 1, "\(saves) saves run")
    try require((holds == 1) == (block.phase == .done), "the hold is live exactly while done is shown")
    if block.phase == .working {
      try require(saves + loads == 1, "working waits for the save or for the photo")
    } else if block.phase != .left {
      try require(saves == 0, "a save runs while \(block.phase)")
    }
  }

  private func checkTexts() throws(Violation) {
    let username = block.username.text
    try require(Username.kept(from: username) == username, "the username is \(username)")
    try require(!block.name.text.contains(where: \.isNewline), "the name has a line break")
    try require(block.initials.count <= 2, "the initials are \(block.initials)")
    if DisplayName.isEmpty(block.name.text) { try require(block.avatar != .initials, "nothing has initials") }
    if username.count < 3 || !block.configuration.checksUsername {
      try require(block.availability == .unchecked, "\(username) is \(block.availability)")
    }
  }

  /// Only what the rules name is said and felt (CB-E1).
  private func checkWords(
    _ event: Event,
    _ effects: [Effect<ProfileSetup.Request>],
    _ before: ProfileSetup
  ) throws(Violation) {
    let said = effects.said()
    let felt = effects.felt()
    switch event {
    case .usernameChecked(_, isFree: false) where !said.isEmpty:
      try require(said == ["@\(before.username.text) is taken"] && felt.isEmpty, "said \(said), felt \(felt)")
    case .continueTapped where !said.isEmpty, .returnPressed where !said.isEmpty:
      let words = [block.nameRefusalWords, block.usernameRefusalWords].compactMap(\.self)
      try require(said == [words.map { $0 + "." }.joined(separator: " ")], "said \(said)")
      try require(felt == [.warning] && block.phase == .resting, "felt \(felt)")
    case .colourTapped where block != before:
      try require(said.isEmpty && felt == [.selection], "said \(said), felt \(felt)")
    case .photoUnreadable where !said.isEmpty:
      try require(said == [ProfileSetup.unreadablePhotoWords], "said \(said)")
      try require(felt == (before.savesOncePhotoIsIn ? [.error] : []), "felt \(felt)")
    case .saveReturned where !said.isEmpty:
      try require(said == ["Profile saved"] && felt == [.success], "said \(said), felt \(felt)")
    case .saveFailed(_, .described(let words)) where !said.isEmpty:
      let shown = words == "No line." ? "No line." : "Couldn't save your profile. Try again."
      try require(said == [shown] && felt == [.error], "said \(said), felt \(felt)")
    default: try require(said.isEmpty && felt.isEmpty, "said \(said), felt \(felt)")
    }
  }

  private func check(_ request: ProfileSetup.Request, _ before: ProfileSetup) throws(Violation) {
    switch request {
    case .save(let profile):
      try require(!DisplayName.isEmpty(profile.name), "the name is empty (PS-S1)")
      try require(profile.name.utf8.elementsEqual(DisplayName.trimmed(block.name.text).utf8), "the name is another")
      try require(profile.username.count >= 3 && profile.username == block.username.text, "the username is another")
      try require(block.availability != .taken, "the username is taken")
      try require(profile.photo == block.photo && profile.colour == block.colour, "the photo or colour is another")
      try require(profile.role == block.role && profile.birthday == block.birthday, "the role or day is another")
      try require(profile.role.map(block.configuration.roles.contains) ?? true, "the role is not offered")
      if let day = profile.birthday {
        try require(block.configuration.asksBirthday, "no birthday was asked for")
        try require(ProfileSetup.birthdays(today: .testToday).contains(day), "nobody was born on \(day.isoText)")
      }
      try require(block.focus == nil, "a field has focus (PS-S5)")
    case .skip: try require(block.configuration.offersSkip && block.phase == .left, "Skip is not offered")
    case .checkUsername(let username):
      try require(username.count >= 3 && before.availability == .waiting, "the check did not wait")
    case .loadPhoto(let item): try require(item.number == photoCount, "an older photo is loaded")
    }
  }

  private mutating func note(_ event: Event, _ effects: [Effect<ProfileSetup.Request>], _ before: ProfileSetup) {
    if before.phase == .working, block.phase == .done { seen.insert(.saved) }
    if before.button.message == nil, block.button.message != nil { seen.insert(.failed) }
    if effects.felt() == [.warning] { seen.insert(.refused) }
    if before.availability == .checking {
      switch block.availability {
      case .taken: seen.insert(.taken)
      case .available: seen.insert(.available)
      case .failed: seen.insert(.checkFailed)
      case .waiting: seen.insert(.overtaken)
      case .checking, .unchecked: break
      }
    }
    if before.phase == .left, !effects.said().isEmpty { seen.insert(.savedAfterLeaving) }
    if effects.requests() == [.skip] { seen.insert(.skipped) }
    for case .save(let profile) in effects.requests() {
      if profile.photo != nil { seen.insert(.photoSaved) }
      if profile.birthday != nil { seen.insert(.birthdaySaved) }
    }
  }
}

extension ProfileSetup.Event {
  /// The number that an answer bears.
  fileprivate var answered: RequestNumber? {
    switch self {
    case .waitEnded(let number), .usernameChecked(let number, _), .usernameCheckFailed(let number, _),
      .photoLoaded(let number, _), .photoUnreadable(let number), .saveReturned(let number), .saveFailed(let number, _):
      number
    default: nil
    }
  }
}
