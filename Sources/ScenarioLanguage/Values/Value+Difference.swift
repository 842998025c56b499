extension Value {
  /// Where two values differ, a line each with the place: `[2].name: expected "a", found "b"`.
  ///
  /// Empty when the values are no two tables, which are best shown whole.
  static func differences(expected: Value, found: Value) -> [String] {
    guard case .table = expected, case .table = found else { return [] }
    var lines: [String] = []
    collect(expected: expected, found: found, at: "", into: &lines)
    return lines
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
