internal import Blocks
internal import Observation

/// Carries a block's effects out with real tasks and a clock; both models share it.
///
/// Events are handled one after another: one that arrives while another is handled queues behind it. An answer always reaches
/// the block, late ones too: the block alone knows by the numbers which still count (PS-U7, PS-U9).
@MainActor @Observable
final class BlockDriver<Driven: Block> {
  typealias Request = Driven.Request
  /// Gives the event that answers a request, or nil when there is nothing to tell.
  typealias Answer = @MainActor () async -> Driven.Event?

  /// The block as it is now.
  private(set) var block: Driven
  /// What the person has set on the device.
  var environment: Environment
  /// Told of every event, in the order in which the block takes them.
  @ObservationIgnored var onReceive: (@MainActor (Driven.Event) -> Void)?

  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let feedback: any BlockFeedback
  @ObservationIgnored private let waitEnded: @MainActor (RequestNumber) -> Driven.Event
  @ObservationIgnored private let carryOut: @MainActor (RequestNumber, Request) -> Answer?
  @ObservationIgnored private let hostChange: @MainActor (Driven) -> Driven.Event?

  @ObservationIgnored private var queue: [Driven.Event] = []
  @ObservationIgnored private var isReceiving = false
  @ObservationIgnored private var tasks: [RequestNumber: CancellingTask] = [:]
  /// The driver itself while the outcome of an accepted Continue is still to come (CB-K3).
  @ObservationIgnored private var keeper: BlockDriver?

  /// A driver of the block.
  ///
  /// `carryOut` answers the block's requests, or returns nil for what it has done at once. `hostChange` tells what the host has
  /// changed since the block last heard of it; it is asked around each event.
  init(
    _ block: Driven,
    environment: Environment,
    clock: any Clock<Duration>,
    feedback: any BlockFeedback,
    waitEnded: @escaping @MainActor (RequestNumber) -> Driven.Event,
    hostChange: @escaping @MainActor (Driven) -> Driven.Event? = { _ in nil },
    carryOut: @escaping @MainActor (RequestNumber, Request) -> Answer?
  ) {
    self.block = block
    self.environment = environment
    self.clock = clock
    self.feedback = feedback
    self.waitEnded = waitEnded
    self.hostChange = hostChange
    self.carryOut = carryOut
  }

  /// Hands the event to the block and carries out what it asks for.
  func send(_ event: Driven.Event) {
    queue.append(event)
    drain()
  }

  /// Lets the block follow what the host has changed.
  func followHost() {
    drain()
  }

  private func drain() {
    guard !isReceiving else { return }
    isReceiving = true
    receiveHostChange()
    var next = queue.startIndex
    while next < queue.endIndex {
      receive(queue[next])
      receiveHostChange()
      next += 1
    }
    queue.removeAll()
    isReceiving = false
    keepForOutcome()
  }

  private func receiveHostChange() {
    if let change = hostChange(block) { receive(change) }
  }

  private func receive(_ event: Driven.Event) {
    onReceive?(event)
    var changed = block
    let effects = changed.receive(event)
    let motions = effects.compactMap(\.motion).map { $0.shown(reduceMotion: environment.reduceMotion) }
    if motions.isEmpty {
      block = changed
    } else {
      feedback.animate(motions) { block = changed }
    }
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: Effect<Request>) {
    switch effect {
    case .announce(let words): feedback.announce(words)
    case .haptic(let haptic): feedback.play(haptic)
    case .move: break
    case .wait(let number, let duration): wait(number, duration, clock)
    case .start(let number, let request):
      if let answer = carryOut(number, request) { run(number, answer) }
    case .cancel(let number): tasks[number] = nil
    }
  }

  /// Waits from now, not from when the task comes to run.
  private func wait(_ number: RequestNumber, _ duration: Duration, _ clock: some Clock<Duration>) {
    let deadline = clock.now.advanced(by: duration)
    let ended = waitEnded(number)
    run(number) {
      do {
        try await clock.sleep(until: deadline, tolerance: nil)
        return ended
      } catch {
        return nil
      }
    }
  }

  private func run(_ number: RequestNumber, _ answer: @escaping Answer) {
    tasks[number] = CancellingTask(
      Task { [weak self] in
        let event = await answer()
        self?.ended(number, event)
      }
    )
  }

  private func ended(_ number: RequestNumber, _ event: Driven.Event?) {
    tasks[number] = nil
    if let event { send(event) }
  }

  /// Keeps the driver for what an accepted Continue began, which goes on when the block is taken away (CB-K3).
  ///
  /// Leaving cancels everything else, so a task that is left then is the save, or the photo that it waits for.
  private func keepForOutcome() {
    switch block.phase {
    case .working: keeper = self
    case .resting, .done: keeper = nil
    case .left: if tasks.isEmpty { keeper = nil }
    }
  }
}

extension Effect {
  fileprivate var motion: Motion? {
    guard case .move(let motion) = self else { return nil }
    return motion
  }
}
