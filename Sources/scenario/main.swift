import Foundation
import ScenarioRunner

Interruption.watch()
let output = FileOutput(descriptor: STDOUT_FILENO)
let errorOutput = FileOutput(descriptor: STDERR_FILENO)
let console = ScenarioCommand.Console(
  output: output.write,
  error: { text in
    output.flush()
    errorOutput.write(text)
    errorOutput.flush()
  },
  showsColor: output.isTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty,
  isInterrupted: { Interruption.isRequested }
)
var status = ScenarioCommand(console: console)(Array(CommandLine.arguments.dropFirst()))
output.flush()
if let failure = output.failure {
  console.error("scenario: standard output could not be written: \(failure)\n")
  status = .outputNotWritten
}
exit(status.rawValue)
