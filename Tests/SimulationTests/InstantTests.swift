import Simulation
import Testing

/// Moments and lengths of virtual time, exact to the nanosecond.
struct InstantTests {
  @Test(
    "Seconds become whole nanoseconds, to the nearest",
    arguments: [
      (0, 0), (0.45, 450_000_000), (0.1, 100_000_000), (0.001, 1_000_000), (1, 1_000_000_000), (1e-9, 1),
      (4e-10, 0), (6e-10, 1), (0.749999999, 749_999_999), (3600, 3_600_000_000_000),
    ]
  )
  func seconds(_ seconds: Double, _ nanoseconds: Int64) {
    #expect(Span(seconds: seconds)?.nanoseconds == nanoseconds)
  }

  @Test("Ten times a tenth of a second is a second exactly")
  func tenTenths() throws {
    let tenth = try #require(Span(seconds: 0.1))
    let moment = (1...10).reduce(Instant.start) { moment, _ in moment.advanced(by: tenth) }
    #expect(moment == Instant(nanoseconds: 1_000_000_000))
    #expect(moment.seconds == 1)
  }

  @Test(
    "What is negative, no number, endless or longer than 100 years is no length of time",
    arguments: [-1, -1e-9, .nan, .infinity, -.infinity, 3_155_760_000.1, 1e300]
  )
  func noSpan(_ seconds: Double) {
    #expect(Span(seconds: seconds) == nil)
  }

  @Test("100 years are the longest length, and minus zero is zero")
  func bounds() {
    #expect(Span(seconds: 3_155_760_000)?.nanoseconds == 3_155_760_000_000_000_000)
    #expect(Span(seconds: -0.0) == .zero)
  }

  @Test("A Swift duration becomes whole nanoseconds")
  func duration() {
    #expect(Span(.milliseconds(450)) == Span(nanoseconds: 450_000_000))
    #expect(Span(.seconds(3) + .nanoseconds(1)) == Span(nanoseconds: 3_000_000_001))
  }

  @Test("Time that would run out stays at the last moment there is")
  func lastMoment() {
    let late = Instant(nanoseconds: .max - 1)
    #expect(late.advanced(by: Span(nanoseconds: 1)) == Instant(nanoseconds: .max))
    #expect(late.advanced(by: Span(nanoseconds: 2)) == Instant(nanoseconds: .max))
  }

  @Test(
    "Words have three decimals at least, and no more than are needed",
    arguments: [
      (0, "0.000"), (450_000_000, "0.450"), (449_999_999, "0.449999999"), (1, "0.000000001"),
      (1_000_000_000, "1.000"), (1_234_500_000, "1.2345"), (61_000_000_000, "61.000"),
    ]
  )
  func words(_ nanoseconds: Int64, _ words: String) {
    #expect(Span(nanoseconds: nanoseconds).words == words)
    #expect(Instant(nanoseconds: nanoseconds).words == words)
  }

  @Test("Moments and lengths are ordered")
  func order() {
    #expect(Instant.start < Instant(nanoseconds: 1))
    #expect(!(Instant(nanoseconds: 1) < Instant(nanoseconds: 1)))
    #expect(Span.zero < Span(nanoseconds: 1))
  }
}
