/// Where each name stands in a list of names.
struct NameIndex: Sendable {
  /// The names in their places.
  let list: [String]
  /// The names in their order, each once.
  let names: [String]

  private var firsts: [String: Int] = [:]
  /// The next place of the same name, by place; a name's last place is its own next.
  private var nexts: [Int]

  init(_ list: [String]) {
    self.list = list
    nexts = Array(list.indices)
    firsts.reserveCapacity(list.count)
    var isFirst = list.map { _ in true }
    for place in list.indices.reversed() {
      guard let next = firsts.updateValue(place, forKey: list[place]) else { continue }
      nexts[place] = next
      isFirst[next] = false
    }
    names = list.indices.lazy.filter { isFirst[$0] }.map { list[$0] }
  }

  /// The first place of the name, or nil when it is not in the list.
  func first(_ name: String) -> Int? { firsts[name] }

  /// The places of the name, in their order.
  func places(_ name: String) -> [Int] {
    guard let first = firsts[name] else { return [] }
    return Array(sequence(first: first) { nexts[$0] == $0 ? nil : nexts[$0] })
  }
}
