import Blocks
import Simulation
import Testing

/// What the blocks of a scenario share.
struct WorldTests {
  @Test("Work that is asked for while other work is done queues behind it, in order")
  func queue() {
    let world = World()
    var done: [String] = []
    world.perform {
      world.perform {
        done.append("second")
        world.perform { done.append("fourth") }
      }
      world.perform { done.append("third") }
      done.append("first")
    }
    #expect(done == ["first", "second", "third", "fourth"])
    world.perform { done.append("fifth") }
    #expect(done.last == "fifth")
  }

  @Test("A scenario begins on 15 January 2026, with the usual settings")
  func defaults() {
    let environment = World().environment
    #expect(environment.today.isoText == "2026-01-15")
    #expect(environment.width == 390)
    #expect(environment.dynamicTypeSize == .large)
    #expect(environment.colorScheme == .light)
    #expect(environment.voiceOver)
    #expect(!environment.reduceMotion)
  }

  @Test("Today goes on with the clock, a day each 24 hours")
  func today() {
    let world = World()
    world.pause(milliseconds: 86_399_999)
    #expect(world.environment.today.isoText == "2026-01-15")
    world.pause(milliseconds: 1)
    #expect(world.environment.today.isoText == "2026-01-16")
    world.pause(milliseconds: 30 * 86_400_000)
    #expect(world.environment.today.isoText == "2026-02-15")
  }

  @Test("A day that is set counts from then on; another setting leaves the day as it is")
  func todayIsSet() throws {
    let world = World()
    world.pause(milliseconds: 80_000_000)
    world.environment.today = try #require(CalendarDay("2030-12-31"))
    world.pause(milliseconds: 10_000_000)
    #expect(world.environment.today.isoText == "2030-12-31")
    world.environment.reduceMotion = true
    world.pause(milliseconds: 76_400_000)
    #expect(world.environment.today.isoText == "2031-01-01")
    #expect(world.environment.reduceMotion)
  }

  @Test("A setting that changes after a day keeps the day that it is, and the next still comes at its time")
  func settingAfterADay() {
    let world = World()
    world.pause(milliseconds: 86_400_000 + 43_200_000)
    world.environment.width = 320
    #expect(world.environment.today.isoText == "2026-01-16")
    world.pause(milliseconds: 43_200_000)
    #expect(world.environment.today.isoText == "2026-01-17")
  }

  @Test("What is due at this moment is done, what is due later is not")
  func finishMoment() {
    let world = World()
    var done: [Int] = []
    world.clock.schedule(after: .zero) { done.append(1) }
    world.clock.schedule(after: Span(nanoseconds: 1)) { done.append(2) }
    world.finishMoment()
    #expect(done == [1])
    #expect(world.now == .start)
  }

  @Test("At the end what still waits or runs is dropped")
  func end() {
    let world = World()
    let server = ManualServer()
    let host = ProfileSetupHost.opened(in: world, checkUsername: server)
    host.act(on: "username", .replace("maya"))
    #expect(world.stillPending == ["a wait until 0.450"])
    world.pause(milliseconds: 450)
    #expect(world.stillPending == ["checkUsername, called at 0.450"])
    world.end()
    #expect(world.stillPending.isEmpty)
    #expect(world.clock.pendingCount == 0)
  }
}
