import Foundation
import Measuring
import ScenarioRunner

// benchmarks [--json FILE] [--only WORDS]: measures all figures, or those with WORDS in their names, prints their table,
// and writes them to FILE as JSON.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == Programs.insideOption { exit(runInsideOneProcess(Array(arguments.dropFirst()))) }
var options: [String: String] = [:]
for (place, argument) in arguments.enumerated() where place.isMultiple(of: 2) {
  guard ["--json", "--only"].contains(argument), place + 1 < arguments.count else {
    tell("usage: benchmarks [--json FILE] [--only WORDS]")
    exit(2)
  }
  options[argument] = arguments[place + 1]
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
  let wanted = options["--only"].map { words in figures.filter { $0.name.contains(words) } } ?? figures
  let report = try Report(wanted, runs: 5, versions: programs.versions) { run, name in tell("run \(run): \(name)") }
  print(report.table)
  if let jsonFile = options["--json"] { try report.json().write(to: URL(filePath: jsonFile), options: .atomic) }
} catch {
  tell("benchmarks: \(error.localizedDescription)")
  exit(5)
}

/// Tells whoever waits.
func tell(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}
