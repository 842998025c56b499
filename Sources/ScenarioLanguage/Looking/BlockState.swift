import Blocks
import LuaRuntime
import Simulation

/// What scripts can read of a block.
enum BlockProperty: String, CaseIterable {
  case state, announcements, haptics, motions, calls
  case selection, writes

  /// Those that Profile Setup has: it has no selection.
  static let profileSetup: [BlockProperty] = [.state, .announcements, .haptics, .motions, .calls]
}

extension Interpreter {
  func push(_ property: BlockProperty, of block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    switch property {
    case .state: try pushState(of: block, stack)
    case .announcements: try pushJournal(.announcements, of: block, stack)
    case .haptics: try pushJournal(.haptics, of: block, stack)
    case .motions: try pushJournal(.motions, of: block, stack)
    case .calls:
      let calls = block.host.runner.journal.calls
      try stack.createTable(array: calls.count, fields: 0)
      for (index, call) in calls.enumerated() {
        try push(call, stack)
        try stack.setIndex(index + 1, table: -2)
      }
    case .selection:
      guard case .interestsPicker(let host) = block.opened, let selection = host.selection else {
        try stack.pushNil()
        return .values(1)
      }
      try push(host.block.ordered(selection), stack)
    case .writes:
      let writes = block.host.runner.journal.writes
      try stack.createTable(array: writes.count, fields: 0)
      for (index, write) in writes.enumerated() {
        try stack.createTable(array: 0, fields: 2)
        try stack.push(write.at.seconds)
        try stack.setField("at", table: -2)
        try push(write.what, stack)
        try stack.setField("ids", table: -2)
        try stack.setIndex(index + 1, table: -2)
      }
    }
    return .values(1)
  }

  private func pushState(of block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) {
    try stack.createTable(array: 0, fields: 12)
    try set("phase", block.host.phase.rawValue, stack)
    switch block.opened {
    case .profileSetup(let host): try setState(of: host.block, stack)
    case .interestsPicker(let host): try setState(of: host.block, stack)
    }
  }

  private func setState(of block: ProfileSetup, _ stack: LuaStack) throws(LuaRaise) {
    try set("name", block.name.text, stack)
    try set("username", block.username.text, stack)
    try set("initials", block.initials, stack)
    try stack.push(block.colour.rawValue)
    try stack.setField("colour", table: -2)
    try set("avatar", block.avatar.rawValue, stack)
    if let photo = block.photo {
      try push(photo, stack)
      try stack.setField("photo", table: -2)
    }
    try set("availability", block.availability.rawValue, stack)
    try set("role", block.role, stack)
    try set("birthday", block.birthday?.isoText, stack)
    try set("message", block.button.message, stack)
    try set("focus", block.focus?.rawValue, stack)
  }

  private func setState(of block: InterestsPicker, _ stack: LuaStack) throws(LuaRaise) {
    try push(block.picked, stack)
    try stack.setField("picked", table: -2)
    try stack.push(block.count)
    try stack.setField("count", table: -2)
    try set("query", block.query.text, stack)
    try stack.push(block.isLoading)
    try stack.setField("loading", table: -2)
    try push(block.locked, stack)
    try stack.setField("locked", table: -2)
    try set("message", block.button.message, stack)
    if block.isSearching { try set("focus", "search", stack) }
  }

  /// Sets a field of the table on top; nil leaves it out.
  private func set(_ name: StaticString, _ text: String?, _ stack: LuaStack) throws(LuaRaise) {
    guard let text else { return }
    try stack.push(text)
    try stack.setField(name, table: -2)
  }
}
