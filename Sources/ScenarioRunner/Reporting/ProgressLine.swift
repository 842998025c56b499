import ScenarioLanguage

/// A line at the foot of a terminal that says how far the run is, written anew in its place.
final class ProgressLine {
  private let width: () -> Int
  private let now: () -> Double
  private let write: (String) -> Void

  private var files = 0
  private var filesDone = 0
  private var counts = RunSummary()
  private var name = ""
  private var nextShowing: Double
  private var isShown = false

  /// How long it stays as it is, and how long a run may be over before it is shown at all, in seconds.
  static let interval = 0.1

  /// A line for a terminal of that width; `now` is in seconds.
  init(width: @escaping () -> Int, now: @escaping () -> Double, write: @escaping (String) -> Void) {
    self.width = width
    self.now = now
    self.write = write
    nextShowing = now() + Self.interval
  }

  /// Takes the line away, so that something else can be written.
  func clear() {
    guard isShown else { return }
    write("\r\u{1B}[K")
    isShown = false
  }

  /// Hears of what has happened, and shows it when it is time to.
  func follow(_ event: RunEvent) {
    switch event {
    case .runStarted(let header): files = header.files * header.repetitions
    case .fileLoaded, .loadError: filesDone += 1
    case .scenarioStarted(let start):
      name = start.title
      show()
    case .scenarioEnded(let end): counts.count(end.result.outcome)
    case .runEnded: break
    }
  }

  private func show() {
    let time = now()
    guard time >= nextShowing else { return }
    nextShowing = time + Self.interval
    let failed = counts.failures > 0 ? ", \(counts.failures) failed" : ""
    let text = "file \(filesDone) of \(files), \(counts.total) run\(failed): \(name.shown)"
    // A line as wide as the terminal would wrap on some.
    write("\r" + text.fitting(columns: width() - 1) + "\u{1B}[K")
    isShown = true
  }
}

extension String {
  /// As much of the text's beginning as has place in so many columns of a terminal.
  func fitting(columns: Int) -> String {
    var used = 0
    var end = startIndex
    for index in indices {
      let width = self[index].columns
      guard used + width <= columns else { return columns > 1 ? String(self[..<end]) + "…" : "" }
      used += width
      if used < columns { end = self.index(after: index) }
    }
    return self
  }
}

extension Character {
  /// How many columns of a terminal the character takes at most.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    return first.value < 0x1100 && unicodeScalars.count == 1 ? 1 : 2
  }
}
