import Foundation
import Testing

@testable import Measuring

@Suite struct ReportTests {
  private let figures = [
    Figure("a start", in: .milliseconds, beside: .init("busted") { 40 }, .ratioAtMost(0.6), .atMost(5)) { 10 },
    Figure("a check", in: .perSecond, beside: .init("sismic") { nil }, .ratioAtLeast(80)) { 12_345.6 },
    Figure("allocations", in: .allocations, .atMost(0)) { 0 },
    Figure("a picture", in: .milliseconds) { nil },
  ]
  private let versions = [Version("Lua", "5.4.4"), Version("sismic", nil)]

  @Test func theTableTellsFiguresPeersRatiosAndGoals() throws {
    let lines = try Report(figures, runs: 5, versions: versions).table.split(separator: "\n")
    #expect(
      lines[1] == "Lua 5.4.4, sismic (missing)"
    )
    #expect(
      lines.drop { !$0.hasPrefix("|") } == [
        "| figure | here | beside | there | ratio | to reach |",
        "|---|---|---|---|---|---|",
        "| a start | 10 ms | busted | 40 ms | 0.25 × | ≤ 0.6 × ✓, ≤ 5 ms ✗ |",
        "| a check | 12,346 /s | sismic | missing | – | ≥ 80 × |",
        "| allocations | 0 | – | – | – | ≤ 0 ✓ |",
        "| a picture | not here | – | – | – | – |",
      ]
    )
  }

  @Test func theJSONTellsTheSame() throws {
    struct Told: Decodable, Equatable {
      struct Figure: Decodable, Equatable {
        let name: String
        let unit: String
        let median: Double?
        let peer: Peer?
        let goals: [Outcome]
      }
      struct Peer: Decodable, Equatable {
        let name: String
        let isMissing: Bool
        let median: Double?
        let ratio: Double?
      }
      struct Outcome: Decodable, Equatable {
        let goal: Goal
        let isReached: Bool?
      }
      struct Goal: Decodable, Equatable {
        let subject: String
        let bound: String
        let value: Double
      }
      let runs: Int
      let figures: [Figure]
    }
    let json = try Report(figures, runs: 5, versions: versions).json()
    let told = try JSONDecoder().decode(Told.self, from: json)
    #expect(told.runs == 5)
    #expect(
      told.figures[0]
        == .init(
          name: "a start",
          unit: "ms",
          median: 10,
          peer: .init(name: "busted", isMissing: false, median: 40, ratio: 0.25),
          goals: [
            .init(goal: .init(subject: "ratio", bound: "at most", value: 0.6), isReached: true),
            .init(goal: .init(subject: "median", bound: "at most", value: 5), isReached: false),
          ]
        )
    )
    #expect(told.figures[1].peer == .init(name: "sismic", isMissing: true, median: nil, ratio: nil))
    #expect(told.figures[3].median == nil)
  }
}
