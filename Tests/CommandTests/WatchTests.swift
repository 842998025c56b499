import Foundation
import Testing

/// The built command watching a suite, at a terminal.
struct WatchTests {
  private let prompt = "Keys: a runs all, f what failed, q quits.\n"

  /// What was written after the last prompt but one.
  private func last(_ text: String) -> String {
    text.components(separatedBy: prompt).dropLast().last ?? ""
  }

  @Test("A saved file is run again at once; keys run all, what failed, and quit; the terminal is given back")
  func terminal() throws {
    let suite = try Scratch([
      "a.lua": "local n = require 'support.n' scenario('a', function() expect(n):equals(1) end)",
      "b.lua": "scenario('b', function() end)", "support/n.lua": "return 1",
    ])
    let terminal = try Terminal(["run", suite.path, "--watch", "--color=never"], columns: 80)
    func wait(_ count: Int) -> String {
      let text = terminal.wait { $0.components(separatedBy: prompt).count == count + 1 }
      return last(text).replacingOccurrences(of: suite.path + "/", with: "")
    }
    #expect(wait(1).contains("✓ a.lua (1 passed)\n✓ b.lua (1 passed)\n"))
    try suite.write("b.lua", "scenario('b', function() end) scenario('c', function() error('x') end)")
    let saved = Date()
    let again = wait(2)
    #expect(again.contains("\nSaved: b.lua\n\n✗ c\n"))
    #expect(!again.contains("a.lua"))
    // A machine may be busy; alone it takes some 20 ms.
    #expect(Date().timeIntervalSince(saved) < 5)
    try suite.write("support/n.lua", "return 2")
    #expect(wait(3).contains("✗ a.lua (0 passed, 1 failed)\n"))
    terminal.press("f")
    #expect(wait(4).contains("2 scenarios in "))
    terminal.press("a")
    #expect(wait(5).contains("3 scenarios in "))
    terminal.press("q")
    let ended = terminal.end()
    #expect(ended.status == 1)
    // Keys that are pressed are not shown, and the terminal shows them again afterwards.
    #expect(ended.text.hasSuffix(prompt))
    #expect(terminal.showsKeys)
  }

  @Test("130: Ctrl-C ends it and gives the terminal back")
  func interrupt() throws {
    let terminal = try Terminal(["run", "passing.lua", "--watch"], columns: 20)
    _ = terminal.wait { $0.contains(prompt) }
    terminal.interrupt()
    #expect(terminal.end().status == 130)
    #expect(terminal.showsKeys)
  }

  @Test(
    "Whatever signal ends it while it runs again, the terminal is given back",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")),
    arguments: [[SIGINT, SIGINT], [SIGTERM, SIGTERM], [SIGINT, SIGTERM], [SIGHUP], [SIGQUIT], [SIGABRT], [SIGTRAP]]
  )
  func signals(_ signals: [Int32]) throws {
    let suite = try Scratch(["a.lua": "scenario('a', function() end)"])
    let terminal = try Terminal(
      ["run", suite.path, "--watch", "--timeout=60", "--instructions=1000000"],
      columns: 80
    )
    _ = terminal.wait { $0.contains(prompt) && !terminal.showsKeys }
    try suite.write("a.lua", "scenario('endless', function() while true do end end)")
    terminal.waitForWork()
    for signal in signals {
      terminal.send(signal)
      _ = terminal.wait { _ in terminal.showsKeys }
    }
    #expect(terminal.end().status == signals.last.map { -$0 })
    #expect(terminal.showsKeys)
  }

  @Test("While it is stopped the terminal is given back, and afterwards keys are read again")
  func stopped() throws {
    let terminal = try Terminal(["run", "passing.lua", "--watch"], columns: 80)
    _ = terminal.wait { $0.contains(prompt) && !terminal.showsKeys }
    terminal.send(SIGTSTP)
    _ = terminal.wait { _ in terminal.showsKeys }
    _ = terminal.wait { _ in
      terminal.send(SIGCONT)
      return !terminal.showsKeys
    }
    terminal.press("q")
    #expect(terminal.end().status == 0)
    #expect(terminal.showsKeys)
  }

  @Test(
    "What a file requires is watched also when its process was ended",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")),
    arguments: [
      "require 'support.n' while true do end", "scenario('a', function() require 'support.n' while true do end end)",
    ]
  )
  func required(_ script: String) throws {
    let suite = try Scratch(["a.lua": script, "support/n.lua": "return 1"])
    let terminal = try Terminal(
      ["run", suite.path, "--watch", "--timeout=60", "--instructions=1000000"],
      columns: 80
    )
    terminal.waitForWork()
    for worker in terminal.workers { kill(worker, SIGKILL) }
    _ = terminal.wait { $0.contains(prompt) }
    try suite.write("support/n.lua", "error('is told')")
    #expect(last(terminal.wait { $0.components(separatedBy: prompt).count == 3 }).contains("is told"))
  }

  @Test("Without a terminal keys come as they are written, and an end of them ends nothing")
  func pipe() throws {
    let ended = try Command.shell(
      """
      (sleep 0.5; printf a; sleep 0.5; printf q) | "$SCENARIO" run passing.lua --watch
      echo $?
      "$SCENARIO" run passing.lua --watch </dev/null >/dev/null &
      command=$!
      sleep 1; kill -s TERM $command; wait $command; echo $?
      """
    )
    #expect(ended.output.components(separatedBy: "2 passed, 0 failed\n").count == 3)
    #expect(ended.output.hasSuffix(prompt + "0\n130\n"))
  }
}
