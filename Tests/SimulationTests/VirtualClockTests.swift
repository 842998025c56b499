import Simulation
import Testing

/// In which order the clock does what is due.
struct VirtualClockTests {
  @Test("What is due is done by its moment, and at one moment in the order of scheduling")
  func order() {
    let clock = VirtualClock()
    var done: [String] = []
    clock.schedule(after: .milliseconds(20)) { done.append("20 first") }
    clock.schedule(after: .milliseconds(10)) { done.append("10") }
    clock.schedule(after: .milliseconds(20)) { done.append("20 second") }
    clock.schedule(after: .zero) { done.append("0") }
    clock.schedule(after: .milliseconds(30)) { done.append("30") }
    clock.advance(to: .at(milliseconds: 20))
    #expect(done == ["0", "10", "20 first", "20 second"])
    #expect(clock.now == .at(milliseconds: 20))
    #expect(clock.nextDue == .at(milliseconds: 30))
    #expect(clock.pendingCount == 1)
  }

  @Test("Work sees the moment at which it was due, not the one to which the clock goes")
  func nowWhileWorking() {
    let clock = VirtualClock()
    var seen: [Instant] = []
    clock.schedule(after: .milliseconds(3)) { seen.append(clock.now) }
    clock.schedule(after: .milliseconds(7)) { seen.append(clock.now) }
    clock.advance(to: .at(milliseconds: 100))
    #expect(seen == [.at(milliseconds: 3), .at(milliseconds: 7)])
    #expect(clock.now == .at(milliseconds: 100))
  }

  @Test("Work that is scheduled during an advance is done in the same advance when it is due by then")
  func scheduledMeanwhile() {
    let clock = VirtualClock()
    var done: [String] = []
    clock.schedule(after: .milliseconds(10)) {
      done.append("first")
      clock.schedule(after: .zero) { done.append("at once") }
      clock.schedule(after: .milliseconds(5)) { done.append("in time") }
      clock.schedule(after: .milliseconds(11)) { done.append("too late") }
    }
    clock.schedule(after: .milliseconds(10)) { done.append("scheduled before") }
    clock.advance(to: .at(milliseconds: 20))
    #expect(done == ["first", "scheduled before", "at once", "in time"])
    clock.advance(to: .at(milliseconds: 21))
    #expect(done.last == "too late")
  }

  @Test("Cancelled work is not done, and to cancel what is done or cancelled already does nothing")
  func cancel() {
    let clock = VirtualClock()
    var done: [Int] = []
    let tickets = (0..<5).map { number in clock.schedule(after: .milliseconds(10)) { done.append(number) } }
    clock.cancel(tickets[1])
    clock.cancel(tickets[1])
    clock.cancel(tickets[4])
    #expect(clock.pendingCount == 3)
    clock.advance(to: .at(milliseconds: 10))
    clock.cancel(tickets[0])
    #expect(done == [0, 2, 3])
    #expect(clock.nextDue == nil)
  }

  @Test("Work may cancel other work that is due at the same moment")
  func cancelMeanwhile() {
    let clock = VirtualClock()
    var done: [String] = []
    var second: VirtualClock.Ticket?
    clock.schedule(after: .milliseconds(10)) {
      done.append("first")
      if let second { clock.cancel(second) }
    }
    second = clock.schedule(after: .milliseconds(10)) { done.append("second") }
    clock.advance(to: .at(milliseconds: 10))
    #expect(done == ["first"])
  }

  @Test("The clock never goes back")
  func neverBack() {
    let clock = VirtualClock()
    clock.advance(to: .at(milliseconds: 10))
    clock.advance(to: .at(milliseconds: 4))
    #expect(clock.now == .at(milliseconds: 10))
    var seen: Instant?
    clock.schedule(after: .zero) { seen = clock.now }
    clock.advance(to: .at(milliseconds: 4))
    #expect(seen == nil)
    clock.advance(to: .at(milliseconds: 10))
    #expect(seen == .at(milliseconds: 10))
  }

  @Test("An advance ends where it is told to, with the rest still to be done")
  func endsEarly() {
    let clock = VirtualClock()
    var done: [Int] = []
    for number in 1...3 { clock.schedule(after: .milliseconds(Int64(number))) { done.append(number) } }
    clock.advance(to: .at(milliseconds: 10)) { done.count < 2 }
    #expect(done == [1, 2])
    #expect(clock.now == .at(milliseconds: 2))
    clock.advance(to: .at(milliseconds: 10))
    #expect(done == [1, 2, 3])
  }

  @Test("At the end of time what is scheduled later is due then, in order")
  func endOfTime() {
    let clock = VirtualClock()
    var done: [Int] = []
    clock.schedule(after: Span(nanoseconds: .max)) { done.append(1) }
    clock.advance(to: Instant(nanoseconds: 5))
    clock.schedule(after: Span(nanoseconds: .max)) { done.append(2) }
    clock.advance(to: Instant(nanoseconds: .max))
    #expect(done == [1, 2])
  }

  @Test("Whatever is scheduled, cancelled and done, it is as with a sorted list", arguments: 1...20)
  func asSortedList(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let clock = VirtualClock()
    var done: [Int] = []
    var list: [(due: Int64, number: Int)] = []
    var tickets: [VirtualClock.Ticket] = []
    var expected: [Int] = []
    for _ in 0..<400 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let number = tickets.count
        let span = Int64.random(in: 0...6, using: &random)
        tickets.append(clock.schedule(after: Span(nanoseconds: span)) { done.append(number) })
        list.append((clock.now.nanoseconds + span, number))
      case 6..<8 where !tickets.isEmpty:
        let number = Int.random(in: tickets.indices, using: &random)
        clock.cancel(tickets[number])
        list.removeAll { $0.number == number }
      default:
        let moment = clock.now.nanoseconds + Int64.random(in: 0...4, using: &random)
        clock.advance(to: Instant(nanoseconds: moment))
        let due = list.filter { $0.due <= moment }.sorted { ($0.due, $0.number) < ($1.due, $1.number) }
        expected += due.map(\.number)
        list.removeAll { $0.due <= moment }
      }
      #expect(done == expected)
      #expect(clock.pendingCount == list.count)
      #expect(clock.nextDue?.nanoseconds == list.map(\.due).min())
    }
  }
}
