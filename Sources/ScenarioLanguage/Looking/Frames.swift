import Blocks
import Drawing
import Layout
import LuaRuntime
import Simulation

/// A block's screen as it was last laid out, and in what environment.
struct KnownLayout {
  var screen: Screen
  var environment: Environment
  var laidOut: LaidOutScreen
}

extension OpenBlock {
  /// The block's screen laid out, once for as long as it and the environment stay as they are.
  ///
  /// The fonts are opened when a scenario first asks for it.
  func laidOut() throws(LuaRaise) -> LaidOutScreen {
    let (screen, environment) = (host.screen, session.world.environment)
    if let known = session.layouts[index], known.screen == screen, known.environment == environment {
      return known.laidOut
    }
    let measurer: MeasureCache<FontMeasurer>
    do throws(TextError) {
      measurer = try FontMeasurer.shared()
    } catch {
      throw .message("\(error)")
    }
    let laidOut = LaidOutScreen(screen, in: environment, measuredBy: measurer)
    session.layouts[index] = KnownLayout(screen: screen, environment: environment, laidOut: laidOut)
    return laidOut
  }

  /// An element of the screen laid out.
  func laidOut(_ element: Element) throws(LuaRaise) -> LaidOutElement? {
    try laidOut()[element.id]
  }
}

extension Value {
  /// A rectangle as a table, in thousandths of a point.
  init(_ rectangle: Rectangle?) {
    guard let rectangle else {
      self = .none
      return
    }
    let entries = [
      ("height", rectangle.height), ("width", rectangle.width), ("x", rectangle.x), ("y", rectangle.y),
    ]
    let fields = entries.map { Field(key: .string($0), value: .number(($1 * 1000).rounded() / 1000)) }
    self = .table(Table(fields: fields))
  }
}
