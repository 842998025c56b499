import Blocks
import LuaRuntime
import Simulation

/// A list of the journal that compares as a list of strings.
enum JournalList: Int64 {
  case announcements, haptics, motions

  /// The list's items as strings.
  func texts(of journal: Journal) -> [String] {
    switch self {
    case .announcements: journal.announcements.map(\.what)
    case .haptics: journal.haptics.map(\.what.rawValue)
    case .motions: journal.motions.map(\.what.rawValue)
    }
  }

  /// How many items it has; long ones are asked item by item, so that no item costs as much as all.
  func count(of journal: Journal) -> Int {
    switch self {
    case .announcements: journal.announcements.count
    case .haptics: journal.haptics.count
    case .motions: journal.motions.count
    }
  }

  /// The item at that place, from 0.
  func item(of journal: Journal, at place: Int) -> (text: String, at: Instant) {
    switch self {
    case .announcements: (journal.announcements[place].what, journal.announcements[place].at)
    case .haptics: (journal.haptics[place].what.rawValue, journal.haptics[place].at)
    case .motions: (journal.motions[place].what.rawValue, journal.motions[place].at)
    }
  }
}

/// An item of a list of the journal, as scripts hold it.
struct JournalEntry {
  var text: String
  var at: Instant
  var origin: SeenEntry
}

/// Tells an item of the journal from all others of the scenario.
struct SeenEntry: Hashable {
  var block: Int
  var list: JournalList
  /// Its place among all that was ever noted, forgotten ones too.
  var place: Int
}

extension Interpreter {
  func defineJournal() throws(LuaError) {
    var journal = LuaClass(name: "journal")
    journal.unknownKey = { [unowned self] stack, id throws(LuaRaise) in
      let session = try running("the journal")
      let (block, list) = try session.journalList(id)
      guard let index = stack.integer(at: 2) else {
        let key = stack.describe(at: 2)
        throw .message("a list of the journal has no '\(key)'; its items are read by number, such as announcements[1]")
      }
      guard let entry = session.entry(block, list, Int(clamping: index.subtractingReportingOverflow(1).partialValue))
      else {
        try stack.pushNil()
        return .values(1)
      }
      session.entries.append(entry)
      return .object(classes.entry, session.id(session.entries.count - 1))
    }
    journal.length = { [unowned self] stack, id throws(LuaRaise) in
      let session = try running("the journal")
      let (block, list) = try session.journalList(id)
      try stack.push(list.count(of: session.blocks[block].host.runner.journal))
      return .values(1)
    }
    let iterator = try iterator()
    journal.iterate = { stack, _ throws(LuaRaise) in
      try stack.push(iterator)
      try stack.push(copyOf: 1)
      try stack.push(0)
      return .values(3)
    }
    journal.describe = { [unowned self] id in
      guard let session, let (block, list) = try? session.journalList(id) else { return "journal" }
      return Value.list(list.texts(of: session.blocks[block].host.runner.journal)).description
    }
    classes.journal = try lua.defineClass(journal)
    try defineEntries()
  }

  /// Steps through a list by number, as `ipairs` does.
  private func iterator() throws(LuaError) -> LuaReference {
    let source = "local list, index = ... index = index + 1 if list[index] ~= nil then return index, list[index] end"
    return try lua.load(Array(source.utf8), chunkName: "scenario")
  }

  private func defineEntries() throws(LuaError) {
    var entry = LuaClass(name: "entry")
    entry.properties = ["text", "kind", "at"]
    entry.getProperty = { [unowned self] stack, id, property throws(LuaRaise) in
      let session = try running("the journal")
      let entry = session.entries[try session.index(id, "journal entry")]
      if property == 2 {
        try stack.push(entry.at.seconds)
        return .values(1)
      }
      session.seen.insert(entry.origin)
      return .string(entry.text)
    }
    entry.unknownKey = Self.unknownKey("entry of the journal", ["text", "kind", "at"])
    entry.describe = { [unowned self] id in
      guard let session, id >> 32 == session.number else { return "entry" }
      return session.entries[Int(id & 0xFFFF_FFFF)].text
    }
    classes.entry = try lua.defineClass(entry)
  }

  /// The object that stands for a list of a block's journal.
  func object(of list: JournalList, in block: OpenBlock) -> LuaResults {
    block.session.look = .journal(block: block.index, list)
    return .object(classes.journal, block.session.id(block.index << 2 | Int(list.rawValue)))
  }
}

extension Session {
  /// The block and list that the object of that id stands for.
  func journalList(_ id: Int64) throws(LuaRaise) -> (block: Int, list: JournalList) {
    let index = try index(id, "journal")
    return (index >> 2, JournalList(rawValue: Int64(index & 3)) ?? .motions)
  }

  /// The item at that place of a list, from 0; nil when there is none.
  func entry(_ block: Int, _ list: JournalList, _ place: Int) -> JournalEntry? {
    let journal = blocks[block].host.runner.journal
    guard (0..<list.count(of: journal)).contains(place) else { return nil }
    let item = list.item(of: journal, at: place)
    let origin = SeenEntry(block: block, list: list, place: place + forgotten[block, default: [:]][list, default: 0])
    return JournalEntry(text: item.text, at: item.at, origin: origin)
  }

  /// Empties a block's journal; what was not seen by then is not to be seen.
  func forget(_ block: OpenBlock) {
    let journal = block.host.runner.journal
    for list in [JournalList.announcements, .haptics, .motions] {
      forgotten[block.index, default: [:]][list, default: 0] += list.count(of: journal)
    }
    block.host.forget()
  }

  /// With `exhaustive`: what no expectation has seen by value, and what still waits, fails the scenario.
  func noteUnseen(at place: FailureReport.Place) {
    var unseen: [String] = []
    for block in blocks.indices {
      for list in [JournalList.announcements, .haptics] {
        for place in 0..<list.count(of: blocks[block].host.runner.journal) {
          guard let entry = entry(block, list, place), !seen.contains(entry.origin) else { continue }
          let kind = list == .announcements ? "announcement" : "haptic"
          unseen.append("the \(kind) \(entry.text.quoted) at \(entry.at.words)")
        }
      }
    }
    let lists = [("no expectation has seen", unseen), ("at the end this still waits:", world.stillPending)]
    let told = lists.filter { !$1.isEmpty }.map { words, things in "\(words) \(things.joined(separator: ", "))" }
    guard !told.isEmpty else { return }
    let message = "exhaustive: \(told.joined(separator: "; "))"
    note(FailureReport(message: message, place: place), outcome: .failed)
  }
}
