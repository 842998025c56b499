import Blocks
import Drawing
import LuaRuntime
import Simulation

extension Interpreter {
  /// The word that holds a block's screen against what is saved of it.
  static var snapshot: BlockWord {
    BlockWord("snapshot", 2, { interpreter, block, stack throws(LuaRaise) in try interpreter.snapshot(block, stack) })
  }

  private func snapshot(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    guard !block.session.isAsking else {
      throw .message(
        "block:snapshot can't be used in the condition of waitUntil or eventually, which is asked again and again"
      )
    }
    let name = try SnapshotName.read(stack, at: 2)
    var holdsPicture = false
    if !stack.isNilOrAbsent(at: 3) {
      holdsPicture =
        try Options(stack, 3, of: "block:snapshot", known: OptionNames.snapshot).boolean("picture") ?? false
    }
    try snapshots.claim(name)
    let place = place(stack)
    let text = SnapshotText(block.host.screen, in: block.session.world.environment).text
    let fault = try snapshots.hold(.text, name, Array(text.utf8), place: place) { saved in
      let saved = saved ?? []
      guard String(validating: saved, as: UTF8.self) != nil else { return ["the saved file is not UTF-8 text"] }
      return LineDifference.lines(from: saved, to: Array(text.utf8))
    }
    if let fault { throw block.session.fail(report(fault, .text, name), stack) }
    if holdsPicture { try holdPicture(block, name, place: place, stack) }
    return .none
  }

  private func holdPicture(
    _ block: OpenBlock,
    _ name: String,
    place: FailureReport.Place?,
    _ stack: LuaStack
  ) throws(LuaRaise) {
    let picture = try SnapshotPicture(block)
    let fault = try snapshots.hold(.picture, name, picture.png, place: place) { saved in
      picture.differences(from: saved, drawnTo: snapshots.pictures(of: name))
    }
    if let fault { throw block.session.fail(report(fault, .picture, name), stack) }
  }

  private func report(_ fault: SnapshotShelf.Fault, _ kind: SnapshotKind, _ name: String) -> FailureReport {
    var report: FailureReport
    switch fault {
    case .missing(let path):
      report = FailureReport(
        message: "there is no snapshot \(name.quoted) yet, and this run writes none: '\(path)' is missing"
      )
    case .differs(let lines):
      report = FailureReport(
        message: kind == .text
          ? "the screen is not as the snapshot \(name.quoted) has it (- saved, + now)"
          : "the screen is not drawn as the snapshot \(name.quoted) has it"
      )
      report.differences = lines
    }
    report.snapshot = name
    return report
  }
}
