import Foundation

// benchmarks [--json FILE]: measures all figures, prints their table, and writes them to FILE as JSON.

let arguments = Array(CommandLine.arguments.dropFirst())
let jsonFile: String?
switch arguments.count {
case 0: jsonFile = nil
case 2 where arguments[0] == "--json": jsonFile = arguments[1]
default:
  FileHandle.standardError.write(Data("usage: benchmarks [--json FILE]\n".utf8))
  exit(2)
}

let figures =
  topicCounts.map(Figure.searchKeyPress) + topicCounts.map(Figure.scenarioKeyPress)
  + topicCounts.map(Figure.pick) + topicCounts.map(Figure.scenarioPick)
  + [.profileEvents(), .interestsEvents(), .usernameAllocations(), .searchAllocations()]
  + Figure.drawings()
let runs = 5
let report = Report(runs: runs, figures: Figure.measure(figures, runs: runs))
print(report.table)
if let jsonFile {
  do {
    try report.json().write(to: URL(filePath: jsonFile), options: .atomic)
  } catch {
    FileHandle.standardError.write(
      Data("benchmarks: '\(jsonFile)' can't be written: \(error.localizedDescription)\n".utf8)
    )
    exit(5)
  }
}
