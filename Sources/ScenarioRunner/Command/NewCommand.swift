import Foundation

extension CommandDescription {
  static let new = CommandDescription(
    name: "new",
    usage: "FILE TITLE",
    summary: "Writes a first scenario to start from.",
    details: ["FILE ends with .lua and must not be there yet; TITLE says what should happen."],
    options: [],
    example: "scenario new Scenarios/my_bug.lua \"a taken username is said in danger\"",
    perform: { arguments, console throws(UsageError) in
      guard arguments.operands.count == 2, case let (file, title) = (arguments.operands[0], arguments.operands[1]),
        !title.allSatisfy(\.isWhitespace)
      else {
        throw .badOperands(command: "new", wants: "a file and a title: scenario new my_bug.lua \"what should happen\"")
      }
      guard file.hasSuffix(".lua") else {
        throw .badOperands(command: "new", wants: "a file that ends with .lua, such as '\(file).lua'")
      }
      let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        throw .cannotBegin(file, reason: errno == EEXIST ? "it is there already" : String(cString: strerror(errno)))
      }
      let output = FileOutput(descriptor: descriptor)
      output.write(firstScenario(title))
      output.flush()
      close(descriptor)
      if let failure = output.failure {
        unlink(file)
        console.error("scenario: '\(file)' could not be written: \(failure)\n")
        return .outputNotWritten
      }
      console.output("\(file.shown) is written; run it with\n  scenario run \(file.shellPath)\n")
      return .passed
    }
  )

  private static func firstScenario(_ title: String) -> String {
    """
    scenario(\(title.luaQuoted), function()
      -- Open a block with the options that the app gives it.
      local block = ProfileSetup {
        name = "Maya Chen",
        checkUsername = server { latency = 0.2, taken = { "maya" } },
      }
      -- Act as a person would, and let time pass; it costs no real time.
      block:type("Username", "maya", { every = 0.08 })
      pause(0.45)
      expect(block.state.availability):equals("checking")
      pause(0.2)
      -- Say what must be.
      expect(block.state.availability):equals("taken")
      expect(block:get("username").note):equals("@maya is taken")
    end)

    """
  }
}

extension String {
  /// The text as a string of Lua.
  fileprivate var luaQuoted: String {
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\0"..."\u{1F}", "\u{7F}": quoted += "\\" + String(scalar.value).leftPadded(to: 3, with: "0")
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
