import Blocks

/// An endpoint that answers by itself, as it was told beforehand.
public final class ScriptedServer: Server {
  /// How it answers.
  public struct Script {
    /// How long each answer takes, in turn; the last again and again, none for an empty list.
    public var latencies: [Span] = []
    /// The usernames that are not free.
    public var taken: Set<String> = []
    /// The answers in turn, the last again and again; empty to answer by what is taken.
    public var replies: [Call.Answer] = []
    /// Whether it answers even when the block has cancelled the call.
    public var ignoresCancellation = false

    /// Answers at once, with success.
    public init() {}
  }

  /// All calls ever, oldest first.
  public private(set) var calls: [Call] = []

  private let script: Script
  private let clock: VirtualClock
  private var waiting: [(call: Call, ticket: VirtualClock.Ticket, answer: (Call.Answer) -> Void)] = []

  /// An endpoint that answers by that script on that clock.
  public init(_ script: Script, clock: VirtualClock) {
    self.script = script
    self.clock = clock
  }

  /// Takes a call and answers it when its latency is over.
  public func begin(_ call: Call, answer: @escaping (Call.Answer) -> Void) {
    let reply = reply(to: call, number: calls.count)
    let latency = script.latencies.isEmpty ? .zero : script.latencies[min(calls.count, script.latencies.count - 1)]
    calls.append(call)
    guard latency > .zero else { return answer(reply) }
    let ticket = clock.schedule(after: latency) { [unowned self] in
      waiting.removeAll { $0.call == call }
      answer(reply)
    }
    waiting.append((call, ticket, answer))
  }

  /// Ends the call at once, as a cancelled one, unless it ignores that.
  public func cancel(_ call: Call) {
    guard !script.ignoresCancellation, let index = waiting.firstIndex(where: { $0.call == call }) else { return }
    let entry = waiting.remove(at: index)
    clock.cancel(entry.ticket)
    entry.answer(.threw(.cancelled))
  }

  /// It answers when its latency is over.
  public func prospect(of call: Call) -> Prospect {
    .answers(waiting.first { $0.call == call }.flatMap { clock.due($0.ticket) } ?? clock.now)
  }

  private func reply(to call: Call, number: Int) -> Call.Answer {
    if !script.replies.isEmpty { return script.replies[min(number, script.replies.count - 1)] }
    guard case .username(let username) = call.argument else { return .returned(nil) }
    return .returned(!script.taken.contains(username))
  }
}
