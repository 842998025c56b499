import Blocks

extension LaidOutScreen {
  /// What overlaps though it should stand apart, a sentence each: targets, and elements of which neither stands in the
  /// other.
  public var overlaps: [String] {
    let targets = elements.indices.compactMap { index in elements[index].target.map { (index, $0) } }
    let bounds = elements.indices.map { ($0, elements[$0].bounds) }
    let apart = Self.pairs(of: bounds).filter { !stands($0.first, in: $0.second) && !stands($0.second, in: $0.first) }
    return Self.pairs(of: targets).map { words($0, "the targets of ") } + apart.map { words($0, "") }
  }

  /// What leaves what it should stay in, a sentence each: the frame what it draws, a frame its card or the section, a
  /// target the section.
  public var outside: [String] {
    let section = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    return elements.flatMap { element -> [String] in
      let name = element.element.id
      let container = element.container.map { elements[$0] }
      return [
        element.bounds.excess(over: element.frame).map { "what is drawn of \(name) leaves its frame by \($0)" },
        element.frame.excess(over: container?.frame ?? section)
          .map { "\(name) leaves \(container?.element.id ?? "the section") by \($0)" },
        element.target?.excess(over: section).map { "the target of \(name) leaves the section by \($0)" },
      ].compactMap(\.self)
    }
  }

  /// The targets that are less than 44 points wide or high, a sentence each (CB-V1).
  public var smallTargets: [String] {
    elements.compactMap { element in
      guard let target = element.target, min(target.width, target.height) < Measures.target - .leeway else {
        return nil
      }
      return "the target of \(element.element.id) is \(target.width.short) × \(target.height.short) points, "
        + "at least \(Measures.target.short) × \(Measures.target.short) are needed"
    }
  }

  /// The words of which a part can't be seen, a sentence each; a field shows as much of what is typed as has room.
  public var cutWords: [String] {
    elements.compactMap { element in
      switch element.element.role {
      case .textField, .searchField: return nil
      default: break
      }
      let isCut = element.words.contains(where: \.isCut)
      let missing = element.element.text.map { element.letters < $0.lettersShown } ?? false
      return isCut || missing ? "the words of \(element.element.id) are cut" : nil
    }
  }

  private typealias Pair = (first: Int, second: Int, common: Rectangle)

  private func words(_ pair: Pair, _ of: String) -> String {
    let (first, second) = (elements[pair.first].element.id, elements[pair.second].element.id)
    return "\(of)\(first) and \(second) overlap by \(pair.common.width.short) × \(pair.common.height.short) points"
  }

  /// The pairs that have more in common than what arithmetic leaves over.
  private static func pairs(of places: [(index: Int, frame: Rectangle)]) -> [Pair] {
    let sorted = places.sorted { ($0.frame.y, $0.index) < ($1.frame.y, $1.index) }
    var pairs: [Pair] = []
    for (place, first) in sorted.enumerated() {
      for second in sorted[(place + 1)...] {
        guard second.frame.y < first.frame.maxY else { break }
        guard let common = first.frame.intersection(second.frame), min(common.width, common.height) > .leeway
        else { continue }
        pairs.append((min(first.index, second.index), max(first.index, second.index), common))
      }
    }
    return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  private func stands(_ index: Int, in container: Int) -> Bool {
    var next = elements[index].container
    while let current = next {
      if current == container { return true }
      next = elements[current].container
    }
    return false
  }
}

extension LaidOutElement {
  /// How many bytes of letters all its lines have.
  fileprivate var letters: Int {
    words.reduce(0) { $1.lines.reduce($0) { $0 + $1.text.lettersShown } }
  }
}

extension String {
  /// How many bytes its letters have, white space and what shows nothing apart.
  fileprivate var lettersShown: Int {
    unicodeScalars.reduce(0) { count, scalar in
      let shows = scalar.isASCII ? scalar.value > 0x20 : !scalar.properties.isWhitespace
      return shows && scalar.value != 0x7F ? count + UTF8.width(scalar) : count
    }
  }
}

extension Rectangle {
  /// By how much it goes over another's edges, in words; nil when it does not.
  fileprivate func excess(over other: Rectangle) -> String? {
    let sides = [
      ("left", other.x - x), ("right", maxX - other.maxX), ("top", other.y - y), ("bottom", maxY - other.maxY),
    ]
    let over = sides.filter { $1 > .leeway }.map { side, points in "\(points.short) at its \(side)" }
    return over.isEmpty ? nil : over.joined(separator: ", ")
  }
}

extension Double {
  /// What rounding may make of nothing, in points.
  fileprivate static let leeway = 0.01

  /// The number with at most two decimals.
  var short: String {
    let hundredths = (self * 100).rounded()
    let text = "\(hundredths / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
