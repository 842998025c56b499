import ScenarioLanguage

/// Hears of a run and has its failures kept.
final class FailureKeeper: Reporter {
  private let failures: LastFailures
  private let suites: Suites
  /// The file that runs.
  private var path = ""
  private var root = ""
  private var before: Set<LastFailures.Name> = []
  private var passed: [String: Set<LastFailures.Name>] = [:]
  private var failed: [String: Set<LastFailures.Name>] = [:]

  init(_ failures: LastFailures, suites: Suites) {
    self.failures = failures
    self.suites = suites
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .runStarted, .scenarioStarted: break
    case .fileLoaded(let loaded):
      begin(loaded.file)
      note(nil, hasFailed: false)
    case .loadError(let error):
      begin(error.file)
      note(nil, hasFailed: true)
    case .scenarioEnded(let end):
      let hasFailed = end.result.outcome.isFailure
      // Most pass now as they did before.
      if hasFailed || !before.isEmpty { note(end.scenario.title, hasFailed: hasFailed) }
    case .runEnded:
      for root in Set(passed.keys).union(failed.keys) {
        failures.note(passed: passed[root, default: []], failed: failed[root, default: []], in: root)
      }
    }
  }

  private func begin(_ file: String) {
    let suite = suites.suite(of: file)
    path = suites.path(of: file)
    guard root != suite.root else { return }
    root = suite.root
    before = failures.names(in: suite)
  }

  private func note(_ title: String?, hasFailed: Bool) {
    let name = LastFailures.Name(file: path, title: title)
    if hasFailed {
      failed[root, default: []].insert(name)
    } else if before.contains(name) {
      passed[root, default: []].insert(name)
    }
  }
}
