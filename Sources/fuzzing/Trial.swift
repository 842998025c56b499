import Drawing
import Foundation

/// A folder of odd files, and the calls of the command that are to bear them.
struct Trial {
  /// What is tried.
  enum Kind: String, CaseIterable {
    /// Scripts of every word with every value.
    case scripts
    /// Damaged pictures that scenarios choose as photos.
    case photos
    /// Damaged results that are merged.
    case results
  }

  /// How a call of the command ended.
  struct Ended {
    var status: Int32
    var output: String
    var error: String
  }

  private let command: String
  private let folder: URL

  init(command: String, in folder: URL) {
    self.command = command
    self.folder = folder
  }

  /// Makes the files of a seed and calls the command; what is wrong with what it did, or nil.
  func fault(_ kind: Kind, seed: UInt64) throws -> String? {
    switch kind {
    case .scripts:
      for number in 0..<10 {
        var generator = ScriptGenerator(seed: seed &* 1000 &+ UInt64(number))
        try write(Array(generator.file().utf8), "script\(number).lua")
      }
      return faultOfRun(try call("run", "--check-determinism", "--timeout", "5", "."))
    case .photos:
      try makePhotos(seed)
      return faultOfRun(try call("run", "--timeout", "5", "."))
    case .results:
      return try faultOfMerging(seed)
    }
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: folder.appending(path: name))
  }

  private func makePhotos(_ seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    var mutation = Mutation(seed: seed)
    var script = ""
    for number in 0..<20 {
      var picture = PictureDescription(width: 1 + random.below(60), height: 1 + random.below(60))
      picture.format = random.oneIn(2) ? .jpeg : .png
      try write(mutation(try picture.file()), "photo\(number)")
      script += """
        scenario("photo \(number)", function()
          local block = ProfileSetup { onContinue = function(profile) return profile.photo and profile.photo:pixel(0, 0) end }
          block:choosePhoto("photo\(number)", { after = 0.1 })
          pause(1)
          block:fill("name", "Maya") block:fill("username", "maya") block:tap("continue")
          pause(3)
        end)

        """
    }
    try write(Array(script.utf8), "photos.lua")
  }

  private func faultOfMerging(_ seed: UInt64) throws -> String? {
    var generator = ScriptGenerator(seed: seed)
    try write(Array(generator.file().utf8), "script.lua")
    _ = try call("run", "script.lua", "--reporter", "json=whole.json")
    let whole = [UInt8](try Data(contentsOf: folder.appending(path: "whole.json")))
    var mutation = Mutation(seed: seed)
    for number in 0..<20 {
      try write(mutation(whole), "damaged.json")
      let ended = try call("merge", "damaged.json", "--reporter", number % 2 == 0 ? "junit" : "pretty")
      if let fault = fault(ended, statuses: [0, 1, 2, 3, 4, 5, 130]) { return fault }
    }
    return nil
  }

  private func faultOfRun(_ ended: Ended) -> String? {
    for words in ["the scenario's process", "the process that loaded", "when it was run again"]
    where ended.output.contains(words) {
      return "the output has \"\(words)\""
    }
    if !ended.error.isEmpty { return "standard error has: \(ended.error.prefix(300))" }
    return fault(ended, statuses: [0, 1, 3])
  }

  /// What no call may do, whatever it is given.
  private func fault(_ ended: Ended, statuses: Set<Int32>) -> String? {
    if !statuses.contains(ended.status) { return "the status is \(ended.status): \(ended.error.prefix(300))" }
    if let address = ended.output.firstMatch(of: /0x[0-9a-f]{6,}/) { return "the output has the address \(address.0)" }
    // A tab is white space in XML, and no other reporter writes one.
    let raw = ended.output.unicodeScalars.first {
      $0.value < 32 && $0 != "\n" && $0 != "\t" || (0x7F...0x9F).contains($0.value)
    }
    return raw.map { "the output has the character \($0.value)" }
  }

  private func call(_ arguments: String...) throws -> Ended {
    let process = Process()
    process.executableURL = URL(filePath: command)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["XDG_CACHE_HOME": "/dev/null", "PATH": "/usr/bin:/bin"]
    let (output, error) = (folder.appending(path: ".output"), folder.appending(path: ".error"))
    for file in [output, error] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Ended(
      status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self)
    )
  }
}
