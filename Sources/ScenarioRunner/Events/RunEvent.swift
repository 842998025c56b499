import ScenarioLanguage

/// What happens in a run, told to every reporter in this order; EVENTS.md has the grammar.
enum RunEvent: Sendable, Hashable {
  /// The run begins.
  case runStarted(RunHeader)
  /// A file was loaded; its chosen scenarios follow.
  case fileLoaded(LoadedFile)
  /// A file does not load, so that none of its scenarios can run.
  case loadError(LoadFailure)
  /// A scenario begins.
  case scenarioStarted(ScenarioStart)
  /// A scenario has ended.
  case scenarioEnded(ScenarioEnd)
  /// The run is over.
  case runEnded(RunSummary)
}

/// What is known of a run before it begins.
struct RunHeader: Sendable, Hashable, Decodable {
  /// The version of the grammar of events that this command writes and reads.
  static let grammar = 1

  /// The version of the grammar in which the events are told.
  var version = grammar
  /// The version of the command that runs.
  var command = ScenarioCommand.version
  /// When the run began, by the wall clock, as ISO 8601 has it in UTC.
  var startedAt: String
  /// How many files there are.
  var files: Int
  /// How many times everything is run.
  var repetitions = 1
  /// The share of the suite that is run, when it is not all.
  var shard: Shard?
  /// What the order comes from, when it is shuffled.
  var seed: UInt32?
  /// The options of the call that can change how a scenario ends, as they stood in it; nil for none.
  var options: [String]?

  /// What something is called in that repetition: by its name alone when everything is run once.
  func name(_ name: String, in repetition: Int) -> String {
    repetitions == 1 ? name : "\(name), \(repetition) of \(repetitions)"
  }
}

/// A file that was loaded.
struct LoadedFile: Sendable, Hashable, Decodable {
  /// The file's path, as it was given.
  var file: String
  /// In which repetition of the run, from 1.
  var repetition = 1
  /// How many of its scenarios are to run.
  var chosen: Int
}

/// A file that does not load.
struct LoadFailure: Sendable, Hashable, Decodable {
  /// The file's path, as it was given.
  var file: String
  /// In which repetition of the run, from 1.
  var repetition = 1
  /// What is wrong, and where.
  var failure: FailureReport
}

/// A scenario that begins.
struct ScenarioStart: Sendable, Hashable, Decodable {
  /// The path of its file, as it was given.
  var file: String
  /// Its place among the scenarios of its file, from 1.
  var number: Int
  /// In which repetition of the run, from 1.
  var repetition = 1
  /// The line on which it stands.
  var line: Int
  /// Its title.
  var title: String
}

extension ScenarioStart {
  /// That scenario begins.
  init(of scenario: ScenarioDeclaration, repetition: Int = 1) {
    self.init(
      file: scenario.file,
      number: scenario.number,
      repetition: repetition,
      line: scenario.line,
      title: scenario.title
    )
  }
}

/// A scenario that has ended.
struct ScenarioEnd: Sendable, Hashable {
  /// The scenario as its file declares it.
  var scenario: ScenarioDeclaration
  /// In which repetition of the run, from 1.
  var repetition = 1
  /// What came of it.
  var result: ScenarioResult
  /// How long it took, in seconds of wall-clock time.
  var wallSeconds: Double
}
