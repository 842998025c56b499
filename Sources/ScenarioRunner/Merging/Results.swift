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

/// What is wrong with results that are to be read or joined.
enum ResultsError: Error, Hashable {
  /// The file can't be read.
  case unreadable(String)
  /// The file does not begin as results do.
  case notResults(String)
  /// They are written in another version of the grammar.
  case otherVersion(String, version: Int)
  /// A line is no event.
  case damaged(String, line: Int)
  /// They have no end.
  case cut(String, during: String?)
  /// Several files were given, of which one is no share of a run.
  case noShard(String)
  /// Two are shares of a different number.
  case otherCount(String, String)
  /// Two are the same share.
  case twice(String, String, Shard)
  /// A share is missing.
  case missing([Int], count: Int)
  /// Two were shuffled differently, or run a different number of times.
  case otherOrder(String, String)
  /// Two are of different suites, or of different choices from one.
  case otherSuite(String, String)

  /// What is wrong and what would be right.
  var message: String {
    switch self {
    case .unreadable(let path): "'\(path)' can't be read"
    case .notResults(let path):
      "'\(path)' holds no results; 'scenario run --reporter json=FILE' writes them"
    case .otherVersion(let path, let version):
      "'\(path)' is written in version \(version) of the events, and this command reads version \(RunHeader.grammar)"
    case .damaged(let path, let line): "'\(path)' is damaged in line \(line)"
    case .cut(let path, let title):
      "'\(path)' is cut" + (title.map { ", in the scenario '\($0.shown)'" } ?? "") + "; run it again"
    case .noShard(let path): "'\(path)' is of a run without --shard; only the shares of one run can be joined"
    case .otherCount(let one, let other): "'\(one)' and '\(other)' are shares of a different number"
    case .twice(let one, let other, let shard):
      "'\(one)' and '\(other)' are both the share \(shard.index)/\(shard.count)"
    case .missing(let indices, let count):
      "of \(count) shares \(indices.map { "\($0)/\(count)" }.joined(separator: ", ")) "
        + (indices.count == 1 ? "is missing" : "are missing")
    case .otherOrder(let one, let other):
      "'\(one)' and '\(other)' were run in different orders; give each share the same --shuffle=SEED and --repeat"
    case .otherSuite(let one, let other):
      "'\(one)' and '\(other)' are of different suites, or of different choices from one"
    }
  }
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
      guard summary == nil else { throw .damaged(path, line: index + 1) }
      switch event {
      case .runStarted(let value):
        guard header == nil else { throw .damaged(path, line: index + 1) }
        header = value
      case .fileLoaded(let loaded): files.append(File(beginning: .loaded(loaded)))
      case .loadError(let error): files.append(File(beginning: .failed(error)))
      case .scenarioStarted(let start): started = start.title
      case .scenarioEnded(let end):
        guard !files.isEmpty else { throw .damaged(path, line: index + 1) }
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
