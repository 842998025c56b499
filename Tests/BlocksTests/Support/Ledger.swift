import Blocks

/// A rule that a random walk has found broken.
struct Violation: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

func require(_ isKept: Bool, _ rule: @autoclosure () -> String) throws(Violation) {
  if !isKept { throw Violation(rule()) }
}

/// The numbers of a block's waits and requests: which are live, which are over.
struct Ledger<Request: Hashable & Sendable> {
  private(set) var waits: [RequestNumber: Duration] = [:]
  private(set) var requests: [RequestNumber: Request] = [:]
  private(set) var overWaits: [RequestNumber] = []
  private(set) var overRequests: [(number: RequestNumber, request: Request)] = []
  private var last: RequestNumber?

  /// Notes effects; every number is given once, and only what is live is cancelled.
  mutating func note(_ effects: [Effect<Request>], awaitsAnswer: (Request) -> Bool) throws(Violation) {
    for effect in effects {
      switch effect {
      case .wait(let number, let duration):
        try noteNew(number)
        waits[number] = duration
      case .start(let number, let request):
        try noteNew(number)
        if awaitsAnswer(request) { requests[number] = request }
      case .cancel(let number):
        try require(end(number), "\(number) is cancelled, but it is not live")
      case .announce, .haptic, .move: break
      }
    }
  }

  private mutating func noteNew(_ number: RequestNumber) throws(Violation) {
    if let last { try require(last < number, "\(number) comes after \(last)") }
    last = number
  }

  /// Ends what bears the number; false when nothing live does.
  @discardableResult
  mutating func end(_ number: RequestNumber) -> Bool {
    if waits.removeValue(forKey: number) != nil {
      overWaits.append(number)
      return true
    }
    guard let request = requests.removeValue(forKey: number) else { return false }
    overRequests.append((number, request))
    return true
  }

  /// The live wait that a random walk lets end, or nil.
  func liveWait(_ random: inout SplitMix64) -> RequestNumber? {
    waits.isEmpty ? nil : random.pick(waits.keys.sorted())
  }

  /// The live request that a random walk answers, or nil.
  func liveRequest(_ random: inout SplitMix64) -> (number: RequestNumber, request: Request)? {
    guard !requests.isEmpty else { return nil }
    let number = random.pick(requests.keys.sorted())
    return requests[number].map { (number, $0) }
  }
}

/// What holds of every screen (CB-V2, CB-K3).
func checkScreen(_ screen: Screen, isPresent: Bool, phase: ContinueButton.Phase) throws(Violation) {
  try require(screen.elements.isEmpty != isPresent, "the screen is empty exactly when the block is not there")
  let ids = screen.elements.map(\.id)
  try require(Set(ids).count == ids.count, "an id stands twice in \(ids)")
  for element in screen.elements {
    try require(
      (element.isEnabled == false) == (element.disabledBecause != nil),
      "\(element.id) is dimmed with a reason"
    )
    if phase != .resting, element.isEnabled != nil {
      try require(element.isEnabled == false, "\(element.id) is dimmed while \(phase)")
    }
  }
}

/// The ways from one phase to another that there are, but for staying where one is (CB-P, CB-K).
func checkPhase(from old: ContinueButton.Phase, to new: ContinueButton.Phase) throws(Violation) {
  switch (old, new) {
  case (.resting, .working), (.working, .done), (.working, .resting), (.done, .resting), (_, .left): break
  default: try require(old == new, "there is no way from \(old) to \(new)")
  }
}
