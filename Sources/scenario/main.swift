import Foundation
import ScenarioRunner

let output = FileOutput(descriptor: STDOUT_FILENO)
let errorOutput = FileOutput(descriptor: STDERR_FILENO)
let console = ScenarioCommand.Console(
  output: output.write,
  error: { text in
    output.flush()
    errorOutput.write(text)
    errorOutput.flush()
  },
  showsColor: output.isTerminal && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
)
let status = ScenarioCommand(console: console)(Array(CommandLine.arguments.dropFirst()))
output.flush()
exit(status.rawValue)
