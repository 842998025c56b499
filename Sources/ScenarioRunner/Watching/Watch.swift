import ScenarioLanguage

/// Runs scenarios again when what they are written in is saved, or when a key asks for it.
final class Watch {
  private let session: RunSession
  private let console: Console
  private var paths: [SuitePath]
  /// The paths on which a file's outcome depends, kept from run to run, since one that is cut may not come to all.
  private var dependencies: [String: Set<String>] = [:]
  private let suites = Suites()
  private var stamps = FileStamps()
  private var status = ExitStatus.passed

  /// How long a look at all files is put off, in seconds.
  static let interval = 0.02

  init(_ session: RunSession) throws(UsageError) {
    self.session = session
    console = session.console
    paths = try SuitePath.find(session.options.choice.paths)
  }

  /// Runs everything, and then whatever is saved, until the key `q`: the status of the last run.
  func callAsFunction() -> ExitStatus {
    run(paths)
    while !console.isInterrupted(), !console.isUnread() {
      switch console.key(Self.interval) {
      case "a": run(paths)
      case "f": run(paths, onlyLastFailed: true)
      case "q": return status
      default: look()
      }
    }
    return .interrupted
  }

  private func run(_ paths: [SuitePath], onlyLastFailed: Bool = false) {
    // What is saved while it runs is seen afterwards.
    stamps.watch(watched)
    status = session.run(paths, onlyLastFailed: onlyLastFailed) { [self] path, files in
      dependencies[path.file, default: []].formUnion(files)
    }
    stamps.watch(watched)
    let files = self.paths.count == 1 ? "1 file" : "\(self.paths.count) files"
    say("\nWatching \(files). Keys: a runs all, f what failed, q quits.\n")
  }

  /// Tells a person what is watched, not a program that reads standard output.
  private func say(_ text: String) {
    if session.telling.isForPrograms { console.error(text) } else { console.output(text) }
    console.flush()
  }

  /// Looks at what has changed, and runs what that touches.
  private func look() {
    let changed = stamps.changes()
    guard !changed.isEmpty else { return }
    // While a file is being replaced it may not be there.
    let found = SuitePath.findPresent(session.options.choice.paths)
    let known = Set(paths.map(\.file))
    let touched = found.filter { path in
      !known.contains(path.file) || !changed.isDisjoint(with: dependencies(of: path))
    }
    paths = found
    stamps.watch(watched)
    guard !touched.isEmpty else { return }
    let names = changed.union(touched.map(\.file).filter { !known.contains($0) }).subtracting(folders)
    say("\nSaved: \(names.sorted().map(\.shown).joined(separator: ", "))\n\n")
    run(touched)
  }

  /// All files and folders whose change may matter.
  private var watched: Set<String> {
    paths.reduce(into: folders) { $0.formUnion(dependencies(of: $1)) }
  }

  /// The folders in which files may come or go.
  private var folders: Set<String> {
    let asked = session.options.choice.paths.filter { path in !paths.contains { $0.file == path } }
    let files = paths.map { $0.file[..<($0.file.lastIndex(of: "/") ?? $0.file.startIndex)] }
    return Set(asked + files.map { $0.isEmpty ? "." : String($0) })
  }

  /// The files that a scenario file's outcome depends on: itself, what it requires, and its suite's rules.
  private func dependencies(of path: SuitePath) -> Set<String> {
    dependencies[path.file, default: []].union([path.file, suites.suite(of: path.file).root + "/RULES.md"])
  }
}
