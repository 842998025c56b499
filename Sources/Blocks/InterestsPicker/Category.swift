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
