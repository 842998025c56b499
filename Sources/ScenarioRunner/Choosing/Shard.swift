/// A share of a suite: one of several that together are all of it.
struct Shard: Sendable, Hashable, Codable {
  /// Which one, from 1.
  var index: Int
  /// Of how many.
  var count: Int
}
