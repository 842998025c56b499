import Blocks
import Simulation

/// The timeline in words, a line for each thing that happened, what it has caused beneath it.
struct TimelineWords {
  /// What happened, in its order.
  let entries: [Timeline.Entry]
  /// Whether lines must say which block they are about.
  private let namesBlocks: Bool
  /// For each entry the place of the one that has caused it, or nil.
  private let causes: [Int?]
  /// For each entry the place of what it ends or cancels, or nil.
  private let begins: [Int?]

  /// How many things happened before those.
  private let droppedCount: Int

  init(_ timeline: Timeline) {
    entries = timeline.entries
    droppedCount = timeline.droppedCount
    namesBlocks = entries.contains { ($0.block ?? 0) > 0 }
    var links = Links()
    (causes, begins) = links.follow(entries)
  }

  /// The last lines, and those before them that they come from.
  func lines(last count: Int) -> [String] {
    var shown = Set(entries.indices.suffix(count))
    for index in entries.indices.reversed() where shown.contains(index) {
      shown.formUnion([causes[index], begins[index]].compactMap(\.self))
    }
    var lines: [String] = []
    var next = 0
    for index in entries.indices where shown.contains(index) {
      if lines.isEmpty, index + droppedCount > 0 {
        lines.append("(\(index + droppedCount) earlier)")
      } else if index > next {
        lines.append("(\(index - next) more)")
      }
      next = index + 1
      lines.append(line(index))
    }
    return lines
  }

  /// Whether all that happened is in it.
  var isWhole: Bool { droppedCount == 0 }

  /// What happened to a block.
  func entries(of block: Int) -> [Timeline.Entry] {
    entries.filter { $0.block == block }
  }

  /// The act that has caused what happened, in words; nil when it was none.
  func cause(of index: Int) -> String? {
    guard let cause = causes[index], case .act = entries[cause].what else { return nil }
    return words(cause)
  }

  /// What has last brought something about, in words.
  var lastCause: String {
    causes.lastIndex { $0 == nil }.map(words) ?? ""
  }

  /// When that was last done to a block; nil when it was not.
  func last(act: String, on block: Int) -> Instant? {
    entries(of: block).last { if case .act(act, _, _) = $0.what { true } else { false } }?.at
  }

  private func line(_ index: Int) -> String {
    let entry = entries[index]
    let block = namesBlocks ? entry.block.map { "block \($0 + 1): " } ?? "" : ""
    return "\(entry.at.words)  \(causes[index] == nil ? "" : "  ")\(block)\(words(index))"
  }

  private func words(_ index: Int) -> String {
    let entry = entries[index]
    switch entry.what {
    case .act(let verb, let target, let detail):
      return [verb, target, detail.isEmpty ? "" : detail.quoted].filter { !$0.isEmpty }.joined(separator: " ")
    case .didNothing(let reason):
      return "does nothing: \(reason.map { "not enabled, because \($0.words)" } ?? "nothing to tap")"
    case .paused(let span): return "pause \(span.words)"
    case .waitBegan(_, let span): return "a wait of \(span.words) s begins"
    case .waitEnded: return "the wait\(begun(index)) is over"
    case .waitCancelled: return "the wait\(begun(index)) is cancelled"
    case .photoBegan(let span): return span > .zero ? "a photo loads for \(span.words) s" : "a photo loads"
    case .photoEnded(let isReadable): return isReadable ? "the photo is in" : "the photo can't be read"
    case .photoCancelled: return "the photo that loads is not wanted any more"
    case .callBegan(let call): return "\(call.words) is called"
    case .callEnded(let call):
      return "\(call.words)\(begun(index))\(call.isCancelled ? ", which was cancelled," : "") \(call.ending(.present))"
    case .callCancelled(let call): return "\(call.words)\(begun(index)) is cancelled"
    case .announced(let words): return "VoiceOver says \(words.quoted)"
    case .felt(let haptic): return "haptic: \(haptic.rawValue)"
    }
  }

  /// " begun at 0.450", where that was another moment.
  private func begun(_ index: Int) -> String {
    guard let began = begins[index].map({ entries[$0].at }), began != entries[index].at else { return "" }
    return " begun at \(began.words)"
  }
}

/// Finds out what has caused what, from the order of what happened.
private struct Links {
  private struct Wait: Hashable {
    var block: Int?
    var number: RequestNumber
  }

  private var waits: [Wait: Int] = [:]
  private var calls: [Call: Int] = [:]

  /// For each entry the place of its cause, and the place of what it ends or cancels.
  ///
  /// What happens follows what has caused it: an act, the end of a wait, of a call or of a photo's loading.
  mutating func follow(_ entries: [Timeline.Entry]) -> (causes: [Int?], begins: [Int?]) {
    var causes: [Int?] = []
    var begins: [Int?] = []
    var cause: Int?
    for (index, entry) in entries.enumerated() {
      let begin = begin(of: entry, at: index)
      begins.append(begin)
      if isCause(entry, after: cause.map { entries[$0] }, began: begin.map { entries[$0].at }) {
        cause = index
        causes.append(nil)
      } else {
        causes.append(cause.flatMap { isCause($0, of: entry, in: entries) ? $0 : nil })
      }
    }
    return (causes, begins)
  }

  /// What happens to another block at the same time is no effect of what was done to this one.
  private func isCause(_ cause: Int, of entry: Timeline.Entry, in entries: [Timeline.Entry]) -> Bool {
    guard let block = entries[cause].block, let other = entry.block else { return true }
    return block == other
  }

  private mutating func begin(of entry: Timeline.Entry, at index: Int) -> Int? {
    switch entry.what {
    case .waitBegan(let number, _): waits[Wait(block: entry.block, number: number)] = index
    case .callBegan(let call): calls[call] = index
    case .waitEnded(let number), .waitCancelled(let number): return waits[Wait(block: entry.block, number: number)]
    case .callEnded(let call), .callCancelled(let call): return calls[call]
    default: break
    }
    return nil
  }

  private func isCause(_ entry: Timeline.Entry, after cause: Timeline.Entry?, began: Instant?) -> Bool {
    switch entry.what {
    case .act, .paused, .waitEnded: return true
    case .callEnded, .photoEnded:
      // What ends at once, or by an act, is part of that.
      if began == entry.at { return false }
      guard let cause, cause.at == entry.at, case .act = cause.what else { return true }
      return false
    default: return false
    }
  }
}

extension Call {
  /// The call as a script would write it: `checkUsername("maya")`.
  var words: String {
    let argument =
      switch argument {
      case .none: ""
      case .username(let username): username.quoted
      case .profile: "profile"
      case .topics(let ids): Value.list(ids).description
      }
    return "\(closure.rawValue)(\(argument))"
  }

  /// The form of a verb.
  enum Tense {
    case present, past
  }

  /// What the closure has done in the end: `returns false`, or `returned false`.
  func ending(_ tense: Tense) -> String {
    let (returns, throwing) = tense == .present ? ("returns", "throws") : ("returned", "threw")
    return switch answer {
    case .returned(let value?): "\(returns) \(value)"
    case .returned(nil), nil: returns
    case .threw(.cancelled): "\(throwing) a cancellation"
    case .threw(.described(let words)): "\(throwing) \(words?.quoted ?? "an error with no description")"
    }
  }
}
