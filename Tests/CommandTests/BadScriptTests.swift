import Foundation
import Testing

/// Scripts that are wrong in every way end their scenario or file with a clear message, and the others still run.
struct BadScriptTests {
  @Test("Mistakes in scenarios")
  func mistakes() throws {
    let ended = try Command.run("run", "mistakes.lua")
    #expect(ended.status == 1)
    for text in [
      "ProfileSetup has no option 'asksBirthdy'; did you mean 'asksBirthday'?",
      "mistakes.lua:2\n  2 │ ProfileSetup { asksBirthdy = true }\n",
      "block:tap: there is no \"Continu\" on the screen; nearest: \"Continue\"", "mistakes.lua:6\n",
      "\n  no maya; error(…) is a mistake of the scenario, and a server that fails calls throw(…)\n\n  mistakes.lua:10\n",
      "\n✗ mistakes.lua (1 passed, 3 failed)\n",
    ] {
      #expect(ended.output.contains(text), "\(text)")
    }
  }

  @Test("Files that do not load")
  func loading() throws {
    let ended = try Command.run("run", "loading", "--instructions=2")
    for text in [
      """
      ✗ loading/endless.lua does not load

        the script ran more than 2 million instructions and was stopped; does a loop never end? \
      --instructions MILLIONS raises the limit

        loading/endless.lua:1
        1 │ while true do end

      """,
      """
      ✗ loading/half.lua does not load

        'end' expected (to close 'function' at line 1) near <eof>

        loading/half.lua:2

      """,
      """
      ✗ loading/outside.lua does not load

        ProfileSetup is for a scenario's body, not for the file outside of one

        loading/outside.lua:1
        1 │ local block = ProfileSetup {}

      """,
    ] {
      #expect(ended.output.contains(text), "\(text)")
    }
  }

  @Test(
    "Files that are no text",
    arguments: [
      ([0x1B, 0x4C, 0x75, 0x61, 0x54, 0x00, 0x19, 0x93], "attempt to load a binary chunk (mode is 't')"),
      ([0xFF, 0xFE, 0x20, 0xC0], "unexpected symbol near '<\\255>'"), ([0x00], "unexpected symbol"),
    ] as [([UInt8], String)]
  )
  func bytes(_ bytes: [UInt8], _ message: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-\(UUID().uuidString).lua")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let ended = try Command.run("run", file.path)
    #expect(ended.status == 3)
    #expect(ended.output.contains(" does not load\n\n  \(message)\n"))
    #expect(ended.error.isEmpty)
  }

  @Test("What is no regular file can't be read", arguments: ["/dev/zero", "/dev/null"])
  func devices(_ path: String) throws {
    let ended = try Command.run("run", path)
    #expect(ended.status == 3)
    #expect(ended.output.hasPrefix("✗ \(path) does not load\n\n  '\(path)' can't be read; it is no plain file\n"))
  }

  @Test(
    "A body that never ends is stopped by either limit, and the others still run",
    arguments: [
      ("--instructions=2", "the script ran more than 2 million instructions and was stopped"),
      ("--timeout=0.2", "the script ran longer than 0.2 s and was stopped"),
    ]
  )
  func endless(_ option: String, _ message: String) throws {
    let ended = try Command.run("run", "limits/endless.lua", option)
    #expect(ended.status == 1)
    #expect(ended.output.components(separatedBy: "\n  \(message)").count == 5)
    #expect(ended.output.hasSuffix("1 passed, 4 failed\n"))
  }

  @Test("What wants too much memory is stopped, and the others still run")
  func memory() throws {
    let ended = try Command.run("run", "limits/memory.lua", "--memory", "4")
    #expect(ended.status == 1)
    let message = "\n  the script used more than 4 MiB of memory; --memory MIB raises the limit\n"
    #expect(ended.output.components(separatedBy: message).count == 3)
    #expect(ended.output.hasSuffix("1 passed, 2 failed\n"))
  }

  @Test("Deep recursion is told, with little memory and with much", arguments: ["4", "64", "1024"])
  func recursion(_ mebibytes: String) throws {
    let ended = try Command.run("run", "limits/recursion.lua", "--memory", mebibytes)
    #expect(ended.status == 1)
    #expect(ended.output.contains("\n  stack overflow"))
    #expect(ended.output.contains("\n  limits/recursion.lua:2\n"))
    #expect(ended.output.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test("All of them at once, and the one that loads still runs")
  func all() throws {
    let ended = try Command.run(
      "run",
      "loading",
      "limits",
      "mistakes.lua",
      "suite",
      "--instructions=2",
      "--memory=8",
      "--color=never"
    )
    #expect(ended.status == 3)
    #expect(ended.output.contains("\n✓ suite/people.lua (1 passed)\n"))
    #expect(ended.output.hasSuffix("6 passed, 10 failed\n"))
    #expect(ended.error.isEmpty)
  }
}
