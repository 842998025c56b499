import ScenarioLanguage

/// Which scenario of a file has taken which name for a snapshot, wherever its scenarios run.
struct SnapshotNames {
  private var owners: [String: ScenarioDeclaration] = [:]

  /// Notes the names that a scenario has taken; that another has one already is a mistake of the later one.
  ///
  /// Names that differ only in case are one, since some file systems don't tell them apart.
  mutating func check(_ result: inout ScenarioResult, of scenario: ScenarioDeclaration) {
    for note in result.snapshots {
      let owner = owners[note.name.lowercased()] ?? scenario
      owners[note.name.lowercased()] = owner
      guard owner.number != scenario.number else { continue }
      result.outcome = .error
      result.failure = FailureReport(
        message:
          "the snapshot \"\(note.name.shown)\" belongs to the scenario \"\(owner.title.shown)\" in line \(owner.line); "
          + "each scenario's snapshots need names of their own",
        of: scenario
      )
      return
    }
  }
}
