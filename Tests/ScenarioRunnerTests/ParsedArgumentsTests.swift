import Testing

@testable import ScenarioRunner

/// How arguments are taken apart.
struct ParsedArgumentsTests {
  private func parse(_ arguments: String...) throws(UsageError) -> ParsedArguments {
    try ParsedArguments(arguments, of: .run)
  }

  @Test("Options and operands may stand in any order; values follow or are joined by =")
  func mixed() throws {
    let parsed = try parse("a.lua", "--filter", "one", "b c.lua", "--filter=two=2", "--verbose", "-", "--timeout=")
    #expect(parsed.operands == ["a.lua", "b c.lua", "-"])
    #expect(parsed.values("--filter") == ["one", "two=2"])
    #expect(parsed.values("--timeout") == [""])
    #expect(parsed.has("--verbose"))
    #expect(!parsed.has("--fail-fast"))
  }

  @Test("An option whose value may be left out tells none from an empty one")
  func alone() throws {
    #expect(try parse("--shuffle").standsAlone("--shuffle"))
    #expect(try !parse("--shuffle=").standsAlone("--shuffle"))
    #expect(try parse("--shuffle=").values("--shuffle") == [""])
    #expect(try parse("--shuffle=3", "--shuffle").standsAlone("--shuffle"))
    #expect(try !parse("--shuffle", "--shuffle=3").standsAlone("--shuffle"))
    #expect(try !parse().standsAlone("--shuffle"))
  }

  @Test("A value may look like an option")
  func valueLikeOption() throws {
    #expect(try parse("--filter", "--verbose").values("--filter") == ["--verbose"])
  }

  @Test("What follows -- is no option")
  func end() throws {
    let parsed = try parse("--verbose", "--", "--filter", "--", "x")
    #expect(parsed.operands == ["--filter", "--", "x"])
    #expect(parsed.values("--filter").isEmpty)
  }

  @Test("-h is --help")
  func help() throws {
    #expect(try parse("-h").has("--help"))
  }

  @Test("An option that is not known is told with the nearest")
  func unknown() {
    #expect(throws: UsageError.unknownOption("--filtre", command: "run", nearest: "--filter")) {
      try parse("--filtre", "x")
    }
    #expect(throws: UsageError.unknownOption("--filtre", command: "run", nearest: "--filter")) {
      try parse("--filtre=x")
    }
    #expect(throws: UsageError.unknownOption("--xyzzy", command: "run", nearest: nil)) { try parse("--xyzzy") }
    #expect(throws: UsageError.unknownOption("-v", command: "run", nearest: nil)) { try parse("-v") }
  }

  @Test("A value that is missing, or not taken, is told")
  func values() {
    #expect(throws: UsageError.valueMissing(option: "--filter", value: "TEXT")) { try parse("a.lua", "--filter") }
    #expect(throws: UsageError.valueNotTaken(option: "--verbose")) { try parse("--verbose=yes") }
  }
}
