import Foundation
import ScenarioLanguage

/// The results of a run, read from the JSON lines that its reporter wrote.
struct Results {
  /// What came of a file in a repetition of the run.
  struct File {
    /// How many of its scenarios were to run, or why it does not load.
    var beginning: Beginning
    /// Its scenarios' ends, in the order of the run.
    var ends: [ScenarioEnd] = []
  }

  /// How a file begins.
  enum Beginning {
    case loaded(LoadedFile)
    case failed(LoadFailure)
  }

  /// The path of the results, as it was given.
  var path: String
  var header: RunHeader
  var files: [File]
  var summary: RunSummary
}

extension Results {
  /// Reads the file at that path.
  init(path: String) throws(ResultsError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, let version = Self.version(first) else { throw .notResults(path) }
    guard version == RunHeader.grammar else { throw .otherVersion(path, version: version) }
    self.path = path
    var header: RunHeader?
    var files: [File] = []
    var summary: RunSummary?
    var started: String?
    let decoder = JSONDecoder()
    for (index, line) in lines.enumerated() {
      let event: RunEvent
      do {
        event = try decoder.decode(RunEvent.self, from: line)
      } catch is RunEvent.UnknownKind {
        continue
      } catch {
        // The last line may be there in part.
        let isCut = index == lines.count - 1 && data.last != UInt8(ascii: "\n")
        throw isCut ? .cut(path, during: started) : .damaged(path, line: index + 1)
      }
      guard summary == nil, event.isSound else { throw .damaged(path, line: index + 1) }
      switch event {
      case .runStarted(let value):
        guard header == nil else { throw .damaged(path, line: index + 1) }
        header = value
      case .fileLoaded(let loaded): files.append(File(beginning: .loaded(loaded)))
      case .loadError(let error): files.append(File(beginning: .failed(error)))
      case .scenarioStarted(let start): started = start.title
      case .scenarioEnded(let end):
        guard let file = files.last, file.ends.count < file.chosen else { throw .damaged(path, line: index + 1) }
        files[files.count - 1].ends.append(end)
        started = nil
      case .runEnded(let value): summary = value
      }
    }
    guard let header else { throw .notResults(path) }
    guard let summary else { throw .cut(path, during: started) }
    self.header = header
    self.files = files
    self.summary = summary
  }

  /// The version that the first line bears; nil when it is no beginning of results.
  private static func version(_ line: Data) -> Int? {
    struct Beginning: Decodable {
      var event: String
      var version: Int
    }
    let beginning = try? JSONDecoder().decode(Beginning.self, from: line)
    return beginning?.event == RunEvent.Kind.runStarted.rawValue ? beginning?.version : nil
  }
}

extension Results.File {
  /// How many of its scenarios were to run.
  var chosen: Int {
    guard case .loaded(let loaded) = beginning else { return 0 }
    return loaded.chosen
  }
}

extension RunEvent {
  /// More scenarios or shares than any suite has.
  private static let most = 1 << 40
  /// More seconds than any run takes.
  private static let longest = 1e15

  /// Whether its numbers can be those of a run.
  fileprivate var isSound: Bool {
    switch self {
    case .runStarted(let header):
      guard header.repetitions >= 1 else { return false }
      return header.shard.map { (1...Self.most).contains($0.count) && (1...$0.count).contains($0.index) } ?? true
    case .fileLoaded(let loaded): return loaded.repetition >= 1 && (0...Self.most).contains(loaded.chosen)
    case .loadError(let failure): return failure.repetition >= 1
    case .scenarioStarted(let start): return start.repetition >= 1
    case .scenarioEnded(let end): return end.repetition >= 1
    case .runEnded(let summary): return (0...Self.longest).contains(summary.wallSeconds)
    }
  }
}
