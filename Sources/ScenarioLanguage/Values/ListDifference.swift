/// Where two lists differ, in as few places as can be.
enum ListDifference {
  /// A place at which they differ: another item, an item too few or one too many.
  struct Change<Item> {
    /// The item's place, from 0: among the expected ones, or of one too many among the found ones.
    var place: Int
    var expected: Item?
    var found: Item?
  }

  /// How long lists are of which the fewest places are looked for; longer ones are compared place by place.
  private static let longest = 2000

  /// The changes in the order of their places; items that stand in the same gap are compared with each other.
  static func between<Item: Equatable>(_ expected: [Item], _ found: [Item]) -> [Change<Item>] {
    var changes: [Change<Item>] = []
    var (left, right) = (0, 0)
    for (nextLeft, nextRight) in common(expected, found) + [(expected.count, found.count)] {
      while left < nextLeft || right < nextRight {
        let isExpected = left < nextLeft
        changes.append(
          Change(
            place: isExpected ? left : right,
            expected: isExpected ? expected[left] : nil,
            found: right < nextRight ? found[right] : nil
          )
        )
        if isExpected { left += 1 }
        if right < nextRight { right += 1 }
      }
      (left, right) = (nextLeft + 1, nextRight + 1)
    }
    return changes
  }

  /// The places of the items that both lists have in the same order.
  static func common<Item: Equatable>(_ expected: [Item], _ found: [Item]) -> [(Int, Int)] {
    guard max(expected.count, found.count) <= longest else {
      return zip(expected.indices, found.indices).filter { expected[$0] == found[$1] }.map { ($0, $1) }
    }
    let difference = found.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return Array(
      zip(expected.indices.filter { !removed.contains($0) }, found.indices.filter { !inserted.contains($0) })
    )
  }
}
