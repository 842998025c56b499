import Blocks
import Simulation
import Testing

/// The app in small around Profile Setup.
struct ProfileSetupHostTests {
  @Test("A closure that returns at once has returned when the act returns")
  func returnsAtOnce() {
    let world = World()
    let host = ProfileSetupHost.opened(in: world, onContinue: ScriptedServer(in: world) { _ in })
    host.type("maya")
    #expect(host.tap(id: "continue"))
    #expect(host.phase == .done)
    #expect(host.calls.map(\.outcome) == [.returned])
    #expect(host.said == ["Profile saved"])
    #expect(host.felt == [.success])
  }

  @Test("onContinue that is left out is a closure that returns at once")
  func noClosure() {
    let host = ProfileSetupHost.opened(in: World())
    host.type("maya")
    host.tap(id: "continue")
    #expect(host.phase == .done)
    #expect(host.calls.map(\.closure) == [.onContinue])
    host.world.pause(milliseconds: 999)
    #expect(host.phase == .done)
    host.world.pause(milliseconds: 1)
    #expect(host.phase == .resting)
  }

  @Test("What is due runs before what a person does at that instant (PS-U3)")
  func dueBeforeAct() {
    let world = World()
    let server = ManualServer()
    let host = ProfileSetupHost.opened(in: world, checkUsername: server)
    host.type("maya")
    world.pause(milliseconds: 450)
    host.act(on: "username", .insert("c"))
    #expect(host.calls.map(\.argument) == [.username("maya")])
    #expect(host.calls.map(\.outcome) == [.cancelled])
    #expect(host.block.availability == .waiting)
  }

