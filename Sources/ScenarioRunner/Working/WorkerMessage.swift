import Foundation
import ScenarioLanguage

/// What a worker is asked to do.
enum WorkerOrder {
  /// To load a file, and to run what is chosen of it.
  case run(FileTask)
  /// To load a file again, and to run those of its scenarios that another worker has left.
  case resume(path: String, [Scenario])

  /// A scenario of a file, which may have changed since it was loaded.
  struct Scenario {
    var number: Int
    var title: String
  }

  var message: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .run(let task):
      writer.put(true)
      writer.put(task.number)
      writer.put(task.path.file)
      writer.put(task.path.lines) { $0.put($1) }
      writer.put(task.order.seed != nil)
      writer.put(Int(task.order.seed ?? 0))
      writer.put(task.order.repetition)
    case .resume(let path, let scenarios):
      writer.put(false)
      writer.put(path)
      writer.put(scenarios) { writer, scenario in
        writer.put(scenario.number)
        writer.put(scenario.title)
      }
    }
    return writer.finished()
  }

  init(_ message: ArraySlice<UInt8>) {
    var reader = ByteReader(message)
    if reader.bool() {
      let number = reader.int()
      let path = SuitePath(file: reader.text(), lines: reader.list { $0.int() })
      let (hasSeed, seed) = (reader.bool(), UInt32(reader.int()))
      self = .run(FileTask(number, path, RunOrder(seed: hasSeed ? seed : nil, repetition: reader.int())))
    } else {
      self = .resume(path: reader.text(), reader.list { Scenario(number: $0.int(), title: $0.text()) })
    }
  }
}

/// What a worker answers.
enum WorkerAnswer {
  /// The file's outcome depends on these paths too.
  case dependencies([String])
  /// The file is loaded; what it declares, and the numbers of those that are run, in their order.
  case loaded([ScenarioDeclaration], chosen: [Int])
  /// The file does not load.
  case loadError(LoadError)
  /// It is still at work on what it was asked, beyond the scenario itself.
  case alive
  /// A scenario has ended.
  case ended(RanScenario)
  /// The order is carried out.
  case done

  private enum Kind: Int {
    case dependencies, loaded, loadError, alive, ended, done
  }

  /// The parts of a result that most scenarios do not have.
  private struct Details: Codable {
    var failure: FailureReport?
    var timings: [Timing] = []
    var snapshots: [SnapshotNote] = []

    /// The parts of a result that most scenarios do not have.
    init(_ result: ScenarioResult) {
      (failure, timings, snapshots) = (result.failure, result.timings, result.snapshots)
    }
  }

  var message: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .dependencies(let paths):
      writer.put(Kind.dependencies.rawValue)
      writer.put(paths) { $0.put($1) }
    case .loaded(let scenarios, let chosen):
      writer.put(Kind.loaded.rawValue)
      writer.put(scenarios) { $1.put(into: &$0) }
      writer.put(chosen) { $0.put($1) }
    case .loadError(let error):
      writer.put(Kind.loadError.rawValue)
      writer.put(Self.encoded(error.report))
    case .alive: writer.put(Kind.alive.rawValue)
    case .ended(let ran):
      writer.put(Kind.ended.rawValue)
      writer.put(ran.result.outcome.rawValue)
      writer.put(ran.result.output)
      writer.put(ran.result.virtualSeconds)
      writer.put(ran.wallSeconds)
      writer.put(ran.result.isPlain ? [] : Self.encoded(Details(ran.result)))
    case .done: writer.put(Kind.done.rawValue)
    }
    return writer.finished()
  }

  init(_ message: ArraySlice<UInt8>, path: String) {
    var reader = ByteReader(message)
    guard let kind = Kind(rawValue: reader.int()) else { preconditionFailure("a worker has answered what none can") }
    switch kind {
    case .dependencies: self = .dependencies(reader.list { $0.text() })
    case .loaded:
      self = .loaded(reader.list { ScenarioDeclaration(&$0, file: path) }, chosen: reader.list { $0.int() })
    case .loadError: self = .loadError(LoadError(report: Self.decoded(reader.data())))
    case .alive: self = .alive
    case .ended:
      guard let outcome = ScenarioResult.Outcome(rawValue: reader.text()) else {
        preconditionFailure("a worker has answered an end that none can have")
      }
      var result = ScenarioResult(outcome: outcome, output: reader.text(), virtualSeconds: reader.double())
      let wallSeconds = reader.double()
      let data = reader.data()
      if !data.isEmpty {
        let details: Details = Self.decoded(data)
        result.failure = details.failure
        result.timings = details.timings
        result.snapshots = details.snapshots
      }
      self = .ended(RanScenario(result: result, wallSeconds: wallSeconds))
    case .done: self = .done
    }
  }

  private static func encoded(_ value: some Encodable) -> [UInt8] {
    do { return [UInt8](try JSONEncoder().encode(value)) } catch {
      preconditionFailure("a value of texts and numbers can always be encoded: \(error)")
    }
  }

  private static func decoded<Value: Decodable>(_ data: ArraySlice<UInt8>) -> Value {
    do { return try JSONDecoder().decode(Value.self, from: Data(data)) } catch {
      preconditionFailure("a worker has answered what can't be read: \(error)")
    }
  }
}

extension ScenarioResult {
  /// Whether it has none of the parts that most scenarios do not have.
  fileprivate var isPlain: Bool { failure == nil && timings.isEmpty && snapshots.isEmpty }
}

extension ScenarioDeclaration {
  fileprivate func put(into writer: inout ByteWriter) {
    writer.put(title)
    writer.put(number)
    writer.put(line)
    writer.put(lastLine)
    writer.put(covers) { $0.put($1) }
    writer.put(tags) { $0.put($1) }
    writer.put(skip)
    writer.put(knownBug)
    writer.put(isExhaustive)
  }

  fileprivate init(_ reader: inout ByteReader, file: String) {
    let title = reader.text()
    let (number, line, lastLine) = (reader.int(), reader.int(), reader.int())
    self.init(title: title, file: file, number: number, line: line, lastLine: lastLine)
    covers = reader.list { $0.text() }
    tags = reader.list { $0.text() }
    skip = reader.optionalText()
    knownBug = reader.optionalText()
    isExhaustive = reader.bool()
  }
}
