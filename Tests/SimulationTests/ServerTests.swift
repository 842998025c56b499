import Blocks
import Simulation
import Testing

/// Endpoints that a scenario answers by hand.
struct ManualServerTests {
  @Test("Requests are answered in any order, each once")
  func anyOrder() {
    let world = World()
    let server = ManualServer()
    let first = ProfileSetupHost.opened(in: world, onContinue: server)
    let second = ProfileSetupHost.opened(in: world, onContinue: server)
    for host in [first, second] {
      host.type("maya")
      host.tap(id: "continue")
    }
    #expect(server.pending.count == 2)
    server.answer(server.requests[1], .returned(nil))
    #expect((first.phase, second.phase) == (.working, .done))
    server.answer(server.requests[1], .threw(.described("Twice")))
    #expect(second.phase == .done)
    #expect(second.calls.map(\.answer) == [.returned(nil)])
    server.answer(server.requests[0], .threw(.cancelled))
    #expect(first.phase == .resting)
    #expect(server.pending.isEmpty)
    #expect(server.requests.count == 2)
  }

  @Test("A cancelled request stays pending, so that a late answer can be tried")
  func cancelled() {
    let world = World()
    let server = ManualServer()
    let host = ProfileSetupHost.opened(in: world, checkUsername: server)
    host.type("maya")
    world.pause(milliseconds: 450)
    host.leave()
    #expect(server.pending.map(\.call.isCancelled) == [true])
    server.answer(server.pending[0], .returned(true))
    #expect(server.requests.map(\.isAnswered) == [true])
    #expect(host.calls.map(\.outcome) == [.cancelled])
  }

  @Test("At the end it lets go of the answers that are open")
  func end() {
    let server = ManualServer()
    let host = ProfileSetupHost.opened(in: World(), onContinue: server)
    host.type("maya")
    host.tap(id: "continue")
    server.end()
    #expect(server.pending.isEmpty)
    #expect(host.phase == .working)
  }
}

/// Endpoints that answer by themselves.
struct ScriptedServerTests {
  /// When a save of each of three Continues ends, in milliseconds after its tap, and with what.
  private func threeSaves(_ fill: (inout ScriptedServer.Script) -> Void) -> (times: [Int64], answers: [Call.Answer?]) {
    let world = World()
    let host = ProfileSetupHost.opened(in: world, onContinue: ScriptedServer(in: world, fill))
    host.type("maya")
    for _ in 1...3 {
      host.tap(id: "continue")
      world.pause(milliseconds: 5000)
    }
    let times = host.calls.map { call in
      ((call.endedAt ?? .start).nanoseconds - call.at.nanoseconds) / 1_000_000
    }
    return (times, host.calls.map(\.answer))
  }

  @Test("Without a script it answers at once, with success")
  func atOnce() {
    let saves = threeSaves { _ in }
    #expect(saves.times == [0, 0, 0])
    #expect(saves.answers == [.returned(nil), .returned(nil), .returned(nil)])
  }

  @Test("Latencies are used in turn, the last again and again")
  func latencies() {
    let saves = threeSaves { $0.latencies = [.milliseconds(300), .milliseconds(70)] }
    #expect(saves.times == [300, 70, 70])
  }

  @Test("Replies are given in turn, the last again and again")
  func replies() {
    let saves = threeSaves { $0.replies = [.threw(.described("Down")), .returned(true)] }
    #expect(saves.answers == [.threw(.described("Down")), .returned(true), .returned(true)])
  }

  @Test("It throws what it is told to, with a description, without one, or a cancellation (CB-P4, CB-P5, CB-P6)")
  func throwing() {
    let failures: [(Failure, [String])] = [
      (.described("No network"), ["No network"]),
      (.described(nil), ["Couldn't save your profile. Try again."]),
      (.cancelled, []),
    ]
    for (failure, words) in failures {
      let world = World()
      let server = ScriptedServer(in: world) { $0.replies = [.threw(failure)] }
      let host = ProfileSetupHost.opened(in: world, onContinue: server)
      host.type("maya")
      host.tap(id: "continue")
      #expect(host.said == words)
      #expect(host.phase == .resting)
      #expect(host.calls.map(\.outcome) == [.threw])
    }
  }

  @Test("A username is free unless it is among the taken")
  func taken() {
    let world = World()
    let server = ScriptedServer(in: world) { $0.taken = ["maya"] }
    let host = ProfileSetupHost.opened(in: world, checkUsername: server)
    host.type("maya")
    world.pause(milliseconds: 450)
    #expect(host.block.availability == .taken)
    host.act(on: "username", .insert("c"))
    world.pause(milliseconds: 450)
    #expect(host.block.availability == .available)
    #expect(server.calls.map(\.argument) == [.username("maya"), .username("mayac")])
  }

  @Test("A cancelled call ends at once, as a cancelled one")
  func cancelled() {
    let world = World()
    let server = ScriptedServer(in: world) { $0.latencies = [.milliseconds(1000)] }
    let host = ProfileSetupHost.opened(in: world, checkUsername: server)
    host.type("maya")
    world.pause(milliseconds: 500)
    host.act(on: "username", .insert("c"))
    #expect(host.calls[0].answer == .threw(.cancelled))
    #expect(host.calls[0].endedAt == .at(milliseconds: 500))
    #expect(host.calls[0].outcome == .cancelled)
    #expect(host.block.availability == .waiting)
  }

  @Test("One that ignores cancellation answers at its time, and nobody hears it (PS-U7)")
  func ignoresCancellation() {
    let world = World()
    let server = ScriptedServer(in: world) { script in
      script.latencies = [.milliseconds(1000)]
      script.taken = ["maya"]
      script.ignoresCancellation = true
    }
    let host = ProfileSetupHost.opened(in: world, checkUsername: server)
    host.type("maya")
    world.pause(milliseconds: 500)
    host.act(on: "username", .insert("c"))
    #expect(host.calls[0].answer == nil)
    world.pause(milliseconds: 950)
    #expect(host.calls[0].answer == .returned(false))
    #expect(host.calls[0].endedAt == .at(milliseconds: 1450))
    #expect(host.calls[0].outcome == .cancelled)
    #expect(host.said.isEmpty)
    #expect(host.block.availability == .checking)
  }
}
