extension FailureReport {
  /// How many blocks' screens a report shows: those that were opened last.
  static let mostScreens = 3
  private static let mostLines = 80
  private static let mostDifferences = 20
  private static let longestText = 2000
  private static let longestLine = 400
  /// The bytes of a text whose characters are counted, at most.
  private static let mostCounted = 100_000

  /// Cuts what nobody would read to its end, and says so.
  mutating func cut() {
    message = Self.cut(message, to: Self.longestText)
    expected = expected.map { Self.cut($0, to: Self.longestText) }
    found = found.map { Self.cut($0, to: Self.longestText) }
    if let text = place?.text { place?.text = Self.cut(text, to: Self.longestLine) }
    differences = Self.cut(differences, to: Self.mostDifferences)
    traceback = Self.cut(traceback, to: Self.mostLines)
    reasons = Self.cut(reasons, to: Self.mostDifferences)
    remedy = remedy.map { Self.cut($0, to: Self.longestLine) }
    events = events.map { Self.cut($0, to: Self.longestLine) }
    for index in screens.indices { screens[index].outline = Self.cut(screens[index].outline, to: Self.mostLines) }
  }

  private static func cut(_ text: String, to length: Int) -> String {
    // Most texts are short, which their bytes tell at once.
    guard text.utf8.count > length else { return text }
    // The characters of megabytes take too long to count.
    guard text.utf8.count <= mostCounted else {
      let start = text.prefix(length)
      return start + "… (\(text.utf8.count - start.utf8.count) more bytes)"
    }
    guard text.count > length else { return text }
    return text.prefix(length) + "… (\(text.count - length) more characters)"
  }

  private static func cut(_ lines: [String], to count: Int) -> [String] {
    let shown = lines.prefix(count).map { cut($0, to: longestLine) }
    return lines.count > count ? shown + ["… (\(lines.count - count) more lines)"] : shown
  }
}
