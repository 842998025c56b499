import Foundation
import Measuring

/// The programs that are measured, and those that stand beside them.
struct Programs {
  /// The command `scenario`, which is built beside this program.
  let scenario: Command
  /// This program, running scenarios in its own process.
  let insideOneProcess: Command
  /// Lua alone.
  let lua: Command?
  /// The test runner, run by the same Lua.
  let busted: Command?
  /// Python with the statechart library sismic.
  let sismic: Command?

  /// `peers` is the folder of the Python environment in which sismic is.
  init(peers: String) throws {
    let this = Bundle.main.executablePath ?? CommandLine.arguments[0]
    scenario = Command(URL(filePath: this).deletingLastPathComponent().appending(path: "scenario").path())
    insideOneProcess = Command(this)(Self.insideOption)
    lua = Command(named: "lua5.4") ?? Command(named: "lua")
    busted = lua.flatMap { lua in Command(named: "busted").map { lua($0.words[0]) } }
      .flatMap { $0("--version").output() == nil ? nil : $0 }
    let python = Command("\(peers)/bin/python")
    sismic = python("-c", "import sismic").output() == nil ? nil : python
    guard scenario("--version").output() != nil else { throw NoCommand(path: scenario.words[0]) }
  }

  /// The option with which this program is the command `scenario` inside one process.
  static let insideOption = "--inside-one-process"

  /// What takes part, with versions.
  var versions: [Version] {
    let swift = Command(named: "swift")?("--version").output()?.firstMatch(of: /Swift version ([0-9.]+)/)?.1
    let lua = lua?("-v").output()?.firstMatch(of: /Lua ([0-9.]+)/)?.1
    let name = scenario("--version").output()?.split(separator: " ").last
    let statecharts = sismic?("-c", "import sismic; print(sismic.__version__)").output()
    return [
      Version("scenario", name.map(String.init)),
      Version("Swift", swift.map(String.init)),
      Version("Lua", lua.map(String.init)),
      Version("busted", busted?("--version").output()),
      Version("sismic", statecharts),
      Version("Python", sismic?("-c", "import platform; print(platform.python_version())").output()),
    ]
  }
}

/// The command `scenario` is not where it is built.
struct NoCommand: LocalizedError {
  let path: String

  var errorDescription: String? { "there is no command '\(path)'; `make bench` builds it" }
}
