import ScenarioLanguage

extension RunEvent: Decodable {
  private enum CodingKeys: String, CodingKey { case event }

  /// The event is of a kind that this version of the grammar does not have.
  struct UnknownKind: Error {
    var name: String
  }

  init(from decoder: any Decoder) throws {
    let name = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .event)
    guard let kind = Kind(rawValue: name) else { throw UnknownKind(name: name) }
    self =
      switch kind {
      case .runStarted: .runStarted(try RunHeader(from: decoder))
      case .fileLoaded: .fileLoaded(try LoadedFile(from: decoder))
      case .loadError: .loadError(try LoadFailure(from: decoder))
      case .scenarioStarted: .scenarioStarted(try ScenarioStart(from: decoder))
      case .scenarioEnded: .scenarioEnded(try ScenarioEnd(from: decoder))
      case .runEnded: .runEnded(try RunSummary(from: decoder))
      }
  }
}

extension ScenarioEnd: Decodable {
  private enum CodingKeys: String, CodingKey {
    case repetition, outcome, virtualSeconds, wallSeconds, output, timings, failure, snapshots
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    scenario = try ScenarioDeclaration(from: decoder)
    repetition = try fields.decode(Int.self, forKey: .repetition)
    result = ScenarioResult(
      outcome: try fields.decode(ScenarioResult.Outcome.self, forKey: .outcome),
      failure: try fields.decodeIfPresent(FailureReport.self, forKey: .failure),
      output: try fields.decodeIfPresent(String.self, forKey: .output) ?? "",
      virtualSeconds: try fields.decode(Double.self, forKey: .virtualSeconds),
      snapshots: try fields.decodeIfPresent([SnapshotNote].self, forKey: .snapshots) ?? []
    )
    result.timings = try fields.decodeIfPresent([Timing].self, forKey: .timings) ?? []
    wallSeconds = try fields.decode(Double.self, forKey: .wallSeconds)
  }
}
