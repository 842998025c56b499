import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the built command's reporters write, read by those for whom they write.
struct ReporterTests {
  private static let everything = ["failing.lua", "marks.lua", "mistakes.lua", "loading/half.lua", "suite"]

  @Test("prove accepts what passes")
  func provePasses() throws {
    let ended = try Command.shell(
      "prove -e \"$SCENARIO run --reporter tap\" passing.lua marks.lua suite/people.lua 2>&1"
    )
    #expect(ended.status == 0, "\(ended.output)")
    #expect(ended.output.contains("All tests successful."))
    #expect(ended.output.contains("Files=3, Tests=5,"))
  }

  @Test("prove tells what fails, and finds no fault in how it is told")
  func proveFails() throws {
    let ended = try Command.shell(
      "prove -e \"$SCENARIO run --reporter tap\" failing.lua mistakes.lua loading/half.lua 2>&1"
    )
    #expect(ended.status == 1)
    #expect(!ended.output.contains("Parse errors"), "\(ended.output)")
    #expect(ended.output.contains("mistakes.lua    (Wstat: 256 (exited 1) Tests: 4 Failed: 3)\n  Failed tests:  1-3\n"))
    #expect(ended.output.contains("loading/half.lua (Wstat: 768 (exited 3) Tests: 1 Failed: 1)\n"))
  }

  @Test("A real parser reads the XML, and it keeps to the schema of Jenkins and Surefire")
  func junit() throws {
    let ended = try Command.run(["run"] + Self.everything + ["--reporter", "junit"])
    let document = try XMLDocument(xmlString: ended.output)
    let root = try #require(document.rootElement())
    #expect(JUnitSchema.mistakes(in: root) == [])
    func values(_ path: String) throws -> [String] { try root.nodes(forXPath: path).compactMap(\.stringValue) }
    #expect(try values("/testsuites/@tests") == ["10"])
    #expect(try values("/testsuites/@failures") == ["2"])
    #expect(try values("/testsuites/@errors") == ["3"])
    #expect(try values("//testcase[failure]/@name") == ["one is two", "a locator that is not there"])
    #expect(try values("//testcase[error]/@name").count == 3)
    #expect(try values("//testcase[skipped]/@name") == ["not yet", "a bug"])
    #expect(try values("//property[@name=\"rules of Maya's name is known\"]/@value") == ["PS-U6"])
    #expect(try values("//failure").first?.contains("\n  2 │ expect(1):equals(2)\n") == true)
  }

  @Test("Titles and output of every kind pass through the XML")
  func oddTexts() throws {
    let scratch = try Scratch([
      "a.lua": """
      scenario("<&>'\\"]]> \\1\\0 \\u{FFFE} \\xFF é\\r\\n\\t", { tags = { "<a&b>" } }, function()
        print("]]> <x/> &amp; \\27[0m \\xC3")
        error("]]> & \\8")
      end)
      """
    ])
    let ended = try Command.run("run", scratch("a.lua"), "--reporter=junit")
    let root = try #require(try XMLDocument(xmlString: ended.output).rootElement())
    #expect(JUnitSchema.mistakes(in: root) == [])
    let name = try root.nodes(forXPath: "//testcase/@name").first?.stringValue
    #expect(name == "<&>'\"]]> \\u{1}\\u{0} \\u{FFFE} \u{FFFD} é\r\n\t")
  }

