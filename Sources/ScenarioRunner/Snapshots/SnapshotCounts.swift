import ScenarioLanguage

/// How many snapshots a run has saved, or could not.
struct SnapshotCounts: Sendable, Hashable, Codable {
  /// Those that were missing and were written.
  var written = 0
  /// Those that differed and were written.
  var updated = 0
  /// Those that could not be written or read.
  var unwritten = 0

  mutating func count(_ outcome: SnapshotNote.Outcome) {
    switch outcome {
    case .written: written += 1
    case .updated: updated += 1
    case .unwritten: unwritten += 1
    case .same, .differs, .missing: break
    }
  }

  /// What was saved, in sentences.
  var sentences: [String] {
    [(written, "written"), (updated, "updated")].filter { $0.0 > 0 }.map { count, verb in
      "\(count) \(count == 1 ? "snapshot was" : "snapshots were") \(verb)."
    }
  }
}

extension SnapshotNote {
  /// What is saved, for a sentence.
  var words: String { kind == .text ? "snapshot" : "snapshot's picture" }
}

extension RunSummary {
  /// Counts what came of a scenario and of its snapshots.
  mutating func count(_ result: ScenarioResult) {
    count(result.outcome)
    for note in result.snapshots {
      var counts = snapshots ?? SnapshotCounts()
      counts.count(note.outcome)
      if counts != SnapshotCounts() { snapshots = counts }
    }
  }
}
