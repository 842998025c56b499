import Blocks
import Measuring

extension Figure {
  /// Events that the bare core takes: Profile Setup from the first key of the username until the save's check is gone.
  static func profileEvents() -> Figure {
    var configuration = ProfileSetup.Configuration()
    configuration.name = "Maya Chen"
    configuration.checksUsername = true
    var walk = Walk(ProfileSetup(configuration))
    let username = "mayachen"
    for key in username.indices { walk.take(.textChanged(.username, String(username[...key]))) }
    walk.take { .waitEnded($0) }
    walk.take { .usernameChecked($0, isFree: true) }
    walk.take(.continueTapped)
    walk.take { .saveReturned($0) }
    walk.take { .waitEnded($0) }
    return events("Profile Setup: events through the bare core", walk)
  }

  /// Events that the bare core takes: Interests Picker from the first pick until the save's check is gone.
  static func interestsEvents() -> Figure {
    var walk = Walk(InterestsPicker())
    for topic in ["music", "yoga", "science"] { walk.take(.topicTapped(topic)) }
    walk.take(.focusChanged(true))
    for query in ["r", "ru", "run"] { walk.take(.queryChanged(query)) }
    walk.take(.continueTapped)
    walk.take { .saveReturned($0) }
    walk.take { .waitEnded($0) }
    return events("Interests Picker: events through the bare core", walk)
  }

  private static func events<Driven: Block>(_ name: String, _ walk: Walk<Driven>) -> Figure {
    Figure(name, in: .perSecond, .atLeast(5_000_000)) {
      let rounds = 100_000
      var effects: [Effect<Driven.Request>] = []
      let time = seconds {
        for _ in 0..<rounds {
          var block = walk.opened
          for event in walk.events {
            effects.removeAll(keepingCapacity: true)
            block.receive(event, effects: &effects)
          }
          precondition(block.phase == .resting)
        }
      }
      return Double(rounds * walk.events.count) / time
    }
  }
}

/// What happens to a block, taken down with the numbers that it gives, which are the same each time.
private struct Walk<Driven: Block> {
  let opened: Driven
  private(set) var events: [Driven.Event] = []
  private var block: Driven
  private var effects: [Effect<Driven.Request>] = []

  init(_ opened: Driven) {
    self.opened = opened
    block = opened
  }

  mutating func take(_ event: Driven.Event) {
    events.append(event)
    effects = block.receive(event)
  }

  /// The block takes the answer to the wait or request that it has just asked for.
  mutating func take(_ answer: (RequestNumber) -> Driven.Event) {
    for effect in effects {
      switch effect {
      case .wait(let number, _), .start(let number, _): return take(answer(number))
      default: continue
      }
    }
    preconditionFailure("nothing is to be answered")
  }
}
