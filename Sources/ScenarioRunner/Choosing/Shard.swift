/// A share of a suite: one of several that together are all of it.
struct Shard: Sendable, Hashable, Codable {
  /// Which one, from 1.
  var index: Int
  /// Of how many.
  var count: Int
}

extension Shard {
  /// Reads `I/N`.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count > 0,
      (1...count).contains(index)
    else {
      throw .badValue(option: "--shard", value: text, wants: "I/N, a share from 1/N to N/N")
    }
    self.init(index: index, count: count)
  }

  /// Whether the scenario is in this share; that depends on nothing but its title and its file's path in the suite.
  func holds(_ title: String, of path: String) -> Bool {
    var hash = StableHash()
    hash.add(path)
    hash.add(title)
    return hash.value % UInt64(count) == UInt64(index - 1)
  }
}
