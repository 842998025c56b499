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

  /// How many columns of a terminal the text takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// How many columns of a terminal the character takes.
  fileprivate var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x1100 { return 1 }
    return Self.wide.contains { $0.contains(first.value) } || first.properties.isEmojiPresentation
      || unicodeScalars.contains("\u{FE0F}") ? 2 : 1
  }

  /// The wide and fullwidth characters, as East Asian Width (UAX #11) has them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
