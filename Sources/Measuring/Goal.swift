/// What is to be reached by the median of a figure, or by its ratio to its peer.
public struct Goal: Encodable, Sendable, Hashable {
  enum Subject: String, Encodable {
    case median, ratio
  }

  enum Bound: String, Encodable {
    case atMost = "at most"
    case atLeast = "at least"
  }

  let subject: Subject
  let bound: Bound
  let value: Double

  /// The median is at most so much, in the figure's unit.
  public static func atMost(_ value: Double) -> Goal { Goal(subject: .median, bound: .atMost, value: value) }

  /// The median is at least so much, in the figure's unit.
  public static func atLeast(_ value: Double) -> Goal { Goal(subject: .median, bound: .atLeast, value: value) }

  /// The figure is at most so many times its peer.
  public static func ratioAtMost(_ value: Double) -> Goal { Goal(subject: .ratio, bound: .atMost, value: value) }

  /// The figure is at least so many times its peer.
  public static func ratioAtLeast(_ value: Double) -> Goal { Goal(subject: .ratio, bound: .atLeast, value: value) }

  func isReached(by found: Double) -> Bool {
    switch bound {
    case .atMost: found <= value
    case .atLeast: found >= value
    }
  }
}
