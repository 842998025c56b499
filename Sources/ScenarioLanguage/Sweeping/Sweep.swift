import Blocks
public import Drawing
import Layout
import Simulation

/// Runs scenarios and holds every screen that they come to against what must hold in every environment.
///
/// What a block does depends on no environment, only how it looks; so a scenario runs once, in the environment that it
/// sets itself and that its expectations are about, and each of its screens is laid out in every text size and width,
/// light and dark, with and without Reduce Motion. A process judges each screen once, however many scenarios come to it.
public final class Sweep {
  /// The widths that are swept, in points.
  public static let widths = [320.0, 350, 390, 430]
  /// The most faults that are told of a scenario.
  static let mostFaults = 12

  private let judge: (Screen) -> [String]
  private var known: [Screen: [String]] = [:]

  /// A sweep that has judged nothing yet.
  ///
  /// - Throws: A `TextError` when the library or the font is missing.
  public convenience init() throws(TextError) {
    let measurer = try FontMeasurer.shared()
    self.init { Self.faults(of: $0, measurer) }
  }

  /// A sweep for which this says what is wrong with a screen, a sentence each.
  init(judge: @escaping (Screen) -> [String]) {
    self.judge = judge
  }

  /// Runs a scenario; a screen that fails in some environment fails a scenario that would have passed.
  ///
  /// `tellAlive` is called before each screen is judged.
  public func run(
    _ file: ScenarioFile,
    _ index: Int,
    snapshots: SnapshotPolicy? = nil,
    tellAlive: () -> Void = {}
  ) -> ScenarioResult {
    var glimpses: [Glimpse] = []
    var seen: Set<Screen> = []
    let see: (Glimpse) -> Void = { glimpse in
      if seen.insert(glimpse.screen).inserted { glimpses.append(glimpse) }
    }
    var result = file.run(index, snapshots: snapshots, watchedBy: see, tellAlive: tellAlive)
    guard result.outcome == .passed else { return result }
    let faults = glimpses.flatMap { glimpse in
      tellAlive()
      return self.faults(of: glimpse.screen).map { "at \(glimpse.moment.words) s: \($0)" }
    }
    guard let first = faults.first else { return result }
    let scenario = file.scenarios[index]
    var report = FailureReport(message: "a screen of it does not hold in every environment: \(first)")
    report.place = FailureReport.Place(file: scenario.file, line: scenario.line)
    report.differences = Array(faults.dropFirst().prefix(Self.mostFaults))
    if faults.count > Self.mostFaults + 1 { report.differences.append("(\(faults.count - Self.mostFaults - 1) more)") }
    report.time = glimpses.last?.moment.words ?? report.time
    result.outcome = .failed
    result.failure = report
    return result
  }

  private func faults(of screen: Screen) -> [String] {
    if let known = known[screen] { return known }
    let faults = judge(screen)
    known[screen] = faults
    return faults
  }

  /// What is wrong with a screen in any environment, a sentence each.
  private static func faults(of screen: Screen, _ measurer: MeasureCache<FontMeasurer>) -> [String] {
    let frames = DynamicTypeSize.allCases.flatMap { size in
      widths.flatMap { faults(of: screen, size, width: $0, measurer) }
    }
    return motionFaults(of: screen) + frames
  }

  private static func faults(
    of screen: Screen,
    _ size: DynamicTypeSize,
    width: Double,
    _ measurer: MeasureCache<FontMeasurer>
  ) -> [String] {
    var environment = Environment(today: .suggestedBirthday)
    environment.dynamicTypeSize = size
    environment.width = width
    let laidOut = LaidOutScreen(screen, in: environment, measuredBy: measurer)
    let place = "\(size.rawValue), \(Int(width)) points"
    let frames = laidOut.overlaps + laidOut.outside + laidOut.smallTargets + laidOut.cutWords
    return frames.map { "\(place): \($0)" }
      + ColorScheme.allCases.flatMap { scheme in
        laidOut.contrastFaults(in: scheme).map { "\(place), \(scheme.rawValue): \($0)" }
      }
  }

  /// With Reduce Motion every change is a fade (CB-M2), and nothing else is another.
  private static func motionFaults(of screen: Screen) -> [String] {
    var environment = Environment(today: .suggestedBirthday)
    let moving = screen.elements.map { $0.style(in: environment) }
    environment.reduceMotion = true
    return zip(screen.elements, moving).compactMap { element, moving in
      var still = element.style(in: environment)
      guard still.transition == .motion(.fade) else { return "Reduce Motion: \(element.id) does not fade" }
      still.transition = moving.transition
      return still == moving ? nil : "Reduce Motion: \(element.id) looks different"
    }
  }
}
