import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names of files with everything that a file system allows in them.
struct OddNameTests {
  private static let names = [
    "with space.lua", "quo'te\".lua", "new\nline.lua", "back\\slash.lua", "#%:,&<>.lua", "é漢🎉.lua",
  ]

  private func suite() throws -> Scratch {
    let suite = try Scratch()
    for name in Self.names { try suite.write(name, "scenario('a', function() end)") }
    return suite
  }

  @Test("They run, by folder and by name, and every reporter tells of them")
  func run() throws {
    let suite = try suite()
    #expect(try Command.run("run", suite.path).output.hasSuffix("6 passed, 0 failed\n"))
    for name in Self.names {
      #expect(try Command.run("run", suite(name)).status == 0)
      #expect(try Command.run("run", suite(name) + ":1").status == 0)
    }
    #expect(try Command.run("list", suite.path).output.split(separator: "\n").count == 6)
    #expect(try Command.run("check", suite.path).output == "✓ 6 files, no mistakes\n")
    let lines = try Command.run("run", suite.path, "--reporter=json").output.split(separator: "\n")
    let files = try lines.compactMap { line in
      (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["file"] as? String
    }
    #expect(Set(files) == Set(Self.names.map { suite($0) }))
    let document = try XMLDocument(xmlString: try Command.run("run", suite.path, "--reporter=junit").output)
    let root = try #require(document.rootElement())
    let suites = try root.nodes(forXPath: "//testsuite/@name").compactMap(\.stringValue)
    #expect(Set(suites) == Set(Self.names.map { suite($0) }))
    let prove = try Command.shell("prove -e \"$SCENARIO run --reporter tap\" \(suite.path)/*.lua 2>&1")
    #expect(prove.output.contains("Tests=6,"))
  }

  @Test("The command that a failure names runs it again, whatever its name is")
  func again() throws {
    for name in Self.names {
      let suite = try Scratch([name: "scenario('a', function() error('x') end)"])
      let output = try Command.run("run", suite.path).output
      let line = try #require(
        output.components(separatedBy: "To run it again\n    scenario ").last?.split(separator: "\n").first
      )
      #expect(try Command.shell("\"$SCENARIO\" \(line)").output.hasSuffix("0 passed, 1 failed\n"), "\(line)")
    }
  }

  @Test("A name that looks like an option is given so that it is none")
  func dash() throws {
    let scratch = try Scratch()
    let ended = try Command.shell(
      """
      cd '\(scratch.path)'
      eval "$("$SCENARIO" new -- -a.lua fails | tail -1 | sed 's|scenario|"$SCENARIO"|')"
      echo "scenario('a', function() error('x') end)" > ./-a.lua
      eval "$("$SCENARIO" run -- -a.lua | sed -n '/run it again/{n;s|scenario|"$SCENARIO"|p}')"
      """
    )
    #expect(ended.output.contains("1 passed, 0 failed\n"), "\(ended.output)")
    #expect(ended.output.hasSuffix("0 passed, 1 failed\n"), "\(ended.output)")
    #expect(ended.error.isEmpty)
  }

  @Test("A report's file may be named so too")
  func reports() throws {
    let scratch = try Scratch()
    for name in Self.names.map({ $0 + ".tap" }) {
      #expect(try Command.run("run", "passing.lua", "--reporter=tap=\(scratch(name))").status == 0)
      #expect(scratch.text(name)?.hasSuffix("1..2\n") == true)
    }
  }

  #if os(Linux)
    @Test("3: a name that is no UTF-8 is not passed over")
    func noText() throws {
      let ended = try Command.shell(
        """
        folder=$(mktemp -d); cd "$folder"
        echo "scenario('a', function() end)" > a.lua
        cp a.lua "$(printf 'bad\\xff.lua')"
        "$SCENARIO" run . ; echo $?
        "$SCENARIO" list . >/dev/null; echo $?
        "$SCENARIO" check . | tail -1
        rm -r "$folder"
        """
      )
      #expect(
        ended.output.contains(
          "✗ ./bad\u{FFFD}.lua does not load\n\n  './bad\u{FFFD}.lua' can't be read; its name is no UTF-8\n"
        )
      )
      #expect(ended.output.hasSuffix("1 passed, 0 failed\n3\n3\n1 mistake in 1 of 2 files\n"))
    }
  #endif
}
