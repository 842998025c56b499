import Foundation
import ScenarioRunner

/// Does what the command `scenario` does, without processes for its scenarios, and answers its exit status.
func runInsideOneProcess(_ arguments: [String]) -> Int32 {
  let console = Console(
    output: { FileHandle.standardOutput.write(Data($0.utf8)) },
    error: { FileHandle.standardError.write(Data($0.utf8)) },
    key: { _ in nil },
    environment: { name in getenv(name).map { String(cString: $0) } }
  )
  return ScenarioCommand(console: console)(arguments).rawValue
}
