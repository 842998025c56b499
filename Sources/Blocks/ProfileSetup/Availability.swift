/// What is known about the username (PS-U2 to PS-U12).
public enum Availability: String, Sendable, Hashable {
  /// Nothing was asked: too short, no check, or an ended one.
  case unchecked
  /// The typing has paused for less than 0.45 seconds.
  case waiting
  /// The closure runs.
  case checking
  /// The closure said that the username is free.
  case available
  /// The closure said that it is taken.
  case taken
  /// The closure threw.
  case failed
}
