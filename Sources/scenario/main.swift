import Foundation
import ScenarioRunner

// A file that is opened must not come to stand where standard output would, if that was closed.
for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
  _ = open("/dev/null", O_RDONLY)
}
Interruption.watch()
let output = FileOutput(descriptor: STDOUT_FILENO)
let errorOutput = FileOutput(descriptor: STDERR_FILENO)
let keyboard = Keyboard(descriptor: STDIN_FILENO)
let terminal = Console.Terminal(
  columns: { output.columns ?? 80 },
  now: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
)
let console = Console(
  output: output.write,
  error: { text in
    output.flush()
    errorOutput.write(text)
    errorOutput.flush()
  },
  flush: output.flush,
  key: keyboard.key,
  hasKeys: { keyboard.isOpen },
  terminal: output.isTerminal ? terminal : nil,
  environment: { name in getenv(name).map { String(cString: $0) } },
  makesProcesses: true,
  isInterrupted: { Interruption.isRequested },
  isUnread: { output.isUnread }
)
var status = ScenarioCommand(console: console)(Array(CommandLine.arguments.dropFirst()))
output.flush()
Keyboard.restore()
if output.isUnread { Interruption.endUnread() }
if let failure = output.failure {
  console.error("scenario: standard output could not be written: \(failure)\n")
  status = .outputNotWritten
}
exit(status.rawValue)
