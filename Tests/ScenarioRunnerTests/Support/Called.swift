import Foundation
import ScenarioRunner

/// What the command said to its arguments.
struct Called {
  var status: ExitStatus
  var output = ""
  var error = ""

  /// Calls the command as a terminal that shows colours, or not, would.
  init(_ arguments: [String], showsColor: Bool = false) {
    let texts = Texts()
    let console = ScenarioCommand.Console(
      output: { texts.output += $0 },
      error: { texts.error += $0 },
      showsColor: showsColor
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
