extension InterestsPicker {
  /// A topic that a person can pick.
  public struct Topic: Sendable, Hashable {
    /// What stands for the topic in the selection.
    public var id: String
    /// What the chip says.
    public var title: String
    /// The name of the chip's SF Symbol.
    public var symbol: String

    /// A topic with an id, a title and the name of an SF Symbol.
    public init(id: String, title: String, symbol: String) {
      self.id = id
      self.title = title
      self.symbol = symbol
    }
  }

  /// Topics under a section title.
  public struct Category: Sendable, Hashable {
    /// What tells the section from others.
    public var id: String
    /// The section's title.
    public var title: String
    /// The topics, in their order.
    public var topics: [Topic]

    /// A section with an id, a title and its topics.
    public init(id: String, title: String, topics: [Topic]) {
      self.id = id
      self.title = title
      self.topics = topics
    }
  }
}

extension InterestsPicker {
  /// A section as the search leaves it.
  public struct ShownSection: Sendable, Hashable {
    /// The whole section.
    public let category: Category
    /// The places of its topics that match.
    public let places: [Int]

    /// The topics that match, in their order.
    public var topics: some RandomAccessCollection<Topic> {
      places.lazy.map { category.topics[$0] }
    }
  }
}

extension InterestsPicker.Category {
  /// Fourteen neutral topics under Make, Move and Learn (IP-E1).
  public static let samples: [InterestsPicker.Category] = [
    InterestsPicker.Category(
      id: "make",
      title: "Make",
      topics: [
        InterestsPicker.Topic(id: "baking", title: "Baking", symbol: "birthday.cake"),
        InterestsPicker.Topic(id: "drawing", title: "Drawing", symbol: "pencil.and.outline"),
        InterestsPicker.Topic(id: "gardening", title: "Gardening", symbol: "leaf"),
        InterestsPicker.Topic(id: "music", title: "Music", symbol: "music.note"),
        InterestsPicker.Topic(id: "photography", title: "Photography", symbol: "camera"),
      ]
    ),
    InterestsPicker.Category(
      id: "move",
      title: "Move",
      topics: [
        InterestsPicker.Topic(id: "cycling", title: "Cycling", symbol: "bicycle"),
        InterestsPicker.Topic(id: "hiking", title: "Hiking", symbol: "figure.hiking"),
        InterestsPicker.Topic(id: "running", title: "Running", symbol: "figure.run"),
        InterestsPicker.Topic(id: "swimming", title: "Swimming", symbol: "figure.pool.swim"),
        InterestsPicker.Topic(id: "yoga", title: "Yoga", symbol: "figure.yoga"),
      ]
    ),
    InterestsPicker.Category(
      id: "learn",
      title: "Learn",
      topics: [
        InterestsPicker.Topic(id: "astronomy", title: "Astronomy", symbol: "moon.stars"),
        InterestsPicker.Topic(id: "history", title: "History", symbol: "building.columns"),
        InterestsPicker.Topic(id: "languages", title: "Languages", symbol: "character.bubble"),
        InterestsPicker.Topic(id: "science", title: "Science", symbol: "atom"),
      ]
    ),
  ]
}
