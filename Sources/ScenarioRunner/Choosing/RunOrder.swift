/// The order of a run: as found, or shuffled in a way that its seed gives again.
struct RunOrder {
  var seed: UInt32?
  var repetition = 1

  /// Puts files or a file's scenarios in order, each known by a name: a path in the suite, or a title.
  func order<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
    guard let seed else { return elements }
    let keyed = elements.map { element in
      var hash = StableHash()
      hash.add(Int(seed))
      hash.add(repetition)
      hash.add(name(element))
      return (key: hash.value, element)
    }
    return keyed.sorted { $0.key < $1.key }.map(\.1)
  }
}
