import Blocks
import Measuring

extension Figure {
  /// A key press in the search: the slowest of a word's (each the median of five typings), with finding what is then shown.
  static func searchKeyPress(topics: Int) -> Figure {
    let opened = InterestsPicker.with(topics: topics)
    let fewer = InterestsPicker.with(topics: topics / 10)
    return Figure(
      "search key press at \(topics) topics",
      in: .milliseconds,
      beside: Peer("a tenth of the topics") { milliseconds(fewer) },
      .atMost(10),
      .ratioAtMost(10)
    ) { milliseconds(opened) }
  }

  private static func milliseconds(_ opened: InterestsPicker) -> Double? {
    let word = "garden yoga"
    let typings = (0..<5).map { _ in secondsOfKeys(word, opened) }
    let keys = (0..<word.count).map { key in typings.map { $0[key] }.sorted()[typings.count / 2] }
    return keys.max().map { $0 * 1e3 }
  }

  /// What each key of a word costs, in seconds.
  private static func secondsOfKeys(_ word: String, _ opened: InterestsPicker) -> [Double] {
    var block = opened
    var effects: [Effect<InterestsPicker.Request>] = []
    return word.indices.map { key in
      let query = String(word[...key])
      return seconds {
        block.receive(.queryChanged(query), effects: &effects)
        precondition(!block.shown.isEmpty)
      }
    }
  }
}
