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
