import Testing

@testable import Measuring

/// A source of numbers, one after the other, that notes who was asked.
private final class Numbers {
  private(set) var asked: [String] = []

  func source(_ name: String, _ numbers: Double...) -> () -> Double? {
    var rest = numbers[...]
    return { [self] in
      asked.append(name)
      return rest.popFirst()
    }
  }
}

@Suite struct MeasurementTests {
  @Test func figuresAndTheirPeersAreMeasuredInTurn() throws {
    let numbers = Numbers()
    let figures = [
      Figure("a", in: .seconds, beside: .init("b", run: numbers.source("b", 1, 1)), run: numbers.source("a", 1, 1)),
      Figure("c", in: .seconds, run: numbers.source("c", 1, 1)),
    ]
    _ = try figures.measure(runs: 2)
    #expect(numbers.asked == ["a", "b", "c", "a", "b", "c"])
  }

  @Test func theRatioIsTheMiddleOfThoseOfEachRun() throws {
    let numbers = Numbers()
    let peer = Figure.Peer("peer", run: numbers.source("peer", 10, 20, 1))
    let figure = Figure("figure", in: .seconds, beside: peer, run: numbers.source("figure", 1, 4, 3))
    let measurement = try #require(try [figure].measure(runs: 3).first)
    #expect(measurement.median == 3)
    #expect(measurement.lowest == 1)
    #expect(measurement.highest == 4)
    #expect(measurement.peer?.median == 10)
    #expect(measurement.peer?.ratio == 0.2)
  }

  @Test func eachGoalIsHeldAgainstWhatItIsAbout() throws {
    let numbers = Numbers()
    let peer = Figure.Peer("peer", run: numbers.source("peer", 2))
    let figure = Figure(
      "figure",
      in: .seconds,
      beside: peer,
      .atMost(9),
      .atLeast(11),
      .ratioAtMost(5),
      .ratioAtLeast(6),
      run: numbers.source("figure", 10)
    )
    let measurement = try #require(try [figure].measure(runs: 1).first)
    #expect(measurement.goals.map(\.isReached) == [false, false, true, false])
  }

  @Test func whatCannotBeMeasuredReachesNothingAndMissesNothing() throws {
    let figure = Figure("figure", in: .seconds, beside: .init("peer") { nil }, .ratioAtMost(1), .atMost(5)) { 3 }
    let measurement = try #require(try [figure].measure(runs: 5).first)
    #expect(measurement.peer?.isMissing == true)
    #expect(measurement.goals.map(\.isReached) == [nil, true])
  }
}
