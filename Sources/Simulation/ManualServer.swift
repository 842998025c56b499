/// An endpoint that the scenario answers by hand, in any order.
public final class ManualServer: Server {
  /// A request that was not answered yet.
  public final class Request {
    /// The call that it is.
    public let call: Call
    fileprivate var answer: ((Call.Answer) -> Void)?

    fileprivate init(_ call: Call, answer: @escaping (Call.Answer) -> Void) {
      self.call = call
      self.answer = answer
    }

    /// Whether it was answered.
    public var isAnswered: Bool { answer == nil }
  }

  /// All requests ever, oldest first.
  public private(set) var requests: [Request] = []

  /// An endpoint that nobody has called yet.
  public init() {}

  /// The requests that were not answered, cancelled ones too, oldest first.
  public var pending: [Request] { requests.filter { !$0.isAnswered } }

  /// Takes a call, to be answered by hand.
  public func begin(_ call: Call, answer: @escaping (Call.Answer) -> Void) {
    requests.append(Request(call, answer: answer))
  }

  /// A cancelled request stays pending, so that a late answer can be tried.
  public func cancel(_ call: Call) {}

  /// The scenario answers.
  public func prospect(of call: Call) -> Prospect { .waitsForScenario }

  /// Answers a request, once.
  public func answer(_ request: Request, _ answer: Call.Answer) {
    guard let end = request.answer else { return }
    request.answer = nil
    end(answer)
  }

  /// Lets go of the answers that are still open.
  public func end() {
    for request in requests { request.answer = nil }
  }
}
