import ScenarioLanguage

/// Shows a person each snapshot that is missing or differs, and saves those that the person accepts.
struct SnapshotReview {
  /// How many lines of a difference are shown.
  private static let mostLines = 60

  let changes: [(scenario: ScenarioDeclaration, change: SnapshotChange)]
  /// Whether all scenarios ran and passed, so that no other snapshot can differ.
  let isSure: Bool
  let console: Console
  let style: PrettyStyle

  /// Asks about one after the other: 0 when all were accepted, 1 when one was kept, 5 when one could not be written.
  func callAsFunction() -> ExitStatus {
    guard !changes.isEmpty else {
      console.output(
        isSure
          ? "Every snapshot is as it was saved.\n"
          : "No snapshot that was asked for differs, but not all scenarios ran and passed.\n"
      )
      return .passed
    }
    var accepted = 0
    for (index, item) in changes.enumerated() {
      show(item.scenario, item.change, "\(index + 1) of \(changes.count)")
      switch answer() {
      case "a":
        do throws(SnapshotFileError) { try item.change.accept() } catch {
          console.output("not written\n\n")
          console.error("scenario: \(error)\n")
          return .outputNotWritten
        }
        accepted += 1
        console.output("accepted\n\n")
      case "k": console.output("kept\n\n")
      case "q":
        console.output("quit\n\n")
        return close(accepted)
      default: return .interrupted
      }
    }
    return close(accepted)
  }

  private func close(_ accepted: Int) -> ExitStatus {
    console.output("\(accepted) accepted, \(changes.count - accepted) kept\n")
    return accepted == changes.count ? .passed : .failed
  }

  private func show(_ scenario: ScenarioDeclaration, _ change: SnapshotChange, _ place: String) {
    let title = style.strong(scenario.title.shown)
    var lines = ["\(place)  \(title) \(style.quiet("\(scenario.file.shown):\(scenario.line)"))"]
    lines.append("  \(change.path.shown)\(change.isMissing ? " (new)" : "")")
    lines += change.differences.prefix(Self.mostLines).map { line in
      let shown = "    \(line.shown)"
      return line.hasPrefix("+ ") ? style.passed(shown) : line.hasPrefix("- ") ? style.failed(shown) : shown
    }
    if change.differences.count > Self.mostLines {
      lines.append("    … (\(change.differences.count - Self.mostLines) more lines)")
    }
    console.output(lines.joined(separator: "\n") + "\n  a accepts, k keeps what is saved, q quits: ")
    console.flush()
  }

  /// The key that was pressed; nil when nobody will press one any more.
  private func answer() -> Character? {
    while !console.isInterrupted(), !console.isUnread(), console.hasKeys() {
      if let key = console.key(0.05), "akq".contains(key) { return key }
    }
    return nil
  }
}
