import ScenarioLanguage

/// Where scenarios run, told file by file in the order of the run.
protocol Executor: AnyObject {
  /// The next file, loaded or found not to load; nil when there is no more.
  func nextFile() -> FileTask?
  /// What came of the scenario at that place of the file's chosen ones, asked for one after the other.
  func result(of file: FileTask, at place: Int) -> RanScenario
  /// Nothing more is asked for.
  func end()
}

/// A file of a run, with what is known of it so far.
final class FileTask {
  /// Its place in the run, from 0.
  let number: Int
  let path: SuitePath
  /// The order of its scenarios, and the repetition.
  let order: RunOrder
  /// What it declares and what of that is to run; nil until it is loaded.
  var loaded: Loaded?
  /// The paths of the files that it has required.
  var requiredFiles: [String] = []
  /// The ends of chosen scenarios that were not told yet, in their order, with the bytes that their messages took.
  var results: ArraySlice<(RanScenario, Int)> = []
  /// The places of chosen scenarios that wait for another worker, since theirs has ended.
  var waiting = 0..<0

  /// Whether a worker has been asked to load it.
  var isBegun = false
  /// Whether its scenarios are being told.
  var isTold = false

  init(_ number: Int, _ path: SuitePath, _ order: RunOrder) {
    self.number = number
    self.path = path
    self.order = order
  }

  /// What came of loading it.
  enum Loaded {
    case chosen(Chosen)
    case failed(LoadError)
  }

  /// Those that are to run, in their order.
  var chosen: [ScenarioDeclaration] {
    if case .chosen(let chosen) = loaded { chosen.scenarios } else { [] }
  }
}

/// A scenario that has run.
struct RanScenario: Sendable {
  var result: ScenarioResult
  /// How long it took, in seconds of wall-clock time.
  var wallSeconds: Double
}

/// How files are loaded and chosen from, and how a scenario is run, wherever that is.
struct Performer {
  let limits: ScenarioLimits
  let suites: Suites
  /// What of a file is to run, in its order.
  let choose: (FileTask, [ScenarioDeclaration]) -> Chosen
  /// Runs the scenario at that place of the file; `willExplain` is called when it has ended, and only why is still to be found out.
  let run: (_ file: ScenarioFile, _ place: Int, _ willExplain: () -> Void) -> RanScenario

  /// Who does so, in so many processes, or in this one.
  func executor(jobs: Int?, files: @escaping () -> FileTask?) -> any Executor {
    jobs.map { WorkerPool(jobs: $0, self, files: files) } ?? LocalExecutor(self, files: files)
  }

  /// Loads a file.
  func load(_ path: String) throws(LoadError) -> ScenarioFile {
    try ScenarioFile(path: path, suite: suites.suite(of: path), limits: limits)
  }
}
