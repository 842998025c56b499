import Blocks

/// Has a block take events one after another, and its effects carried out.
final class BlockDriver<Driven: Block> {
  private(set) var block: Driven
  let runner: EffectRunner
  /// Carries out a request of the block's own kind.
  var start: (RequestNumber, Driven.Request) -> Void = { _, _ in }

  private var effects: [Effect<Driven.Request>] = []
  /// Grows with each event that the block takes.
  private var changes = 0
  /// The screen as it was made last, as long as nothing has changed.
  private var seen: (screen: Screen, revision: Int)?
  /// What was looked for last, likewise: a script that gets an element reads of it next.
  private var found: (locator: String, elements: [Element], revision: Int)?

  init(_ block: Driven, runner: EffectRunner) {
    self.block = block
    self.runner = runner
    effects.reserveCapacity(8)
  }

  /// Grows with each change of the block and of the environment.
  private var revision: Int { changes + runner.world.revision }

  var screen: Screen {
    let revision = revision
    if let seen, seen.revision == revision { return seen.screen }
    let screen = block.screen(in: runner.world.environment)
    seen = (screen, revision)
    return screen
  }

  func elements(at locator: String) -> [Element] {
    let revision = revision
    if let found, found.revision == revision, found.locator == locator { return found.elements }
    let elements =
      if let seen, seen.revision == revision {
        seen.screen.elements(at: locator)
      } else {
        Self.elements(of: &block, at: locator, in: runner.world.environment)
      }
    found = (locator, elements, revision)
    return elements
  }

  /// Looks for them in the block where it lies; a property of an object would be copied for that.
  private static func elements(of block: inout Driven, at locator: String, in environment: Environment) -> [Element] {
    block.elements(at: locator, in: environment)
  }

  /// The block takes the event now or, when something is being handled, after that.
  ///
  /// What `World.perform` does, without a closure for what can be handled at once: this is the way of every key.
  func send(_ event: Driven.Event) {
    let world = runner.world
    guard world.beginHandling() else { return world.enqueue { [self] in handle(event) } }
    handle(event)
    world.endHandling()
  }

  /// As `send`, with an event that depends on what the block is when it takes it, or none.
  func send(_ event: @escaping () -> Driven.Event?) {
    let world = runner.world
    guard world.beginHandling() else {
      return world.enqueue { [self] in
        if let event = event() { handle(event) }
      }
    }
    if let event = event() { handle(event) }
    world.endHandling()
  }

  private func handle(_ event: Driven.Event) {
    if !effects.isEmpty { effects.removeAll(keepingCapacity: true) }
    block.receive(event, effects: &effects)
    changes += 1
    // What is carried out may look at the block but not change it: its events queue behind this one.
    for index in effects.indices { carryOutEffect(index) }
  }

  private func carryOutEffect(_ index: Int) {
    switch effects[index] {
    case .announce(let words): runner.announce(words)
    case .haptic(let haptic): runner.give(haptic)
    case .move(let motion): runner.move(motion)
    case .wait(let number, let duration):
      runner.wait(number, duration) { [self] in send(.waitEnded(number)) }
    case .start(let number, let request): start(number, request)
    case .cancel(let number): runner.cancel(number)
    }
  }

  /// Calls `onContinue`, whose end the block hears of.
  func save(_ argument: Call.Argument, number: RequestNumber) {
    runner.call(.onContinue, argument, number: number) { [self] answer in
      switch answer {
      case .returned: send(.saveReturned(number))
      case .threw(let failure): send(.saveFailed(number, failure))
      }
    }
  }

  /// Calls `onSkip`, whose end nobody waits for.
  func skip(number: RequestNumber) {
    runner.call(.onSkip, .none, number: number) { _ in }
  }
}
