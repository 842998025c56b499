import Blocks
import LuaRuntime
import Simulation

/// Looks at the blocks of a scenario while it runs.
final class Watcher {
  /// What a block showed last.
  private struct Shown: Hashable {
    var screen: Screen
    var environment: Environment
  }

  private let see: (Glimpse) -> Void
  private var shown: [Int: Shown] = [:]
  /// How many acts are under way: one, or none.
  private var acts = 0

  init(see: @escaping (Glimpse) -> Void) {
    self.see = see
  }

  func beginAct() { acts += 1 }

  func endAct() { acts -= 1 }

  /// Looks at all blocks; what has changed since is seen, and the block that was acted on in any case.
  func look(at session: Session, after act: String? = nil, on block: Int? = nil) {
    let world = session.world
    for (index, opened) in session.blocks.enumerated() {
      let now = Shown(screen: opened.host.screen, environment: world.environment)
      guard shown[index] != now || index == block else { continue }
      shown[index] = now
      see(
        Glimpse(
          cause: act.map(Glimpse.Cause.act) ?? .time(isInsideAct: acts > 0),
          moment: world.now,
          block: index,
          screen: now.screen,
          environment: now.environment,
          photo: opened.photo
        )
      )
    }
  }
}

extension Session.Opened {
  /// The photo in the avatar.
  var photo: Photo? {
    guard case .profileSetup(let host) = self else { return nil }
    return host.block.photo
  }
}

extension Session {
  /// Does an act on a block, and looks at what it has led to.
  ///
  /// What a closure does is handled after what is being handled, and is seen when time passes.
  func watching(
    _ act: @autoclosure () -> String,
    on block: Int? = nil,
    _ perform: () throws(LuaRaise) -> LuaResults
  ) throws(LuaRaise) -> LuaResults {
    guard let watcher, runningClosure == nil else { return try perform() }
    let act = act()
    watcher.beginAct()
    defer { watcher.endAct() }
    let results = try perform()
    watcher.look(at: self, after: act, on: block)
    return results
  }

  /// Goes on from moment to moment, looking at what each has led to.
  func advance(to moment: Instant, watchedBy watcher: Watcher, while goesOn: () -> Bool) {
    while goesOn(), let next = world.clock.nextDue, next < moment {
      world.clock.advance(to: next, while: goesOn)
      watcher.look(at: self)
    }
    world.clock.advance(to: moment, while: goesOn)
    watcher.look(at: self)
  }
}

extension LuaStack {
  /// A method with the locator or the value that it was given, such as `tap Continue`.
  func title(of method: String) -> String {
    guard let argument = string(at: 2) else { return method }
    return "\(method) \(argument.prefix(60))"
  }
}
