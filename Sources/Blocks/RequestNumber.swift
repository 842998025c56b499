/// The number that a wait or a request bears, and its answer with it.
///
/// No number is given twice, so an answer that does not bear the current number is an old one (PS-U7, PS-U9).
public struct RequestNumber: Sendable, Hashable, Comparable {
  /// The number itself, from 1 upwards within one block.
  public let rawValue: Int

  /// Orders numbers as they were given.
  public static func < (left: RequestNumber, right: RequestNumber) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// Gives request numbers, each once.
struct RequestNumbers: Sendable, Hashable {
  private var last = 0

  mutating func next() -> RequestNumber {
    last += 1
    return RequestNumber(rawValue: last)
  }
}
