/// A moment of virtual time: whole nanoseconds since the scenario began.
public struct Instant: Sendable, Hashable, Comparable {
  /// Nanoseconds since the scenario began.
  public let nanoseconds: Int64

  /// The moment so many nanoseconds after the scenario began.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// When the scenario begins.
  public static let start = Instant(nanoseconds: 0)

  /// The last moment there is.
  public static let end = Instant(nanoseconds: .max)

  /// Seconds since the scenario began.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// The moment that is `span` later; the last moment there is when time would run out.
  public func advanced(by span: Span) -> Instant {
    let (sum, overflow) = nanoseconds.addingReportingOverflow(span.nanoseconds)
    return overflow ? .end : Instant(nanoseconds: sum)
  }

  /// How long it is from here to a later moment; no time to an earlier one.
  public func distance(to later: Instant) -> Span {
    Span(nanoseconds: max(0, later.nanoseconds - nanoseconds))
  }

  /// Orders moments in time.
  public static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }

  /// Seconds with at least three decimals, and no more than are needed: "0.450".
  public var words: String { Span(nanoseconds: nanoseconds).words }
}

/// A length of virtual time in whole nanoseconds, 0 or more.
public struct Span: Sendable, Hashable, Comparable {
  /// The length in nanoseconds.
  public let nanoseconds: Int64

  /// A length of so many nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// No time at all.
  public static let zero = Span(nanoseconds: 0)

  /// So many seconds, to the nearest nanosecond; nil when they are negative, not a number, or more than 100 years.
  public init?(seconds: Double) {
    guard seconds >= 0, seconds <= 3_155_760_000 else { return nil }
    nanoseconds = Int64((seconds * 1e9).rounded())
  }

  /// The duration in whole nanoseconds.
  public init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }

  /// The length in seconds.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Orders lengths.
  public static func < (left: Span, right: Span) -> Bool { left.nanoseconds < right.nanoseconds }

  /// Seconds with at least three decimals, and no more than are needed: "0.450".
  public var words: String {
    let whole = nanoseconds / 1_000_000_000
    var decimals = String(nanoseconds % 1_000_000_000)
    decimals = String(repeating: "0", count: 9 - decimals.count) + decimals
    while decimals.count > 3, decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }
}
