extension Value {
  /// Where two values differ, a line each with the place: `[2].name: expected "a", found "b"`.
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

  private static let shortText = 60

  /// The lines that differ, or of texts of one line the part from where they differ.
  private static func differences(expected: String, found: String) -> [String] {
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let foundLines = found.split(separator: "\n", omittingEmptySubsequences: false)
    guard expectedLines.count == 1, foundLines.count == 1 else {
      return differences(expected: expectedLines, found: foundLines)
    }
    guard max(expected.utf8.count, found.utf8.count) > shortText else { return [] }
    let same = zip(expected, found).prefix { $0 == $1 }.count
    func part(_ text: String) -> String {
      text.count > same ? String(text.dropFirst(same).prefix(shortText)).quoted : "the end"
    }
    return ["from character \(same + 1): expected \(part(expected)), found \(part(found))"]
  }

  private static func differences(expected: [Substring], found: [Substring]) -> [String] {
    (0..<max(expected.count, found.count)).compactMap { index in
      func line(_ lines: [Substring]) -> String? {
        lines.indices.contains(index) ? String(lines[index]).quoted : nil
      }
      let (expected, found) = (line(expected), line(found))
      guard expected != found else { return nil }
      return "line \(index + 1): expected \(expected ?? "nothing"), found \(found ?? "nothing")"
    }
  }

  private static func collect(expected: Value, found: Value, at place: String, into lines: inout [String]) {
    guard expected != found else { return }
    guard case .table(let expected) = expected, case .table(let found) = found else {
      lines.append("\(place): expected \(expected.description), found \(found.description)")
      return
    }
    for index in 0..<max(expected.items.count, found.items.count) {
      let place = "\(place)[\(index + 1)]"
      if index >= found.items.count {
        lines.append("\(place): expected \(expected.items[index].description), found nothing")
      } else if index >= expected.items.count {
        lines.append("\(place): expected nothing, found \(found.items[index].description)")
      } else {
        collect(expected: expected.items[index], found: found.items[index], at: place, into: &lines)
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
