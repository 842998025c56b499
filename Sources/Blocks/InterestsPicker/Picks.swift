/// The picked topic ids, each once, in the order in which they were given or picked.
public struct Picks: Sendable, Hashable {
  /// The ids in their order.
  public private(set) var ids: [String] = []
  /// The ids without an order.
  public private(set) var members: Set<String> = []

  /// The ids, each once.
  public init(_ ids: some Sequence<String> = []) {
    for id in ids { insert(id) }
  }

  /// Whether the id is picked.
  public func contains(_ id: String) -> Bool { members.contains(id) }

  mutating func toggle(_ id: String) {
    if members.remove(id) == nil {
      insert(id)
    } else {
      ids.removeAll { $0 == id }
    }
  }

  private mutating func insert(_ id: String) {
    if members.insert(id).inserted { ids.append(id) }
  }
}
