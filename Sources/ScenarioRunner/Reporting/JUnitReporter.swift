import ScenarioLanguage

/// Tells CI servers by the XML that JUnit's Ant task began and Jenkins and Surefire have schemas for.
///
/// A file of scenarios is a `testsuite`, a scenario a `testcase`; what the counts at the front say is known at the end.
final class JUnitReporter: Reporter {
  private let write: (String) -> Void
  private var header: RunHeader?
  private var suites = ""
  private var file: Suite?

  /// A file's scenarios until now.
  private struct Suite {
    var name: String
    var counts = RunSummary()
    var seconds = 0.0
    var properties = ""
    var cases = ""
  }

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let header): self.header = header
    case .fileLoaded(let loaded):
      endFile()
      file = Suite(name: named(loaded.file, loaded.repetition))
    case .loadError(let error):
      endFile()
      var suite = Suite(name: named(error.file, error.repetition))
      suite.counts.errors = 1
      suite.cases = testCase("the file loads", error.file, seconds: 0) {
        element("error", type: "loadError", error.failure, of: nil)
      }
      end(suite)
    case .scenarioStarted: break
    case .scenarioEnded(let end): add(end)
    case .runEnded(let summary):
      endFile()
      let counts = "tests=\"\(summary.total + summary.loadErrors)\" failures=\"\(summary.failed)\" "
      write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
      write("<testsuites name=\"scenario\" \(counts)errors=\"\(summary.errors + summary.loadErrors)\" ")
      write("time=\"\(summary.wallSeconds.fixed(decimals: 6))\">\n\(suites)</testsuites>\n")
    }
  }

  private func named(_ file: String, _ repetition: Int) -> String {
    header?.name(file, in: repetition) ?? file
  }

  private func endFile() {
    if let file, file.counts.total > 0 { end(file) }
    file = nil
  }

  private func end(_ suite: Suite) {
    let counts = suite.counts
    suites += "  <testsuite name=\"\(suite.name.xml)\" tests=\"\(counts.total)\" failures=\"\(counts.failed)\" "
    suites += "errors=\"\(counts.errors)\" skipped=\"\(counts.skipped + counts.knownBugs)\" "
    suites += "time=\"\(suite.seconds.fixed(decimals: 6))\" timestamp=\"\((header?.startedAt ?? "").xml)\">\n"
    if !suite.properties.isEmpty { suites += "    <properties>\n\(suite.properties)    </properties>\n" }
    suites += suite.cases + "  </testsuite>\n"
  }

  private func add(_ end: ScenarioEnd) {
    let (scenario, result) = (end.scenario, end.result)
    file?.counts.count(result.outcome)
    file?.seconds += end.wallSeconds
    // The schemas have properties for a suite alone, so that they are named by the scenario.
    file?.properties += property("rules", scenario.covers, of: scenario) + property("tags", scenario.tags, of: scenario)
    file?.cases += testCase(scenario.title, scenario.file, seconds: end.wallSeconds) {
      switch result.outcome {
      case .passed: ""
      case .failed: element("failure", type: "expectation", result.failure, of: end)
      case .error: element("error", type: "script", result.failure, of: end)
      case .skipped: Self.skipped(type: "skip", scenario.skip)
      case .knownBug: Self.skipped(type: "knownBug", "known bug: \(scenario.knownBug ?? "")")
      }
    } output: {
      result.output.isEmpty ? "" : "      <system-out>\(result.output.xmlText)</system-out>\n"
    }
  }

  private func property(_ kind: String, _ values: [String], of scenario: ScenarioDeclaration) -> String {
    guard !values.isEmpty else { return "" }
    let name = "\(kind) of \(scenario.title)".xml
    return "      <property name=\"\(name)\" value=\"\(values.joined(separator: ", ").xml)\"/>\n"
  }

  private func testCase(
    _ title: String,
    _ file: String,
    seconds: Double,
    _ outcome: () -> String,
    output: () -> String = { "" }
  ) -> String {
    let time = seconds.fixed(decimals: 6)
    let attributes = "name=\"\(title.xml)\" classname=\"\(Self.className(file).xml)\" time=\"\(time)\""
    let inside = outcome() + output()
    return inside.isEmpty
      ? "    <testcase \(attributes)/>\n" : "    <testcase \(attributes)>\n\(inside)    </testcase>\n"
  }

  /// The file's path as CI servers write classes: parts joined by dots, without the ending.
  private static func className(_ file: String) -> String {
    let path = file.hasSuffix(".lua") ? String(file.dropLast(4)) : file
    return path.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: ".")
  }

  private static func skipped(type: String, _ message: String?) -> String {
    "      <skipped type=\"\(type)\" message=\"\((message ?? "").xml)\"/>\n"
  }

  private func element(_ name: String, type: String, _ failure: FailureReport?, of end: ScenarioEnd?) -> String {
    guard let failure else { return "" }
    let text = PrettyFailure(failure, style: PrettyStyle(showsColor: false), of: end, in: header).text
    return "      <\(name) type=\"\(type)\" message=\"\(failure.message.xml)\">\n\(text.xmlText)      </\(name)>\n"
  }
}

extension String {
  /// The text as an attribute's value.
  fileprivate var xml: String { xmlText.replacingScalars(["\n": "&#10;", "\t": "&#9;"]) }

  /// The text as an element's content; what XML 1.0 can't hold is made visible.
  fileprivate var xmlText: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\r": escaped += "&#13;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
