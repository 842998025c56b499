/// The picked topic ids, each once, in the order in which they were given or picked.
///
/// A person picks a few, which are looked through sooner than they are hashed.
public struct Picks: Sendable, Hashable {
  /// The ids in their order.
  public private(set) var ids: [String]

  /// The ids, each once.
  public init(_ ids: some Sequence<String> = []) {
    var members: Set<String> = []
    self.ids = ids.filter { members.insert($0).inserted }
  }

  /// The ids without an order, for whoever asks about many topics.
  public var members: Set<String> { Set(ids) }

  /// Whether the id is picked.
  public func contains(_ id: String) -> Bool { ids.contains(id) }

  /// Picks or unpicks the id; whether it is picked then.
  mutating func toggle(_ id: String) -> Bool {
    if let place = ids.firstIndex(of: id) {
      ids.remove(at: place)
      return false
    }
    ids.append(id)
    return true
  }
}
