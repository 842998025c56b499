extension Value {
  /// Where two values differ, as little as can be said, a line each with the place: `[2].name: expected "a", found "b"`.
  ///
  /// Empty when the values are neither two tables nor two long texts, since short ones are best shown whole.
  static func differences(expected: Value, found: Value) -> [String] {
    if case .string(let expected) = expected, case .string(let found) = found {
      return differences(expected: expected, found: found)
    }
    guard case .table = expected, case .table = found else { return [] }
    var lines: [String] = []
    collect(expected: expected, found: found, at: "", into: &lines)
    return lines
  }

  /// How long a text is that is shown whole.
  private static let shortText = 60

  /// The lines that differ, or of texts of one line the part that does.
  static func differences(expected: String, found: String) -> [String] {
    let (expected, found) = (expected.unicodeScalars, found.unicodeScalars)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let foundLines = found.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard expectedLines.count == 1, foundLines.count == 1 else {
      return ListDifference.between(expectedLines, foundLines).map { change in
        let (expected, found) = (change.expected?.quoted, change.found?.quoted)
        return "line \(change.place + 1): expected \(expected ?? "no line"), found \(found ?? "no line")"
      }
    }
    guard max(expected.count, found.count) > shortText else { return [] }
    let same = zip(expected, found).prefix { $0 == $1 }.count
    let rests = (expected: expected.dropFirst(same), found: found.dropFirst(same))
    let end = zip(rests.expected.reversed(), rests.found.reversed()).prefix { $0 == $1 }.count
    func part(_ text: Substring.UnicodeScalarView) -> String {
      let part = text.dropLast(end)
      return part.isEmpty ? (text.isEmpty ? "the end" : "nothing") : String(Substring(part.prefix(shortText))).quoted
    }
    return ["from character \(same + 1): expected \(part(rests.expected)), found \(part(rests.found))"]
  }

  private static func collect(expected: Value, found: Value, at place: String, into lines: inout [String]) {
    guard expected != found else { return }
    guard case .table(var expected) = expected, case .table(var found) = found else {
      lines.append("\(place): expected \(expected.description), found \(found.description)")
      return
    }
    // A list with holes has items by number only, and then the other is seen likewise.
    if expected.hasHoles || found.hasHoles { (expected, found) = (expected.numbered, found.numbered) }
    for change in ListDifference.between(expected.items, found.items) {
      let place = "\(place)[\(change.place + 1)]"
      switch (change.expected, change.found) {
      case (let expected?, let found?): collect(expected: expected, found: found, at: place, into: &lines)
      case (let expected?, nil): lines.append("\(place): expected \(expected.description), found nothing")
      case (nil, let found?): lines.append("\(place): expected nothing, found \(found.description)")
      case (nil, nil): break
      }
    }
    var places: [Value: Value] = [:]
    for field in found.fields { places[field.key] = field.value }
    for field in expected.fields {
      let place = place.isEmpty ? field.keyWords : "\(place).\(field.keyWords)"
      if let value = places.removeValue(forKey: field.key) {
        collect(expected: field.value, found: value, at: place, into: &lines)
      } else {
        lines.append("\(place): expected \(field.value.description), found nothing")
      }
    }
    for field in found.fields where places[field.key] != nil {
      let place = place.isEmpty ? field.keyWords : "\(place).\(field.keyWords)"
      lines.append("\(place): expected nothing, found \(field.value.description)")
    }
  }
}

extension Value.Table {
  /// Whether it has items by number beyond those of its list.
  fileprivate var hasHoles: Bool {
    fields.contains { if case .integer = $0.key { true } else { false } }
  }

  /// The same with the items of its list as fields by number.
  fileprivate var numbered: Value.Table {
    let numbered = items.enumerated().map { Value.Field(key: .integer(Int64($0.offset + 1)), value: $0.element) }
    return Value.Table(fields: numbered + fields)
  }
}
