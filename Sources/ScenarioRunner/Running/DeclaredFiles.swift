import Foundation
import ScenarioLanguage
import Synchronization

/// What files declare, found out without running any of it.
struct DeclaredFiles: Sendable {
  /// What came of loading a file.
  typealias Loaded = Result<[ScenarioDeclaration], LoadError>

  /// The files with what they declare, in the order in which they were given.
  let files: [(path: SuitePath, loaded: Loaded)]

  /// Loads the files, several at a time.
  init(_ paths: [SuitePath], suites: Suites) {
    let asked = paths.map { ($0.file, suites.suite(of: $0.file)) }
    let results = Mutex([Loaded?](repeating: nil, count: paths.count))
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let (file, suite) = asked[index]
      let loaded = Loaded { () throws(LoadError) in try ScenarioFile(path: file, suite: suite).scenarios }
      results.withLock { $0[index] = loaded }
    }
    files = results.withLock { results in
      zip(paths, results).compactMap { path, loaded in loaded.map { (path, $0) } }
    }
  }
}
