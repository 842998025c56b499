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
    case .announcements: return object(of: .announcements, in: block)
    case .haptics: return object(of: .haptics, in: block)
    case .motions: return object(of: .motions, in: block)
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
        try know(.write, stack)
        try stack.setIndex(index + 1, table: -2)
      }
    }
    return .values(1)
  }

  private func pushState(of block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) {
    block.session.look = .state(block: block.index)
    var record = LuaRecord(capacity: 12)
    record.set("phase", block.host.phase.rawValue)
    switch block.opened {
    case .profileSetup(let host): try pushState(of: host.block, &record, stack)
    case .interestsPicker(let host): try pushState(of: host.block, &record, stack)
    }
    try know(.state, stack)
  }

  private func pushState(of block: ProfileSetup, _ record: inout LuaRecord, _ stack: LuaStack) throws(LuaRaise) {
    record.set("name", block.name.text)
    record.set("username", block.username.text)
    record.set("initials", block.initials)
    record.set("colour", block.colour.rawValue)
    record.set("avatar", block.avatar.rawValue)
    record.set("availability", block.availability.rawValue)
    record.set("role", block.role)
    record.set("birthday", block.birthday?.isoText)
    record.set("message", block.button.message)
    record.set("focus", block.focus?.rawValue)
    try stack.push(record, room: 1)
    guard let photo = block.photo else { return }
    try push(photo, stack)
    try stack.setField("photo", table: -2)
  }

  private func pushState(of block: InterestsPicker, _ record: inout LuaRecord, _ stack: LuaStack) throws(LuaRaise) {
    record.set("count", block.count)
    record.set("query", block.query.text)
    record.set("loading", block.isLoading)
    record.set("message", block.button.message)
    record.set("focus", block.isSearching ? "search" : nil)
    try stack.push(record, room: 2)
    try push(block.picked, stack)
    try stack.setField("picked", table: -2)
    try push(block.locked, stack)
    try stack.setField("locked", table: -2)
  }
}
