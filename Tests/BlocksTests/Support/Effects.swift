import Blocks

extension Array {
  /// The numbers of the requests that start, in order.
  func started<Request>() -> [RequestNumber] where Element == Effect<Request> {
    compactMap { if case .start(let number, _) = $0 { number } else { nil } }
  }

  /// The requests that start, in order.
  func requests<Request>() -> [Request] where Element == Effect<Request> {
    compactMap { if case .start(_, let request) = $0 { request } else { nil } }
  }

  /// The numbers of the waits that begin, in order.
  func waits<Request>() -> [RequestNumber] where Element == Effect<Request> {
    compactMap { if case .wait(let number, _) = $0 { number } else { nil } }
  }

  /// The numbers that are no longer wanted, in order.
  func cancelled<Request>() -> [RequestNumber] where Element == Effect<Request> {
    compactMap { if case .cancel(let number) = $0 { number } else { nil } }
  }

  /// What is said, in order.
  func said<Request>() -> [String] where Element == Effect<Request> {
    compactMap { if case .announce(let words) = $0 { words } else { nil } }
  }

  /// What is felt, in order.
  func felt<Request>() -> [Haptic] where Element == Effect<Request> {
    compactMap { if case .haptic(let haptic) = $0 { haptic } else { nil } }
  }

  /// How changes move, in order.
  func moved<Request>() -> [Motion] where Element == Effect<Request> {
    compactMap { if case .move(let motion) = $0 { motion } else { nil } }
  }
}

extension Block {
  /// Takes the events one after another and returns all effects.
  mutating func receive(all events: [Event]) -> [Effect<Request>] {
    events.flatMap { receive($0) }
  }
}

extension CalendarDay {
  /// The day on which the tests take place.
  static let testToday = CalendarDay.suggestedBirthday.adding(days: 10_000)
}
