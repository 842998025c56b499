import Foundation
import Testing

/// Scenarios run in processes of their own, so that one can harm no other.
struct WorkerTests {
  private static let suite = [
    "a.lua": """
    for i = 1, 40 do
      scenario("a" .. i, function()
        local block = ProfileSetup {}
        block:tap("Continue")
        expect(block.haptics):equals { "warning" }
      end)
    end
    scenario("fails", function() print("printed") expect(1):equals(2) end)
    scenario("skipped", { skip = "later" }, function() end)
    """,
    "b.lua": "scenario('b', { covers = {}, tags = { 't' } }, function() pause(1) end)",
    "c.lua": "scenario('half', function(",
    "d.lua": "for i = 1, 600 do scenario('d' .. i, function() expect(i):equals(i) end) end",
    "endless.lua": """
    scenario("before", function() end)
    scenario("endless", function() while true do end end)
    scenario("after", function() end)
    """,
    "loads_forever.lua": "while true do end",
  ]

  /// A results file without what the wall clock has to say.
  private func events(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
      .replacing(/"wallSeconds":[0-9.e-]+/, with: "").replacing(/"startedAt":"[^"]*"/, with: "")
  }

  @Test("However many processes there are, the same is told in the same order")
  func jobs() throws {
    let scratch = try Scratch(Self.suite)
    var told: Set<String> = []
    for jobs in [1, 2, 3, 8] {
      let results = scratch("results-\(jobs).json")
      let files = ["a.lua", "b.lua", "c.lua", "d.lua"].map { scratch($0) }
      let ended = try Command.run(["run", "--jobs", "\(jobs)", "--reporter", "json=\(results)"] + files)
      #expect(ended.status == 3)
      #expect(ended.output.contains("\n643 scenarios in "))
      #expect(ended.output.contains("641 passed, 1 failed, 1 skipped\n"))
      told.insert(try events(results))
    }
    #expect(told.count == 1)
    let events: Int = 2 + 4 + 2 * 643
    #expect(told.first?.split(separator: "\n").count == events)
  }

  @Test(
    "A process that dies fails the scenario that it runs, and only that",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")),
    arguments: [
      ("SEGV", "was ended by signal 11 (Segmentation fault)"), ("KILL", "was ended by signal 9 (Killed)"),
      ("ABRT", "was ended by signal 6 (Aborted)"),
    ]
  )
  func death(_ signal: String, _ words: String) throws {
    let scratch = try Scratch(Self.suite)
    let ended = try Command.shell(
      """
      "$SCENARIO" run --jobs 1 --timeout 60 --instructions 1000000 '\(scratch("endless.lua"))' & first=$!
      await_worker $first
      sleep 1
      kill -\(signal) $(workers $first)
      wait $first
      """
    )
    #expect(ended.status == 1)
    #expect(ended.output.contains("the scenario's process \(words)\n"))
    #expect(ended.output.contains("endless.lua:2\n  2 │ scenario(\"endless\", function() while true do end end)\n"))
    #expect(ended.output.hasSuffix("2 passed, 1 failed\n"))
  }

  @Test(
    "A process that dies while it loads a file fails that file, and the others run",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"))
  )
  func deathWhileLoading() throws {
    let scratch = try Scratch(Self.suite)
    let ended = try Command.shell(
      """
      "$SCENARIO" run --jobs 1 --timeout 60 --instructions 1000000 '\(scratch("loads_forever.lua"))' \
        '\(scratch("b.lua"))' & first=$!
      await_worker $first
      sleep 1
      kill -SEGV $(workers $first)
      wait $first
      """
    )
    #expect(ended.status == 3)
    #expect(ended.output.contains("the process that loaded the file was ended by signal 11 (Segmentation fault)\n"))
    #expect(ended.output.contains("b.lua (1 passed)\n"))
  }

  @Test(
    "A process that is silent for longer than the limit is ended, and the others run",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"))
  )
  func silence() throws {
    let scratch = try Scratch(Self.suite)
    let ended = try Command.shell(
      """
      "$SCENARIO" run --jobs 1 --timeout 8 --instructions 1000000 '\(scratch("endless.lua"))' & first=$!
      await_worker $first
      child=$(workers $first)
      while kill -STOP $child 2>/dev/null; do sleep 0.1; done &
      wait $first
      """
    )
    #expect(ended.status == 1)
    let words =
      /the scenario's process did not answer for [0-9.]+ s and was ended; --timeout SECONDS raises the limit\n/
    #expect(ended.output.contains(words))
    #expect(ended.output.hasSuffix("2 passed, 1 failed\n"))
  }