  @Test("A cancelled call stays cancelled when its closure returns late, and its answer changes nothing (PS-U7)")
  func lateAnswer() throws {
    let world = World()
    let server = ManualServer()
    let host = ProfileSetupHost.opened(in: world, checkUsername: server)
    host.type("maya")
    world.pause(milliseconds: 500)
    host.act(on: "username", .insert("c"))
    let before = host.block
    world.pause(milliseconds: 100)
    server.answer(try #require(server.pending.first), .returned(false))
    #expect(host.block == before)
    #expect(host.said.isEmpty)
    let call = host.calls[0]
    #expect(call.outcome == .cancelled)
    #expect(call.answer == .returned(false))
    #expect(call.cancelledAt == .at(milliseconds: 500))
    #expect(call.endedAt == .at(milliseconds: 600))
  }

  @Test("A username typed again is asked again, and only the second answer counts (PS-U9)")
  func askedAgain() {
    let world = World()
    let server = ManualServer()
    let host = ProfileSetupHost.opened(in: world, checkUsername: server)
    host.type("maya")
    world.pause(milliseconds: 450)
    host.act(on: "username", .insert("c"))
    host.act(on: "username", .deleteBackward)
    world.pause(milliseconds: 450)
    #expect(host.calls.map(\.argument) == [.username("maya"), .username("maya")])
    server.answer(server.pending[0], .returned(false))
    #expect(host.block.availability == .checking)
    server.answer(server.pending[0], .returned(true))
    #expect(host.block.availability == .available)
  }

  @Test("With Reduce Motion every motion is a fade (CB-M2)")
  func reduceMotion() {
    let host = ProfileSetupHost.opened(in: World())
    host.tap(id: "colour.2")
    let usual = host.moved
    #expect(!usual.isEmpty && !usual.contains(.fade))
    host.forget()
    host.world.environment.reduceMotion = true
    host.tap(id: "colour.3")
    #expect(host.moved == Array(repeating: .fade, count: usual.count))
  }

  @Test("With VoiceOver off nothing is heard; haptics are felt all the same")
  func voiceOverOff() {
    let host = ProfileSetupHost.opened(in: World())
    host.world.environment.voiceOver = false
    host.tap(id: "continue")
    #expect(host.said.isEmpty)
    #expect(host.felt == [.warning])
  }

  @Test("forget empties the journal and keeps calls that still run")
  func forget() {
    let world = World()
    let check = ManualServer()
    let host = ProfileSetupHost.opened(in: world, checkUsername: check, onContinue: ManualServer())
    host.type("maya")
    world.pause(milliseconds: 450)
    host.tap(id: "colour.1")
    host.tap(id: "continue")
    #expect(host.calls.map(\.outcome) == [.cancelled, .running])
    host.forget()
    #expect(host.calls.map(\.closure) == [.onContinue])
    #expect(host.felt.isEmpty && host.said.isEmpty && host.moved.isEmpty)
  }

  @Test("A save goes on when the host takes the block away, and is felt and heard (CB-K3)")
  func leaveDuringSave() {
    let world = World()
    let save = ScriptedServer(in: world) { $0.latencies = [.milliseconds(1000)] }
    let host = ProfileSetupHost.opened(in: world, onContinue: save)
    host.type("maya")
    host.tap(id: "continue")
    world.pause(milliseconds: 400)
    host.leave()
    #expect(host.phase == .left)
    #expect(host.screen.elements.isEmpty)
    world.pause(milliseconds: 600)
    #expect(host.calls.map(\.outcome) == [.returned])
    #expect(host.said == ["Profile saved"])
    #expect(host.felt == [.success])
    #expect(world.stillPending.isEmpty)
  }

  @Test("A check ends when the host takes the block away (CB-K3)")
  func leaveDuringCheck() {
    let world = World()
    let host = ProfileSetupHost.opened(in: world, checkUsername: ManualServer())
    host.type("maya")
    world.pause(milliseconds: 450)
    host.leave()
    #expect(host.calls.map(\.outcome) == [.cancelled])
  }

  @Test("Skip calls onSkip and saves nothing (CB-K2)")
  func skip() {
    let world = World()
    let host = ProfileSetupHost.opened(in: world, onSkip: ScriptedServer(in: world) { _ in })
    #expect(host.tap(id: "skip"))
    #expect(host.calls.map(\.closure) == [.onSkip])
    #expect(host.phase == .left)
    #expect(!host.tap(id: "skip"))
    #expect(host.calls.count == 1)
  }

  @Test("An element that is not enabled does nothing when it is tapped")
  func disabled() {
    let host = ProfileSetupHost.opened(in: World(), onContinue: ManualServer())
    host.type("maya")
    host.tap(id: "continue")
    #expect(!host.tap(id: "colour.3"))
    #expect(!host.tap(id: "continue"))
    #expect(!host.tap(id: "avatar"))
    #expect(host.block.colour == .ink)
    #expect(host.calls.count == 1)
  }

  @Test("A photo takes its time; a newer pick wins over one that still loads (PS-A7)")
  func photos() {
    let host = ProfileSetupHost.opened(in: World())
    let (slow, quick) = (Photo(width: 1, height: 1, jpeg: [1]), Photo(width: 2, height: 2, jpeg: [2]))
    host.choosePhoto(slow, after: .milliseconds(500))
    host.choosePhoto(quick, after: .milliseconds(200))
    #expect(host.runner.stillPending == ["a photo that loads"])
    host.world.pause(milliseconds: 200)
    #expect(host.block.photo == quick)
    host.world.pause(milliseconds: 300)
    #expect(host.block.photo == quick)
    host.choosePhoto(nil, after: .zero)
    host.world.finishMoment()
    #expect(host.block.photoIsUnreadable)
    #expect(host.block.photo == quick)
  }

  @Test("The birthday's bounds follow the day that it is (PS-B2)")
  func birthday() throws {
    var configuration = ProfileSetup.Configuration()
    configuration.asksBirthday = true
    let host = ProfileSetupHost(configuration, world: World(), servers: HostServers())
    host.tap(id: "birthday.add")
    let tomorrow = try #require(CalendarDay("2026-01-16"))
    host.setBirthday(tomorrow)
    #expect(host.block.birthday == .suggestedBirthday)
    host.world.pause(milliseconds: 86_400_000)
    host.setBirthday(tomorrow)
    #expect(host.block.birthday == tomorrow)
    host.tap(id: "birthday.clear")
    #expect(host.block.birthday == nil)
  }

  @Test("Composing leaves the kept text alone until it is committed (CB-I1)")
  func composing() {
    let host = ProfileSetupHost.opened(in: World())
    host.act(on: "name", .replace("山"))
    host.act(on: "name", .compose("da"))
    #expect(host.entry(of: "name").shown == "山da")
    #expect(host.entry(of: "name").text == "山")
    host.act(on: "name", .deleteBackward)
    #expect(host.entry(of: "name").shown == "山d")
    host.act(on: "name", .commit("田"))
    #expect(host.entry(of: "name").text == "山田")
    #expect(host.entry(of: "name").marked == nil)
  }

  @Test("The timeline tells what caused what, in order")
  func timeline() {
    let world = World()
    let host = ProfileSetupHost.opened(in: world, checkUsername: ManualServer())
    host.act(on: "username", .replace("maya"))
    world.pause(milliseconds: 450)
    host.act(on: "username", .insert("c"))
    let kinds = world.timeline.entries.map { entry -> String in
      switch entry.what {
      case .waitBegan(_, let span): "\(entry.at.words) waits \(span.words)"
      case .waitEnded: "\(entry.at.words) wait over"
      case .callBegan(let call): "\(entry.at.words) calls \(call.closure)"
      case .callCancelled: "\(entry.at.words) cancels"
      default: "\(entry.at.words) other"
      }
    }
    #expect(
      kinds == [
        "0.000 waits 0.450", "0.450 wait over", "0.450 calls checkUsername", "0.450 cancels", "0.450 waits 0.450",
      ]
    )
  }
}
