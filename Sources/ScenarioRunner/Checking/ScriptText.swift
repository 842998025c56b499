import ScenarioLanguage

/// A script with its lines, in which places are found.
struct ScriptText {
  let file: String
  let bytes: [UInt8]
  private let lines: [ArraySlice<UInt8>]

  /// Reads the file; nil when it can't be read.
  init?(file: String) {
    guard let bytes = PlainFile.script(file) else { return nil }
    self.file = file
    self.bytes = bytes
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// A mistake in the bytes that begin there.
  func mistake(_ message: String, at start: Int, length: Int) -> Mistake {
    let line = bytes[..<min(start, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    let offset = start - lines[line].startIndex
    let wrong = bytes[min(start, bytes.count)..<min(start + length, bytes.count)]
    return mistake(message, line: line + 1, offset: offset, wrong: wrong)
  }

  /// A mistake of which the line is known, and what it speaks of between quotes: that is looked for from the line on.
  func mistake(_ report: FailureReport) -> Mistake {
    guard let place = report.place, lines.indices.contains(place.line - 1) else {
      return Mistake(file: file, line: 0, column: 1, length: 1, message: report.message, text: "")
    }
    // A title or a rule's id stands in the call's line or soon after it.
    for quoted in Self.quoted(report.message).reversed() {
      for line in (place.line - 1)..<min(place.line + 9, lines.count) {
        if let offset = Self.offset(of: quoted, in: String(decoding: lines[line], as: UTF8.self)) {
          let start = lines[line].startIndex + offset
          let wrong = bytes[start..<min(start + quoted.utf8.count, bytes.count)]
          return mistake(report.message, line: line + 1, offset: offset, wrong: wrong)
        }
      }
    }
    let text = lines[place.line - 1]
    let indent = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return mistake(report.message, line: place.line, offset: indent, wrong: text.dropFirst(indent))
  }

  /// Where the text stands in the line, in bytes: as a string of the script, or else as it is.
  private static func offset(of text: String, in line: String) -> Int? {
    let strings = ["\"\(text)\"", "'\(text)'"].compactMap { line.utf8Range(of: $0).map { $0.lowerBound + 1 } }
    return strings.min() ?? line.utf8Range(of: text)?.lowerBound
  }

  private func mistake(_ message: String, line: Int, offset: Int, wrong: ArraySlice<UInt8>) -> Mistake {
    var text = lines[line - 1]
    if text.last == UInt8(ascii: "\r") { text.removeLast() }
    return Mistake(
      file: file,
      line: line,
      column: String(decoding: text.prefix(offset), as: UTF8.self).count + 1,
      length: max(1, String(decoding: wrong.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self).count),
      message: message,
      text: String(decoding: text, as: UTF8.self)
    )
  }

  /// What stands between single quotes in a message, but for what it suggests.
  private static func quoted(_ message: String) -> [String] {
    message.prefix(upTo: message.firstRange(of: "; did you mean")?.lowerBound ?? message.endIndex).split(
      separator: "'",
      omittingEmptySubsequences: false
    ).enumerated().compactMap { index, part in
      index % 2 == 1 && !part.isEmpty ? String(part) : nil
    }
  }
}

extension String {
  /// Where the other text's bytes stand in this text's, the first time.
  fileprivate func utf8Range(of other: String) -> Range<Int>? {
    let (bytes, wanted) = (Array(utf8), Array(other.utf8))
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count) where bytes[start...].starts(with: wanted) {
      return start..<(start + wanted.count)
    }
    return nil
  }
}
