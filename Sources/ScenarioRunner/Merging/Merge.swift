import ScenarioLanguage

/// The results of shares, joined into what one run would have told.
struct Merge {
  /// The events of the whole.
  let events: [RunEvent]
  /// What came of the whole.
  let summary: RunSummary

  /// Joins the shares of a run, which must all be there; results of a whole run stand for themselves.
  init(_ shares: [Results]) throws(ResultsError) {
    try Self.check(shares)
    // Every share tells of the same files in the same order; one that was interrupted, of the first of them.
    let longest = shares.max { $0.files.count < $1.files.count }
    guard let longest, var header = shares.first?.header else { preconditionFailure("no results were given") }
    header.shard = nil
    if shares.contains(where: { $0.header.options != header.options }) { header.options = nil }
    header.startedAt = shares.map(\.header.startedAt).min() ?? header.startedAt
    var events = [RunEvent.runStarted(header)]
    var summary = RunSummary()
    for (place, file) in longest.files.enumerated() {
      let parts = shares.compactMap { $0.files.indices.contains(place) ? $0.files[place] : nil }
      switch file.beginning {
      case .loaded(var loaded):
        loaded.chosen = parts.reduce(0) { $0 + $1.chosen }
        events.append(.fileLoaded(loaded))
      case .failed(let error):
        summary.loadErrors += 1
        events.append(.loadError(error))
      }
      for end in Self.ordered(parts.flatMap(\.ends), header) {
        summary.count(end.result)
        events.append(.scenarioStarted(ScenarioStart(of: end.scenario, repetition: end.repetition)))
        events.append(.scenarioEnded(end))
      }
    }
    summary.endedEarly = shares.contains(where: \.summary.endedEarly)
    summary.interrupted = shares.contains(where: \.summary.interrupted)
    summary.wallSeconds = shares.reduce(0) { $0 + $1.summary.wallSeconds }
    if !shares.contains(where: { $0.summary.suite == nil }) { summary.suite = longest.summary.suite }
    self.events = events + [.runEnded(summary)]
    self.summary = summary
  }

  private static func ordered(_ ends: [ScenarioEnd], _ header: RunHeader) -> [ScenarioEnd] {
    let order = RunOrder(seed: header.seed, repetition: ends.first?.repetition ?? 1)
    return order.order(ends.sorted { $0.scenario.number < $1.scenario.number }, by: \.scenario.title)
  }

  /// How many missing shares are named.
  private static let mostMissing = 20

  private static func check(_ shares: [Results]) throws(ResultsError) {
    guard shares.count > 1 || shares.first?.header.shard != nil else { return }
    var paths: [Int: String] = [:]
    var count = 0
    for share in shares {
      guard let shard = share.header.shard else { throw .noShard(share.path) }
      let first = shares[0]
      if shard.count != first.header.shard?.count { throw .otherCount(first.path, share.path) }
      if let twin = paths[shard.index] { throw .twice(twin, share.path, shard) }
      paths[shard.index] = share.path
      count = shard.count
      if share.header.seed != first.header.seed || share.header.repetitions != first.header.repetitions {
        throw .otherOrder(first.path, share.path)
      }
    }
    let missing = Array((1...max(1, count)).lazy.filter { paths[$0] == nil }.prefix(Self.mostMissing))
    if !missing.isEmpty { throw .missing(missing, count: count) }
    let ended = shares.filter { $0.summary.suite != nil }
    for share in ended where share.summary.suite != ended[0].summary.suite {
      throw .otherSuite(ended[0].path, share.path)
    }
  }
}
