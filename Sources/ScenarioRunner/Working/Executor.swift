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
  /// The paths on which its outcome depends beside its own, as far as they are known.
  var dependencies: [String] = []
  /// What the file declares, as long as it is of interest.
  var declared: [ScenarioDeclaration] = []
  /// The places of chosen scenarios that wait for another worker, since theirs has ended.
  var waiting = 0..<0

  /// The ends of chosen scenarios that have arrived, in their order, with the bytes that their messages took.
  private var arrived: [(RanScenario, Int)] = []
  /// Those of them that are told first, the next one last, so that what is told is let go of.
  private var next: [(RanScenario, Int)] = []

  /// Whether a worker has been asked to run it.
  var isBegun = false
  /// Whether its scenarios are being told.
  var isTold = false

  init(_ number: Int, _ path: SuitePath, _ order: RunOrder) {
    self.number = number
    self.path = path
    self.order = order
  }

  /// Takes the end of the chosen scenario that follows, with the bytes that its message took.
  func add(_ ran: RanScenario, bytes: Int) { arrived.append((ran, bytes)) }

  /// The first of the ends that were taken and not given yet.
  func nextResult() -> (RanScenario, Int)? {
    if next.isEmpty {
      swap(&next, &arrived)
      next.reverse()
    }
    return next.popLast()
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
  /// Whether nothing more of a file is run once a scenario of it has failed.
  var endsAtFailure = false
  /// What of a file is to run, in its order.
  let choose: (FileTask, [ScenarioDeclaration]) -> Chosen
  /// Runs the scenario at that index of the file; `tellAlive` is called where more follows than the scenario itself.
  let run: (_ file: ScenarioFile, _ index: Int, _ tellAlive: () -> Void) -> RanScenario

  /// Who loads and runs the files: so many processes, or this one when `jobs` is nil.
  func executor(jobs: Int?, files: @escaping () -> FileTask?) -> any Executor {
    jobs.map { WorkerPool(jobs: $0, self, files: files) } ?? LocalExecutor(self, files: files)
  }

  /// Loads a file; the paths on which its outcome depends are noted, also later.
  func load(_ path: String, noteDependencies: @escaping ([String]) -> Void) throws(LoadError) -> ScenarioFile {
    try ScenarioFile(path: path, suite: suites.suite(of: path), limits: limits, noteDependencies: noteDependencies)
  }
}
