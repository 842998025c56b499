import Blocks

/// Carries a block's effects out on the virtual clock, serves its closures and keeps its journal.
public final class EffectRunner {
  /// The world that the block shares with the others of its scenario.
  public let world: World
  /// What the block let a person feel and hear, how it moved, and what it called.
  public internal(set) var journal = Journal()

  /// The block's place in the order in which the blocks of the world were opened.
  private let place: Int
  private var servers: HostServers
  private var pending: [(number: RequestNumber, what: Pending)] = []

  /// What a number stands for until it is answered or cancelled.
  private enum Pending {
    case wait(VirtualClock.Ticket, until: Instant)
    case call(Call, any Server)
    case photo(VirtualClock.Ticket)
  }

  init(world: World, servers: HostServers) {
    self.world = world
    self.servers = servers
    place = world.blockCount
    world.add(self)
  }

  private func note(_ what: Timeline.What) {
    world.timeline.add(what, to: place, at: world.now)
  }

  /// Lets go of what still waits or runs, and of the servers.
  func end() {
    pending = []
    servers = HostServers()
  }

  /// What still waits or runs, in words, oldest first; calls that the block has cancelled are not waited for.
  public var stillPending: [String] {
    pending.compactMap { entry in
      switch entry.what {
      case .wait(_, let until): "a wait until \(until.words)"
      case .call(let call, _) where call.isCancelled: nil
      case .call(let call, _): "\(call.closure.rawValue), called at \(call.at.words)"
      case .photo: "a photo that loads"
      }
    }
  }

  /// How a call goes on; nil when it has ended.
  public func prospect(of call: Call) -> Prospect? {
    for case .call(call, let server) in pending.map(\.what) { return server.prospect(of: call) }
    return nil
  }

  // MARK: What needs no answer

  func announce(_ words: String) {
    guard world.environment.voiceOver else { return }
    world.entryCount += 1
    journal.announcements.append(Journal.Entry(what: words, at: world.now))
    note(.announced(words))
  }

  func give(_ haptic: Haptic) {
    world.entryCount += 1
    journal.haptics.append(Journal.Entry(what: haptic, at: world.now))
    note(.felt(haptic))
  }

  func move(_ motion: Motion) {
    let shown = motion.shown(reduceMotion: world.environment.reduceMotion)
    world.entryCount += 1
    journal.motions.append(Journal.Entry(what: shown, at: world.now))
  }

  func write(_ ids: [String]) {
    world.entryCount += 1
    journal.writes.append(Journal.Entry(what: ids, at: world.now))
  }

  // MARK: What is answered later

  func wait(_ number: RequestNumber, _ duration: Duration, ended: @escaping () -> Void) {
    let span = Span(duration)
    note(.waitBegan(number, span))
    let ticket = world.clock.schedule(after: span) { [self] in
      take(number)
      note(.waitEnded(number))
      ended()
    }
    pending.append((number, .wait(ticket, until: world.now.advanced(by: span))))
  }

  func call(
    _ closure: Call.Closure,
    _ argument: Call.Argument,
    number: RequestNumber,
    ended: @escaping (Call.Answer) -> Void
  ) {
    let call = Call(closure, argument, number: number, at: world.now)
    world.entryCount += 1
    journal.calls.append(call)
    note(.callBegan(call))
    guard let server = servers[closure] else { return end(call, .returned(nil), ended) }
    pending.append((number, .call(call, server)))
    server.begin(call) { [self] answer in end(call, answer, ended) }
  }

  private func end(_ call: Call, _ answer: Call.Answer, _ ended: (Call.Answer) -> Void) {
    take(call.number)
    call.end(answer, at: world.now)
    note(.callEnded(call))
    ended(answer)
  }

  func load(_ photo: Photo?, after span: Span, number: RequestNumber, ended: @escaping (Photo?) -> Void) {
    note(.photoBegan(span))
    let ticket = world.clock.schedule(after: span) { [self] in
      take(number)
      note(.photoEnded(isReadable: photo != nil))
      ended(photo)
    }
    pending.append((number, .photo(ticket)))
  }

  /// The block no longer wants what bears the number; a closure that was called goes on if it likes.
  func cancel(_ number: RequestNumber) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    switch pending[index].what {
    case .wait(let ticket, _):
      pending.remove(at: index)
      world.clock.cancel(ticket)
      note(.waitCancelled(number))
    case .photo(let ticket):
      pending.remove(at: index)
      world.clock.cancel(ticket)
      note(.photoCancelled)
    case .call(let call, let server):
      call.cancel(at: world.now)
      note(.callCancelled(call))
      server.cancel(call)
    }
  }

  private func take(_ number: RequestNumber) {
    pending.removeAll { $0.number == number }
  }
}
