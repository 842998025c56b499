import ScenarioLanguage
import Testing

@testable import ScenarioRunner

/// What the arguments of `scenario run` ask for.
struct RunCommandTests {
  private func parse(_ arguments: String...) throws(UsageError) -> RunCommand {
    try RunCommand(ParsedArguments(arguments, of: .run))
  }

  @Test("Without arguments it is the whole suite in Scenarios, with the usual limits")
  func defaults() throws {
    let command = try parse()
    #expect(command.options == ScenarioRun.Options())
    #expect(command.options.paths == ["Scenarios"])
    #expect(command.options.limits.seconds == 10)
    #expect(command.options.limits.memory == 64 << 20)
    #expect(command.options.limits.instructions == 500_000_000)
    #expect(command.telling == TellingOptions())
    #expect(command.telling.detail == .usual)
    #expect(command.telling.color == .auto)
  }

  @Test("Each option is taken")
  func options() throws {
    let command = try parse(
      "a.lua",
      "--filter",
      "x",
      "--filter=y",
      "--fail-fast",
      "--timeout",
      "0.5",
      "--memory=8",
      "--instructions",
      "3",
      "--verbose",
      "--color=never",
      "b"
    )
    #expect(command.options.paths == ["a.lua", "b"])
    #expect(command.options.filters == ["x", "y"])
    #expect(command.options.failsFast)
    #expect(command.options.limits.seconds == 0.5)
    #expect(command.options.limits.memory == 8 << 20)
    #expect(command.options.limits.instructions == 3_000_000)
    #expect(command.telling.detail == .verbose)
    #expect(command.telling.color == .never)
  }

  @Test("Of an option that takes one value the last counts")
  func last() throws {
    let command = try parse("--timeout=1", "--timeout=2", "--color=never", "--color=always")
    #expect(command.options.limits.seconds == 2)
    #expect(command.telling.color == .always)
  }

  @Test(
    "A value that is not what the option takes is told with what it is",
    arguments: [
      ("--timeout", "0", "a number of seconds above 0"), ("--timeout", "-1", "a number of seconds above 0"),
      ("--timeout", "soon", "a number of seconds above 0"), ("--timeout", "", "a number of seconds above 0"),
      ("--timeout", "nan", "a number of seconds above 0"), ("--timeout", "inf", "a number of seconds above 0"),
      ("--memory", "0", "a whole number of MiB from 1 to 65536"),
      ("--memory", "1.5", "a whole number of MiB from 1 to 65536"),
      ("--memory", "65537", "a whole number of MiB from 1 to 65536"),
      ("--memory", "99999999999999999999", "a whole number of MiB from 1 to 65536"),
      ("--instructions", "0", "a whole number of millions from 1 to 1000000"),
      ("--instructions", "1000001", "a whole number of millions from 1 to 1000000"),
      ("--color", "red", "auto, always or never"), ("--color", "", "auto, always or never"),
    ]
  )
  func bad(_ option: String, _ value: String, _ wants: String) {
    #expect(throws: UsageError.badValue(option: option, value: value, wants: wants)) { try parse("\(option)=\(value)") }
  }
}
