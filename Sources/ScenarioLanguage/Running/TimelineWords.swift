import Blocks
import Simulation

/// The timeline in words, a line for each thing that happened.
struct TimelineWords {
  private let entries: [Timeline.Entry]

  init(_ entries: [Timeline.Entry]) {
    self.entries = entries
  }

  /// The last lines.
  func lines(last count: Int) -> [String] {
    let shown = entries.suffix(count)
    let left = entries.count - shown.count
    let lines = shown.map { "\($0.at.words)  \(words($0.what))" }
    return left > 0 ? ["(\(left) earlier)"] + lines : lines
  }

  private func words(_ what: Timeline.What) -> String {
    switch what {
    case .act(let verb, let target, let detail):
      [verb, target, detail.isEmpty ? "" : detail.quoted].filter { !$0.isEmpty }.joined(separator: " ")
    case .paused(let span): "pause \(span.words)"
    case .waitBegan(_, let span): "  the block waits \(span.words) s"
    case .waitEnded: "  the wait is over"
    case .waitCancelled: "  the wait is cancelled"
    case .photoBegan: "  the photo loads"
    case .photoEnded(let isReadable): isReadable ? "  the photo is in" : "  the photo can't be read"
    case .photoCancelled: "  the photo that loads is not wanted any more"
    case .callBegan(let call): "  \(words(call)) is called"
    case .callEnded(let call): "  \(words(call)) \(ending(call))"
    case .callCancelled(let call): "  \(words(call)) is cancelled"
    case .announced(let words): "  VoiceOver says \(words.quoted)"
    case .felt(let haptic): "  haptic: \(haptic.rawValue)"
    }
  }

  private func words(_ call: Call) -> String {
    let argument =
      switch call.argument {
      case .none: ""
      case .username(let username): username.quoted
      case .profile: "profile"
      case .topics(let ids): Value.list(ids).description
      }
    return "\(call.closure.rawValue)(\(argument))"
  }

  private func ending(_ call: Call) -> String {
    let late = call.isCancelled ? ", which was cancelled before," : ""
    return switch call.answer {
    case .returned(let value?): "\(late) returns \(value)".trimmedStart
    case .returned(nil), nil: "\(late) returns".trimmedStart
    case .threw(.cancelled): "\(late) throws a cancellation".trimmedStart
    case .threw(.described(let words)): "\(late) throws \(words?.quoted ?? "an error with no description")".trimmedStart
    }
  }
}

extension String {
  /// The text without the spaces at its start.
  fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
