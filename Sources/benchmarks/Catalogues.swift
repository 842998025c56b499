import Blocks

/// How many topics the growth of Interests Picker is measured at, a hundred to a section.
let topicCounts = [1_000, 10_000, 100_000]

extension InterestsPicker.Category {
  /// So many topics with titles of two words, a hundred to a section.
  static func many(_ topics: Int) -> [InterestsPicker.Category] {
    (0..<topics / 100).map { section in
      InterestsPicker.Category(
        id: "s\(section)",
        title: "Section \(section)",
        topics: (section * 100..<section * 100 + 100).map { topic in
          InterestsPicker.Topic(id: "t\(topic)", title: title(of: topic), symbol: "circle")
        }
      )
    }
  }

  /// The numbers in titles have six digits below 900 000 topics, so that ten times the topics have ten times the text.
  private static func title(of topic: Int) -> String {
    let firsts = ["Board", "Card", "Evening", "Folk", "Garden", "Indoor", "Mountain", "Open-air", "Street", "Café"]
    let seconds = ["baking", "cinema", "dancing", "games", "history", "music", "painting", "walks", "writing", "yoga"]
    return "\(firsts[topic % 10]) \(seconds[topic / 10 % 10]) \(100_000 + topic)"
  }
}

extension InterestsPicker {
  /// A block with so many topics.
  static func with(topics: Int) -> InterestsPicker {
    var configuration = Configuration()
    configuration.categories = Category.many(topics)
    return InterestsPicker(configuration)
  }
}
