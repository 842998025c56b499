import Foundation
import Testing

@testable import ScenarioRunner

/// Which reporters tell of a run, and where.
struct TellingTests {
  private static let files = [
    "a.lua": "scenario('one', function() end) scenario('two', function() error('x') end)"
  ]

  private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test("A reporter with a file writes there, and a person is still told on standard output")
  func file() throws {
    let folder = try Folder(Self.files)
    let called = Called(["run", folder("a.lua"), "--reporter", "tap=\(folder("new/folder/out=1.tap"))"])
    #expect(called.output.hasSuffix("1 passed, 1 failed\n"))
    #expect(text(folder("new/folder/out=1.tap"))?.hasSuffix("\n1..2\n") == true)
    #expect(called.status == .failed)
  }

  @Test("A reporter without a file takes standard output for itself", arguments: ["tap", "junit", "json"])
  func standardOutput(_ name: String) throws {
    let folder = try Folder(Self.files)
    let called = Called(["run", folder("a.lua"), "--reporter=\(name)"])
    #expect(!called.output.contains("1 passed, 1 failed"))
    let start = ["tap": "TAP version 14\n", "junit": "<?xml ", "json": "{\"event\":\"runStarted\""]
    #expect(called.output.hasPrefix(start[name, default: "?"]))
  }

  @Test("Annotations follow what a person is told", arguments: [["github"], ["github", "pretty"]])
  func github(_ names: [String]) throws {
    let folder = try Folder(Self.files)
    let called = Called(["run", folder("a.lua")] + names.map { "--reporter=\($0)" })
    #expect(called.output.contains("1 passed, 1 failed\n"))
    #expect(called.output.contains("::error file=\(folder("a.lua")),line=1,title=two::x%0ATo run it again: "))
    #expect(called.output.components(separatedBy: "1 passed, 1 failed\n").count == 2)
  }

  @Test("All reporters at once write the same as each alone")
  func all() throws {
    let folder = try Folder(Self.files)
    let names = ["pretty", "tap", "junit", "json", "github"]
    _ = Called(["run", folder("a.lua")] + names.map { "--reporter=\($0)=\(folder("all." + $0))" })
    func steady(_ path: String) -> String? {
      text(path)?.replacingOccurrences(
        of: "(time|timestamp|startedAt|wallSeconds)(=|\":)\"?[-0-9.:TZe]+|in [0-9.]+ s",
        with: "",
        options: .regularExpression
      )
    }
    for name in names {
      _ = Called(["run", folder("a.lua"), "--reporter=\(name)=\(folder("one." + name))"])
      #expect(steady(folder("all." + name)) == steady(folder("one." + name)))
      #expect(text(folder("one." + name))?.isEmpty == false)
    }
  }

  @Test("A reporter that can't write is told, the others and the run go on, and the status says so")
  func unwritable() throws {
    let folder = try Folder(Self.files)
    let called = Called([
      "run", folder("a.lua"), "--reporter=json=\(folder("a.lua/x.json"))", "--reporter=tap=\(folder("ok.tap"))",
      "--reporter=junit=\(folder(""))",
    ])
    #expect(called.status == .outputNotWritten)
    #expect(
      folder.without(called.error) == """
        scenario: 'a.lua/x.json' could not be written: Not a directory
        scenario: 'FOLDER' could not be written: it is a folder

        """
    )
    #expect(called.output.hasSuffix("1 passed, 1 failed\n"))
    #expect(text(folder("ok.tap"))?.hasSuffix("\n1..2\n") == true)
  }

  @Test("A file takes the place of an older one, also behind a link, and nothing else is left")
  func older() throws {
    let folder = try Folder(["a.lua": Self.files["a.lua"] ?? "", "out/real.tap": "old"])
    try folder.link("out/link.tap", to: "real.tap")
    _ = Called(["run", folder("a.lua"), "--reporter=tap=\(folder("out/link.tap"))"])
    #expect(text(folder("out/real.tap"))?.hasPrefix("TAP version 14\n") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("out")).sorted() == ["link.tap", "real.tap"])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder("out/link.tap")) == "real.tap")
  }

  @Test("Quiet tells only what failed, and nothing when all passed")
  func quiet() throws {
    let folder = try Folder(["a.lua": Self.files["a.lua"] ?? "", "b.lua": "scenario('b', function() end)"])
    #expect(Called(["run", folder("b.lua"), "--quiet"]).output.isEmpty)
    let output = Called(["run", folder(""), "--quiet"]).output
    #expect(output.hasPrefix("✗ two\n\n  x\n"))
    #expect(!output.contains("✓"))
    #expect(output.hasSuffix("2 passed, 1 failed\n"))
  }

  @Test(
    "Reporters that are not there, or that would write into each other's output, are told",
    arguments: [
      (
        ["--reporter=nuit"],
        "'--reporter' can't be 'nuit'; it is pretty, tap, junit, json or github, with =FILE for a file"
      ), (["--reporter=tap="], "'--reporter' can't be 'tap='; it is tap or tap=FILE"),
      (
        ["--reporter=tap", "--reporter=junit"],
        "the reporters 'tap' and 'junit' can't both write to standard output; give one a file of its own: "
          + "--reporter junit=FILE"
      ),
      (
        ["--reporter=pretty=x", "--reporter=github=x"],
        "the reporters 'pretty' and 'github' can't both write to 'x'; give one a file of its own: "
          + "--reporter github=FILE"
      ),
      (
        ["--reporter=tap=x", "--reporter=json=./x"],
        "the reporters 'tap' and 'json' can't both write to './x'; give one a file of its own: --reporter json=FILE"
      ),
      (
        ["--reporter=tap=a.lua"],
        "'--reporter' can't be 'tap=a.lua'; it is tap=FILE, and a .lua file is a script, which is not written over"
      ), (["--quiet", "--verbose"], "'--quiet' and '--verbose' can't be given together"),
    ]
  )
  func wrong(_ options: [String], _ message: String) {
    let called = Called(["run"] + options)
    #expect(called.status == .usage)
    #expect(called.error == "scenario: \(message)\n")
  }

  @Test("What a harness knows of TAP is heeded")
  func tapVersion() throws {
    let folder = try Folder(Self.files)
    let arguments = ["run", folder("a.lua"), "--reporter=tap"]
    #expect(Called(arguments, environment: ["TAP_VERSION": "13"]).output.hasPrefix("TAP version 13\n"))
    #expect(Called(arguments, environment: ["TAP_VERSION": "14"]).output.hasPrefix("TAP version 14\n"))
  }

  @Test("A terminal shows colours unless NO_COLOR is set or it can't")
  func terminals() throws {
    let folder = try Folder(Self.files)
    func output(_ environment: [String: String], _ options: String...) -> String {
      Called(["run", folder("a.lua")] + options, isTerminal: true, environment: environment).output
    }
    #expect(output([:]).contains("\u{1B}[31m"))
    #expect(output(["NO_COLOR": ""]).contains("\u{1B}[31m"))
    #expect(!output(["NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(!output(["TERM": "dumb"]).contains("\u{1B}"))
    #expect(output(["NO_COLOR": "1"], "--color=always").contains("\u{1B}[31m"))
    #expect(!output([:], "--color=never").contains("\u{1B}"))
  }
}
