import Foundation
import ScenarioRunner

/// What the command said to its arguments.
struct Called {
  var status: ExitStatus
  var output = ""
  var error = ""

  /// Calls the command as a shell would; on a terminal of 80 columns, where time stands still, or not.
  ///
  /// `key` is asked for a key whenever the command waits for one.
  init(
    _ arguments: [String],
    isTerminal: Bool = false,
    environment: [String: String] = [:],
    key: @escaping () -> Character? = { nil }
  ) {
    let texts = Texts()
    let console = Console(
      output: { texts.output += $0 },
      error: { texts.error += $0 },
      key: { _ in key() },
      terminal: isTerminal ? Console.Terminal(columns: { 80 }, now: { 0 }) : nil,
      environment: { environment[$0] }
    )
    status = ScenarioCommand(console: console)(arguments)
    output = texts.output
    error = texts.error
  }

  private final class Texts {
    var output = ""
    var error = ""
  }
}

extension String {
  /// The text with wall-clock times as "N.NNN", since they differ from run to run.
  var timeless: String {
    replacingOccurrences(of: " in [0-9]+\\.[0-9]{3} s\n", with: " in N.NNN s\n", options: .regularExpression)
  }
}
