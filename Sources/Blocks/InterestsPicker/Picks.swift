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

  /// Picks or unpicks the id; whether it is picked then.
  mutating func toggle(_ id: String) -> Bool {
    if insert(id) { return true }
    members.remove(id)
    ids.removeAll { $0 == id }
    return false
  }

  @discardableResult
  private mutating func insert(_ id: String) -> Bool {
    guard members.insert(id).inserted else { return false }
    ids.append(id)
    return true
  }
}