  @Test(
    "The time for which all is stopped, as by Ctrl-Z, is no scenario's",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"))
  )
  func stopped() throws {
    let scratch = try Scratch(["a.lua": "scenario('endless', function() while true do end end)"])
    let ended = try Command.shell(
      """
      "$SCENARIO" run --jobs 1 --timeout 8 --instructions 1000000 '\(scratch("a.lua"))' & first=$!
      await_worker $first
      all="$first $(workers $first)"
      kill -STOP $all; sleep 10; kill -CONT $all; sleep 1
      [ -n "$(workers $first)" ] && echo "it still runs"
      kill -KILL $first
      """
    )
    #expect(ended.output == "it still runs\n")
  }

  @Test(
    "70: where every process ends as soon as it begins, the command says so",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"))
  )
  func failedStarts() throws {
    let scratch = try Scratch([
      "a.lua": "scenario('a', function() end)",
      "fork.c": """
      #include <sys/types.h>
      #include <sys/wait.h>
      #include <unistd.h>
      pid_t _Fork(void);
      pid_t fork(void) {
        pid_t process = _Fork();
        if (process == 0) _exit(3);
        siginfo_t ended;
        waitid(P_PID, process, &ended, WEXITED | WNOWAIT);
        return process;
      }
      """,
    ])
    let ended = try Command.shell(
      """
      cd '\(scratch.path)'; clang -shared -fPIC -o fork.so fork.c
      timeout -s KILL 20 env LD_PRELOAD=./fork.so "$SCENARIO" run a.lua; echo $?
      """
    )
    #expect(ended.output == "70\n")
    #expect(
      ended.error == "scenario: the processes in which scenarios run end as soon as they begin; "
        + "the last exited with status 3\n"
    )
  }

  @Test(
    "No process outlives the command, however that ends",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"))
  )
  func orphans() throws {
    let scratch = try Scratch(Self.suite)
    let ended = try Command.shell(
      """
      "$SCENARIO" run --timeout 60 --instructions 1000000 '\(scratch("endless.lua"))' & first=$!
      await_worker $first
      sleep 1
      children=$(workers $first)
      kill -KILL $first
      wait $first
      sleep 2
      for child in $children; do grep -qs 'State:.[^Z]' /proc/$child/status && echo "$child lives"; done
      echo end
      """
    )
    #expect(ended.output == "end\n")
  }

  @Test(
    "When a file does not load again, its other scenarios fail for that reason",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"))
  )
  func again() throws {
    let scratch = try Scratch([
      "a.lua": """
      scenario("never ends", function() while true do end end)
      scenario("another", function() end)
      """
    ])
    let ended = try Command.shell(
      """
      "$SCENARIO" run --jobs 1 --timeout 60 --instructions 1000000 '\(scratch("a.lua"))' & first=$!
      await_worker $first
      sleep 1
      echo 'scenario(' > '\(scratch("a.lua"))'
      kill -KILL $(workers $first)
      wait $first
      """
    )
    #expect(ended.status == 1)
    #expect(ended.output.contains("the scenario's process was ended by signal 9 (Killed)"))
    #expect(ended.output.contains("the file was loaded again, in another process, and did not load: unexpected symbol"))
    #expect(ended.output.hasSuffix("0 passed, 2 failed\n"))
  }

  @Test("A process that takes too much memory beside Lua's fails the scenario that it runs, and only that")
  func memory() throws {
    let scratch = try Scratch([
      "a.lua": """
      local long = ("x"):rep(20000000)
      local many = {}
      for i = 1, 100 do many[i] = long end
      scenario("before", function() end)
      scenario("compares 2 GB", function() expect(many):equals {} end)
      scenario("after", function() expect(#many):equals(100) end)
      """,
      "b.lua": Self.suite["b.lua"] ?? "",
    ])
    let ended = try Command.run(
      "run",
      "--jobs",
      "1",
      "--memory",
      "80",
      "--timeout",
      "100",
      "--instructions",
      "1000000",
      scratch("a.lua"),
      scratch("b.lua")
    )
    #expect(ended.status == 1)
    let words = """
      the scenario's process used more than 1264 MiB of memory, three times 80 for Lua and 1024 beside it, and was ended; \
      --memory MIB raises the limit

      """
    #expect(ended.output.contains(words), "\(ended.output)")
    #expect(ended.output.contains("a.lua:5\n"))
    #expect(ended.output.hasSuffix("3 passed, 1 failed\n"))
  }

  @Test("A process that takes too much memory where much can be printed says that this is in it")
  func printed() throws {
    let scratch = try Scratch([
      "a.lua": """
      scenario("prints 1000 MiB", function()
        local text = ("x"):rep((1 << 20) - 1)
        for i = 1, 1000 do print(text) end
      end)
      """
    ])
    let ended = try Command.run("run", "--printed", "1024", "--instructions", "10000", scratch("a.lua"))
    #expect(ended.status == 1)
    let words = """
      the scenario's process used more than 1216 MiB of memory, three times 64 for Lua and 1024 beside it, \
      where what is printed is too (--printed 1024), and was ended; --memory MIB raises the limit

      """
    #expect(ended.output.contains(words), "\(ended.output)")
  }

  @Test(
    "What waits to be told does not fill the first process",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"))
  )
  func waiting() throws {
    let scratch = try Scratch([
      "a.lua": "scenario('endless', function() while true do end end)",
      "b.lua": """
      for i = 1, 4000 do scenario("small " .. i, function() end) end
      local text = ("x"):rep(1000000)
      for i = 1, 1000 do scenario("prints " .. i, function() print(text) end) end
      """,
    ])
    let ended = try Command.shell(
      """
      "$SCENARIO" run --jobs 2 --timeout 8 --instructions 1000000 '\(scratch("a.lua"))' '\(scratch("b.lua"))' & first=$!
      while peak=$(grep VmHWM /proc/$first/status); do most=$peak; sleep 0.05; done
      wait $first
      echo $? $most
      """
    )
    #expect(ended.output.contains("\n5000 passed, 1 failed\n1 VmHWM: "), "\(ended.output)")
    let peak = try #require(ended.output.split(separator: " ").dropLast().last.flatMap { Int($0) })
    #expect(peak < 300_000, "the first process had \(peak) KiB")
  }

  @Test("What scenarios of a file share is the same with any number of processes")
  func shared() throws {
    let scratch = try Scratch([
      "a.lua": """
      local opened = 0
      for i = 1, 300 do
        scenario("s" .. i, function()
          opened = opened + 1
          expect(opened):equals(i)
        end)
      end
      """
    ])
    #expect(try Command.run("run", "--jobs", "2", scratch("a.lua")).status == 0)
  }

  @Test("A file that changes while it runs does not change what is told of the scenarios that it had")
  func changed() throws {
    let scratch = try Scratch([
      "a.lua": """
      scenario("slow", function() local text = "" for i = 1, 60000 do text = text .. "x" end end)
      scenario("fails", function()
        local block = ProfileSetup { checkUsername = server { latency = 1 } }
        block:fill("username", "maya")
        expect(block.state.availability):equals("checking")
      end)
      """
    ])
    let ended = try Command.shell(
      """
      "$SCENARIO" run --jobs 1 '\(scratch("a.lua"))' & first=$!
      sleep 0.3
      echo "scenario('new', function() end)" > '\(scratch("a.lua"))'
      wait $first
      """
    )
    #expect(ended.status == 1)
    #expect(ended.output.contains("expected  \"checking\"\n"), "\(ended.output)")
    #expect(ended.output.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test("A report's file is not where standard output would be, when that is closed")
  func closedOutput() throws {
    let scratch = try Scratch(["a.lua": "scenario('a', function() print('x') end)"])
    let ended = try Command.shell(
      "\"$SCENARIO\" run '\(scratch("a.lua"))' --verbose --reporter json='\(scratch("x.json"))' >&-"
    )
    #expect(ended.status == 5)
    #expect(try Command.run("merge", scratch("x.json")).status == 0)
  }

  @Test("Wrong numbers of processes", arguments: ["0", "-1", "1.5", "many", "257", ""])
  func wrongJobs(_ jobs: String) throws {
    let ended = try Command.run("run", "--jobs=\(jobs)")
    #expect(ended.status == 2)
    #expect(
      ended.error.contains("--jobs") && ended.error.contains("a whole number from 1 to 256"),
      "\(ended.error)"
    )
  }
}
