/// The reporters of a run, and the files that they write.
final class Telling {
  private(set) var reporters: [any Reporter] = []
  private var files: [WholeFile] = []
  private var failures: [WholeFile.Failure] = []
  private let console: Console

  init(_ options: TellingOptions, console: Console) {
    self.console = console
    // What takes standard output for itself leaves no place; otherwise a person is told there.
    if !options.reporters.contains(where: { $0.file == nil && $0.kind != .github }) {
      reporters.append(Self.pretty(options, console: console))
    }
    for choice in options.reporters { open(choice, options) }
    // Bazel wants to see that the shard that it asks for is heeded.
    if let path = console.environment("TEST_SHARD_STATUS_FILE"), !path.isEmpty { _ = open(path) }
  }

  private func open(_ path: String) -> WholeFile? {
    do throws(WholeFile.Failure) {
      let file = try WholeFile(path)
      files.append(file)
      return file
    } catch {
      failures.append(error)
      return nil
    }
  }

  private func open(_ choice: ReporterChoice, _ options: TellingOptions) {
    var write = console.output
    var writeBytes: (UnsafeBufferPointer<UInt8>) -> Void = { [console] in
      console.output(String(decoding: $0, as: UTF8.self))
    }
    if let path = choice.file {
      guard let file = open(path) else { return }
      write = file.write
      writeBytes = file.write
    }
    let reporter: any Reporter =
      switch choice.kind {
      case .pretty where choice.file == nil: Self.pretty(options, console: console)
      case .pretty: PrettyReporter(detail: options.detail, style: options.color.style(isTerminal: false), write: write)
      case .tap: TAPReporter(version: Self.tapVersion(console), write: write)
      case .junit: JUnitReporter(write: write)
      case .json: JSONReporter(write: writeBytes)
      case .github: GitHubReporter(write: write)
      }
    reporters.append(reporter)
  }

  private static func pretty(_ options: TellingOptions, console: Console) -> PrettyReporter {
    let progress = console.terminal.flatMap { terminal in
      options.detail == .usual && console.environment("TERM") != "dumb"
        ? ProgressLine(width: terminal.columns, now: terminal.now, write: console.output) : nil
    }
    let style = options.color.style(console)
    return PrettyReporter(detail: options.detail, style: style, progress: progress, write: console.output)
  }

  /// A harness such as `prove` says which version it knows.
  private static func tapVersion(_ console: Console) -> Int {
    console.environment("TAP_VERSION") == "13" ? 13 : TAPReporter.latestVersion
  }

  /// Whether the run should end: it is interrupted, or nobody is told any more.
  var isOver: Bool { console.isInterrupted() || files.isEmpty && console.isUnread() }

  /// Puts the files in their places; whatever could not be written is told, and the status then says so.
  func finish(_ status: ExitStatus) -> ExitStatus {
    for file in files {
      do throws(WholeFile.Failure) { try file.finish() } catch { failures.append(error) }
    }
    for failure in failures { console.error("scenario: \(failure.message)\n") }
    return failures.isEmpty ? status : .outputNotWritten
  }
}
