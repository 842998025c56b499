import Simulation

/// For how long an expectation holds that time alone would change, in seconds of virtual time.
public struct Timing: Sendable, Hashable, Codable {
  /// The line of the expectation.
  public var line: Int
  /// When it was made.
  public var at: Double
  /// Since when it has held; nil when that was before the scenario's last pause.
  public var from: Double?
  /// When it holds no more; nil when time alone does not change it.
  public var to: Double?

  /// How near it comes to not holding.
  public var margin: Double {
    min(from.map { at - $0 } ?? .infinity, to.map { $0 - at } ?? .infinity)
  }

  /// Whether it holds by under two milliseconds.
  public var isTight: Bool { margin < 0.002 - 1e-9 }

  /// The timing in words: `line 7, at 0.900, holds from 0.450 to 1.450`.
  public var words: String {
    let start = from.map { "\(to == nil ? " since" : " from") \(Self.words($0))" } ?? ""
    let end = to.map { "\(from == nil ? " until" : " to") \(Self.words($0))" } ?? ""
    let warning = isTight ? ": by \(Self.words(margin)) s only" : ""
    return "line \(line), at \(Self.words(at)), holds\(start)\(end)\(warning)"
  }

  private static func words(_ seconds: Double) -> String {
    Span(seconds: seconds)?.words ?? "\(seconds)"
  }
}
