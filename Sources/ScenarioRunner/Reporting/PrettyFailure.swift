import ScenarioLanguage

/// A failure told to a person: what, where, expected and found, when, what came before, what is on the screen.
struct PrettyFailure {
  private let report: FailureReport
  private let style: PrettyStyle
  private let scenario: ScenarioDeclaration?

  init(_ report: FailureReport, style: PrettyStyle, scenario: ScenarioDeclaration? = nil) {
    self.report = report
    self.style = style
    self.scenario = scenario
  }

  /// The whole story, indented.
  var text: String {
    var lines = report.message.split(separator: "\n", omittingEmptySubsequences: false).map {
      "  \(style.failed(String($0).shown))"
    }
    if let place = report.place {
      lines += ["", "  \(place.file.shown):\(place.line)"]
      if let text = place.text { lines.append("  \(style.quiet("\(place.line) │")) \(text.shown)") }
    }
    if let expected = report.expected { lines += ["", "  expected  \(expected.shown)"] }
    if let found = report.found { lines.append("  found     \(found.shown)") }
    lines += part("Differences", report.differences)
    lines += part("Called from", report.traceback)
    if scenario != nil {
      lines += part("Before it, up to \(report.time) s", report.events)
      for screen in report.screens {
        lines += part(screen.title, screen.outline)
      }
    }
    if let scenario {
      lines += ["", "  To run it again", "    scenario run \("\(scenario.file):\(scenario.line)".shellQuoted)"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func part(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "  \(heading)"] + lines.map { "    \($0.shown)" }
  }
}

extension String {
  /// The text with control characters made visible, so that it can steer neither a terminal nor the reading direction.
  var shown: String {
    guard unicodeScalars.contains(where: Self.isHidden) else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar == "\t" {
        shown += "  "
      } else if Self.isHidden(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
  }

  /// The text as one word of a shell.
  var shellQuoted: String {
    guard !unicodeScalars.contains(where: Self.isHidden) else { return escaped }
    let isPlain = utf8.allSatisfy { byte in
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || "/._-:,+@%".utf8.contains(byte) || byte >= 0x80
    }
    return isPlain && !isEmpty
      ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// The same with control characters by their bytes, so that it can be copied and can't steer a terminal.
  private var escaped: String {
    var escaped = "$'"
    for scalar in unicodeScalars {
      if Self.isHidden(scalar) {
        for byte in String(scalar).utf8 { escaped += "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16) }
      } else {
        if scalar == "'" || scalar == "\\" { escaped += "\\" }
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped + "'"
  }
}
