import Foundation
import Testing

@testable import ScenarioLanguage

/// A folder with scripts, gone after use.
final class Scripts {
  /// The folder's path, without a slash at its end.
  let folder: String

  /// A folder with these files: paths in it, and their texts.
  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("scenario-\(UUID().uuidString)")
    folder = url.path
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The whole path of a file in the folder.
  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes a file, and the folders above it.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Runs all scenarios of a file; their ends, each told without the folder's name.
  func run(_ name: String = "it.lua", limits: ScenarioLimits = ScenarioLimits()) throws -> [ScenarioResult] {
    do {
      let file = try ScenarioFile(path: path(name), limits: limits)
      return file.scenarios.indices.map { file.run($0) }.map { result in
        var result = result
        result.failure = result.failure?.without(folder)
        return result
      }
    } catch {
      Issue.record("\(name) does not load: \(error.report.message)")
      throw error
    }
  }

  /// What is told of a file that does not load; "" when it does.
  func loadFailure(_ name: String = "it.lua", limits: ScenarioLimits = ScenarioLimits()) -> String {
    do throws(LoadError) {
      _ = try ScenarioFile(path: path(name), limits: limits)
      return ""
    } catch {
      return error.report.without(folder).told
    }
  }
}

/// Runs the text of a whole file; the ends of its scenarios.
func run(file text: String, limits: ScenarioLimits = ScenarioLimits()) throws -> [ScenarioResult] {
  try Scripts(["it.lua": text]).run(limits: limits)
}

/// Runs one scenario, whose body begins in line 2; its end.
func run(_ body: String, options: String = "{}", limits: ScenarioLimits = ScenarioLimits()) throws -> ScenarioResult {
  try run(file: "scenario(\"it\", \(options), function()\n\(body)\nend)", limits: limits)[0]
}

/// What is told of a scenario's failure; "passed" and the like when there is none.
func told(_ body: String, options: String = "{}", limits: ScenarioLimits = ScenarioLimits()) throws -> String {
  let result = try run(body, options: options, limits: limits)
  return result.failure?.told ?? result.outcome.rawValue
}

/// The message alone.
func message(_ body: String, limits: ScenarioLimits = ScenarioLimits()) throws -> String {
  let result = try run(body, limits: limits)
  return result.failure?.message ?? result.outcome.rawValue
}

/// What is told of a file that does not load; "" when it does.
func loadFailure(_ text: String, limits: ScenarioLimits = ScenarioLimits()) throws -> String {
  try Scripts(["it.lua": text]).loadFailure(limits: limits)
}

/// That the body of a scenario passes, or what it says instead.
func expectPass(_ body: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let text = try told(body)
  #expect(text == "passed", sourceLocation: sourceLocation)
}

extension FailureReport {
  /// All that it tells, but for the time, a line each.
  var told: String {
    var lines = [message]
    if let place { lines.append("at \(place.file):\(place.line) │ \(place.text ?? "(no text)")") }
    if let expected { lines.append("expected \(expected)") }
    if let found { lines.append("found \(found)") }
    lines += differences.map { "difference \($0)" }
    lines += reasons.map { "reason \($0)" }
    if let remedy { lines.append("to fix it, \(remedy)") }
    lines += traceback.map { "from \($0)" }
    lines += events.map { "event \($0)" }
    for screen in screens { lines += screen.outline.map { "screen \($0)" } }
    return lines.joined(separator: "\n")
  }

  /// The same with paths as seen from the folder.
  func without(_ folder: String) -> FailureReport {
    func short(_ text: String) -> String { text.replacingOccurrences(of: "\(folder)/", with: "") }
    var report = self
    report.message = short(message).replacingOccurrences(of: "'\(folder)'", with: "its folder")
    report.place?.file = short(place?.file ?? "")
    report.traceback = traceback.map(short)
    return report
  }
}

extension ScenarioLimits {
  /// The usual limits, but for what is given.
  static func limits(memory: Int? = nil, seconds: Double? = nil, instructions: Int? = nil) -> ScenarioLimits {
    var limits = ScenarioLimits()
    if let memory { limits.memory = memory }
    if let seconds { limits.seconds = seconds }
    if let instructions { limits.instructions = instructions }
    return limits
  }
}
