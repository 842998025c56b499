import Foundation
import Testing

/// Shares of a suite, run by the built command and joined by it.
struct MergeTests {
  /// What is written without what the wall clock says.
  private func steady(_ text: String?) -> String? {
    text?.replacingOccurrences(
      of: "(time|timestamp|startedAt|wallSeconds)(=|\":)\"?[-0-9.:TZ]+|in [0-9.]+ s",
      with: "",
      options: .regularExpression
    )
  }

  @Test("What GNU parallel has shared out and merge joins is what one run tells, by every reporter")
  func parallel() throws {
    let scratch = try Scratch()
    let ended = try Command.shell(
      """
      suite="failing.lua marks.lua mistakes.lua loading/half.lua tagged many.lua"
      told() { for name in pretty tap junit json github; do printf -- ' --reporter %s=%s/%s.%s' $name \(scratch.path) $1 $name; done; }
      parallel "$SCENARIO" run $suite --shard {}/4 --quiet --reporter json=\(scratch.path)/{}.json \
        --reporter pretty=/dev/null --reporter tap ::: 1 2 3 4 >/dev/null
      "$SCENARIO" merge \(scratch.path)/[1-4].json $(told merged) >/dev/null; echo $?
      "$SCENARIO" run $suite $(told whole) >/dev/null; echo $?
      """
    )
    #expect(ended.output == "3\n3\n")
    for name in ["pretty", "tap", "junit", "json", "github"] {
      let merged = steady(scratch.text("merged." + name))
      #expect(merged?.isEmpty == false)
      #expect(merged == steady(scratch.text("whole." + name)), "\(name) differs")
    }
  }

  @Test("2: results that are cut, of another version, or of different suites")
  func wrong() throws {
    let scratch = try Scratch()
    for index in 1...2 {
      _ = try Command.run("run", "tagged", "--shard=\(index)/2", "--reporter=json=\(scratch("\(index).json"))")
    }
    _ = try Command.run("run", "many.lua", "--shard=2/2", "--reporter=json=\(scratch("other.json"))")
    let text = try #require(scratch.text("1.json"))
    try scratch.write("cut.json", String(text.dropLast(20)))
    try scratch.write("version.json", text.replacingOccurrences(of: "\"version\":1", with: "\"version\":7"))
    func error(_ names: String...) throws -> String {
      let ended = try Command.run(["merge"] + names.map { scratch($0) })
      #expect(ended.status == 2)
      #expect(ended.output.isEmpty)
      return ended.error.replacingOccurrences(of: scratch.path + "/", with: "")
    }
    #expect(try error("cut.json", "2.json") == "scenario: 'cut.json' is cut; run it again\n")
    #expect(
      try error("version.json", "2.json")
        == "scenario: 'version.json' is written in version 7 of the events, and this command reads version 1\n"
    )
    #expect(
      try error("1.json", "other.json")
        == "scenario: '1.json' and 'other.json' are of different suites, or of different choices from one\n"
    )
    #expect(try error("1.json") == "scenario: of 2 shares 2/2 is missing\n")
  }
}
