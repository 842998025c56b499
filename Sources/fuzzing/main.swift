import Foundation

// fuzzing COMMAND SECONDS [KIND [SEED]]: has the command bear odd scripts, photos and results, so many seconds of each kind.
// What it does not bear is kept below .build/fuzz, and makes the exit status 1.

let arguments = CommandLine.arguments.dropFirst().map(\.self)
guard (2...4).contains(arguments.count), let seconds = Double(arguments[1]),
  let kinds = arguments.count == 2 ? Trial.Kind.allCases : Trial.Kind(rawValue: arguments[2]).map({ [$0] }),
  let first = arguments.count == 4 ? UInt64(arguments[3]) : UInt64(Date().timeIntervalSince1970)
else {
  FileHandle.standardError.write(Data("usage: fuzzing COMMAND SECONDS [scripts|photos|results [SEED]]\n".utf8))
  exit(2)
}

let command = URL(filePath: arguments[0]).path
var faults = 0
for kind in kinds {
  let start = ContinuousClock.now
  var seed = first
  while ContinuousClock.now - start < .seconds(seconds) || seed == first {
    let folder = URL(filePath: ".build/fuzz/\(kind.rawValue)-\(seed)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let fault = try Trial(command: command, in: folder).fault(kind, seed: seed) {
      faults += 1
      print("\(kind.rawValue), seed \(seed): \(fault); see \(folder.relativePath)")
    } else {
      try FileManager.default.removeItem(at: folder)
    }
    seed += 1
  }
  print("\(kind.rawValue): \(seed - first) trials from seed \(first), \(faults) faults until now")
}
exit(faults == 0 ? 0 : 1)
