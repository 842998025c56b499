import Blocks
import Measuring

extension Figure {
  /// A tap on a topic, which picks and unpicks it in turn.
  static func pick(topics: Int) -> Figure {
    var block = InterestsPicker.with(topics: topics)
    let topic = "t\(topics / 2)"
    return Figure("pick at \(topics) topics", in: .microseconds) {
      var effects: [Effect<InterestsPicker.Request>] = []
      let picks = 1_000
      let time = seconds {
        for _ in 0..<picks {
          effects.removeAll(keepingCapacity: true)
          block.receive(.topicTapped(topic), effects: &effects)
        }
      }
      precondition(effects.contains(.haptic(.selection)))
      return time / Double(picks) * 1e6
    }
  }
}
