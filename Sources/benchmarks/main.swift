import Foundation
import Measuring
import ScenarioRunner

// benchmarks [--json FILE]: measures all figures, prints their table, and writes them to FILE as JSON.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == Programs.insideOption { exit(runInsideOneProcess(Array(arguments.dropFirst()))) }
let jsonFile: String?
switch arguments.count {
case 0: jsonFile = nil
case 2 where arguments[0] == "--json": jsonFile = arguments[1]
default:
  tell("usage: benchmarks [--json FILE]")
  exit(2)
}

do {
  let workspace = try Workspace()
  defer { workspace.remove() }
  // What failed is kept in the folder for caches; that of the person is left alone.
  setenv("XDG_CACHE_HOME", workspace.path("cache"), 1)
  let programs = try Programs(peers: ".build/peers")
  let figures =
    try Figure.smallFiles(programs, workspace) + Figure.standardScenarios(programs, workspace)
    + Figure.manyScenarios(programs, workspace) + Figure.memory(programs, workspace)
    + [.profileEvents(), .interestsEvents()]
    + topicCounts.map(Figure.searchKeyPress) + topicCounts.map(Figure.scenarioKeyPress)
    + topicCounts.map(Figure.pick) + topicCounts.map(Figure.scenarioPick)
    + [.usernameAllocations(), .searchAllocations()]
    + Figure.drawings()
  let report = try Report(figures, runs: 5, versions: programs.versions) { run, name in tell("run \(run): \(name)") }
  print(report.table)
  if let jsonFile { try report.json().write(to: URL(filePath: jsonFile), options: .atomic) }
} catch {
  tell("benchmarks: \(error.localizedDescription)")
  exit(5)
}

/// Tells whoever waits.
func tell(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
