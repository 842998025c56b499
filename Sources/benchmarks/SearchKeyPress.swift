import Blocks

extension Figure {
  /// A key press in the search: the slowest of a word's, with finding what is then to be shown.
  static func searchKeyPress(topics: Int) -> Figure {
    var block = InterestsPicker.with(topics: topics)
    let goal: Goal? = topics == topicCounts.last ? .atMost(10) : nil
    return Figure("search key press at \(topics) topics", in: .milliseconds, goal) {
      var effects: [Effect<InterestsPicker.Request>] = []
      var query = ""
      let keys = "garden yoga".map { key in
        query.append(key)
        return seconds {
          block.receive(.queryChanged(query), effects: &effects)
          precondition(!block.shown.isEmpty)
        }
      }
      return keys.max().map { $0 * 1e3 }
    }
  }
}
