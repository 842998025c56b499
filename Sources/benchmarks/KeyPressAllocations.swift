import Blocks
import CAllocations
import Measuring

extension Figure {
  /// How often memory is asked for by a key press in the username, once typing has begun.
  static func usernameAllocations() -> Figure {
    var configuration = ProfileSetup.Configuration()
    configuration.checksUsername = true
    return allocations(
      "Profile Setup: allocations by a key press",
      ProfileSetup(configuration),
      ["maya", "mayac"].map { .textChanged(.username, $0) }
    )
  }

  /// As above, in the search.
  static func searchAllocations() -> Figure {
    allocations(
      "Interests Picker: allocations by a key press",
      InterestsPicker(),
      ["yog", "yoga"].map { .queryChanged($0) }
    )
  }

  /// The allocations for each of the events, which are taken again and again.
  private static func allocations<Driven: Block>(_ name: String, _ opened: Driven, _ events: [Driven.Event]) -> Figure {
    Figure(name, in: .allocations, .atMost(0)) {
      var block = opened
      var effects: [Effect<Driven.Request>] = []
      func takeAll() {
        for event in events {
          effects.removeAll(keepingCapacity: true)
          block.receive(event, effects: &effects)
        }
      }
      let rounds = 1_000
      takeAll()
      let before = allocations_count()
      for _ in 0..<rounds { takeAll() }
      let after = allocations_count()
      // A count that has not begun by now does not count.
      return before <= 0 ? nil : Double(after - before) / Double(rounds * events.count)
    }
  }
}
