import ScenarioLanguage

/// What was chosen of a file.
struct Chosen: Sendable {
  /// The scenarios, in their order.
  var scenarios: [ScenarioDeclaration] = []
  /// Tells what was asked for, before it was shared out, from any other choice.
  fileprivate var fingerprint = StableHash()
}

/// Chooses scenarios of files as they are loaded, and notes what it has seen.
final class Chooser {
  private let choice: Choice
  private let suites: Suites
  private let failures: LastFailures
  private var fingerprint = StableHash()
  private var tags: Set<String> = []
  private var rules: Set<String> = []

  init(_ choice: Choice, suites: Suites, failures: LastFailures) {
    self.choice = choice
    self.suites = suites
    self.failures = failures
  }

  /// Those of a file's scenarios that are asked for, in their order.
  func choose(among scenarios: [ScenarioDeclaration], of path: SuitePath) -> Chosen {
    let place = suites.path(of: path.file)
    var chosen = Chosen()
    chosen.scenarios = scenarios.filter { scenario in
      note(scenario)
      guard isAskedFor(scenario, path, place) else { return false }
      chosen.fingerprint.add(scenario.title)
      chosen.fingerprint.add(scenario.line)
      return choice.shard?.holds(scenario.title, of: place) ?? true
    }
    return chosen
  }

  /// Notes a file whose turn it is, with what was chosen of it; nil when it does not load.
  func note(_ chosen: Chosen?, of path: SuitePath) {
    fingerprint.add(suites.path(of: path.file))
    if let chosen { fingerprint.add(Int(bitPattern: UInt(chosen.fingerprint.value))) }
  }

  /// The same for two runs whose choice from the suite was the same before it was shared out.
  var suite: String { fingerprint.text }

  private func note(_ scenario: ScenarioDeclaration) {
    if !choice.tags.isEmpty { tags.formUnion(scenario.tags) }
    if !choice.rules.isEmpty { rules.formUnion(scenario.covers) }
  }

  private func isAskedFor(_ scenario: ScenarioDeclaration, _ path: SuitePath, _ place: String) -> Bool {
    let lines = scenario.line...scenario.lastLine
    guard path.lines.isEmpty || path.lines.contains(where: lines.contains) else { return false }
    guard choice.tags.isEmpty || choice.tags.contains(where: scenario.tags.contains) else { return false }
    guard choice.rules.isEmpty || choice.rules.contains(where: scenario.covers.contains) else { return false }
    if choice.lastFailed {
      // A file that did not load is asked for wholly.
      let names = failures.names(in: suites.suite(of: path.file))
      guard [scenario.title, nil].contains(where: { names.contains(LastFailures.Name(file: place, title: $0)) }) else {
        return false
      }
    }
    guard !choice.filters.isEmpty || !choice.excludes.isEmpty else { return true }
    let name = "\(scenario.file) › \(scenario.title)"
    return (choice.filters.isEmpty || choice.filters.contains(where: name.contains))
      && !choice.excludes.contains(where: name.contains)
  }

  /// Says that nothing was chosen.
  func tellNothingMatched(_ console: Console) {
    console.error("scenario: no scenario matched \(choice.words)\(explanation)\n")
  }

  /// Why nothing was chosen, as far as that can be told: tags or rules that no scenario has.
  private var explanation: String {
    if let tag = choice.tags.first(where: { !tags.contains($0) }) {
      return "; no scenario has the tag '\(tag)'" + Suggestion.question(for: tag, among: tags.sorted())
    }
    if let rule = choice.rules.first(where: { !rules.contains($0) }) {
      return "; no scenario covers '\(rule)'" + Suggestion.question(for: rule, among: rules.sorted())
    }
    return choice.lastFailed ? "; none of them failed when it last ran" : ""
  }
}