  @Test("Each line of JSON is an object, and with every reporter all are written whole")
  func json() throws {
    let scratch = try Scratch()
    let ended = try Command.run(
      ["run"] + Self.everything
        + ["pretty", "tap", "junit", "json", "github"].flatMap {
          ["--reporter", "\($0)=\(scratch("out." + $0))"]
        }
    )
    #expect(ended.status == 3)
    #expect(ended.error.isEmpty)
    #expect(scratch.names == ["out.github", "out.json", "out.junit", "out.pretty", "out.tap"])
    let lines = try #require(scratch.text("out.json")).split(separator: "\n")
    let kinds = try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["event"] as? String
    }
    #expect(kinds.first == "runStarted")
    #expect(kinds.last == "runEnded")
    #expect(kinds.count { $0 == "scenarioEnded" } == 9)
    #expect(kinds.count { $0 == "loadError" } == 1)
  }

  @Test("5: whatever reporter can't write, the others do, and it is told")
  func unwritable() throws {
    let scratch = try Scratch(["file": ""])
    let ended = try Command.run(
      "run",
      "passing.lua",
      "--reporter=json=\(scratch("file/x.json"))",
      "--reporter=tap=\(scratch("ok.tap"))"
    )
    #expect(ended.status == 5)
    #expect(ended.error == "scenario: '\(scratch("file/x.json"))' could not be written: Not a directory\n")
    #expect(ended.output.hasSuffix("2 passed, 0 failed\n"))
    #expect(scratch.text("ok.tap")?.hasSuffix("1..2\n") == true)
  }

  @Test("5: where no file can be made, the system's own reason is told", .enabled(if: access("/sys", F_OK) == 0))
  func refused() throws {
    let ended = try Command.run("run", "passing.lua", "--reporter=json=/sys/x.json")
    #expect(ended.status == 5)
    #expect(ended.error == "scenario: '/sys/x.json' could not be written: Permission denied\n")
  }

  @Test("5: a device that is full is told", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let ended = try Command.run("run", "passing.lua", "--reporter=junit=/dev/full")
    #expect(ended.status == 5)
    #expect(ended.error == "scenario: '/dev/full' could not be written: No space left on device\n")
    #expect(ended.output.hasSuffix("2 passed, 0 failed\n"))
  }

  @Test("A device is written to, not replaced")
  func device() throws {
    let ended = try Command.run("run", "passing.lua", "--quiet", "--reporter=tap=/dev/stdout")
    #expect(ended.status == 0)
    #expect(ended.output.hasSuffix("1..2\n"))
  }

  @Test("Whoever stops reading does not cost the other reporters anything")
  func head() throws {
    let scratch = try Scratch()
    let ended = try Command.shell(
      "\"$SCENARIO\" run many.lua --reporter pretty --reporter json=\(scratch("a.json")) | head -1; "
        + "echo ${PIPESTATUS[0]}"
    )
    #expect(ended.output.hasSuffix("\n141\n"))
    #expect(ended.error.isEmpty)
    #expect(scratch.text("a.json")?.split(separator: "\n").count == 6003)
    #expect(scratch.names == ["a.json"])
  }

  @Test("130: of an interrupted run the files are whole", arguments: ["INT", "TERM"])
  func interrupted(signal: String) throws {
    let scratch = try Scratch()
    let ended = try Command.shell(
      """
      cd \(scratch.path)
      "$SCENARIO" run --reporter json=a.json --reporter junit=a.xml --reporter tap=a.tap \
        \(Command.fixtures)/many.lua \(Command.fixtures)/slow.lua > told &
      command=$!
      until [ -s told ]; do sleep 0.05; done
      ls -A
      kill -s \(signal) $command; wait $command; echo $?
      """
    )
    #expect(ended.output.hasSuffix("\n130\n"))
    #expect(!ended.output.contains("\na.json\n"), "the file is there before it is whole")
    #expect(scratch.names == ["a.json", "a.tap", "a.xml", "told"])
    #expect(scratch.text("a.json")?.contains("\"interrupted\":true") == true)
    #expect(scratch.text("a.tap")?.contains("\nBail out! The run was interrupted.\n") == true)
    let xml = try #require(scratch.text("a.xml"))
    let root = try #require(try XMLDocument(xmlString: xml).rootElement())
    #expect(JUnitSchema.mistakes(in: root) == [])
  }

  @Test(
    "A run that is ended at once leaves nothing of the files that it writes",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")),
    arguments: [("INT", 130), ("TERM", 143), ("KILL", 137)]
  )
  func ended(signal: String, status: Int) throws {
    let scratch = try Scratch()
    let ended = try Command.shell(
      """
      cd \(scratch.path)
      "$SCENARIO" run --jobs 1 --timeout 60 --instructions 1000000 --reporter json=a.json --reporter junit=a.xml \
        \(Command.fixtures)/limits/endless.lua > told &
      command=$!
      await_worker $command
      sleep 1
      kill -s \(signal) $command; sleep 0.5; kill -s \(signal) $command; wait $command; echo $?
      """
    )
    #expect(ended.output == "\(status)\n")
    #expect(scratch.names == ["told"])
  }

  @Test("70: a fault leaves nothing of the files that the run writes")
  func fault() throws {
    let scratch = try Scratch()
    let ended = try Command.shell(
      "cd \(scratch.path); ulimit -n 6; \"$SCENARIO\" run --reporter json=a.json \(Command.fixtures)/passing.lua"
    )
    #expect(ended.status == 70, "\(ended.error)")
    #expect(scratch.names.isEmpty)
  }

  @Test("On a terminal of 20 columns the progress has place on its line, and leaves nothing behind")
  func narrowTerminal() throws {
    let (status, text) = try Terminal(["run", "slow.lua", "passing.lua"], columns: 20).interruptedAfterProgress()
    #expect(status == 130)
    let shown = text.components(separatedBy: "\r").filter { $0.hasSuffix("\u{1B}[K") }.map { $0.dropLast(3) }
    #expect(shown.contains { $0.hasPrefix("file 1 of 2, ") })
    for line in shown { #expect(line.count < 20, "\(line)") }
    #expect(text.hasSuffix(" failed\u{1B}[0m\n"))
  }

  @Test("On a terminal NO_COLOR and --color are heeded")
  func colors() throws {
    #expect(try Terminal(["run", "passing.lua"], columns: 80).end().text.contains("\u{1B}[32m✓"))
    let plain = try Terminal(["run", "passing.lua"], columns: 80, environment: ["NO_COLOR": "1"]).end()
    #expect(!plain.text.contains("\u{1B}[32m"))
    #expect(try !Terminal(["run", "passing.lua", "--color", "never"], columns: 80).end().text.contains("\u{1B}[32m"))
  }
}

extension Terminal {
  /// Waits for the progress line, presses Ctrl-C, and waits for the end.
  fileprivate func interruptedAfterProgress() -> (status: Int32, text: String) {
    _ = wait { $0.contains("\u{1B}[K\r") }
    interrupt()
    return end()
  }
}
