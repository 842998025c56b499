/// What stands behind each closure that the host gives; nil for one that it does not give.
public struct HostServers {
  /// Behind `checkUsername`.
  public var checkUsername: (any Server)?
  /// Behind `onContinue`.
  public var onContinue: (any Server)?
  /// Behind `onSkip`.
  public var onSkip: (any Server)?

  /// Nothing is given unless it is named.
  public init(
    checkUsername: (any Server)? = nil,
    onContinue: (any Server)? = nil,
    onSkip: (any Server)? = nil
  ) {
    self.checkUsername = checkUsername
    self.onContinue = onContinue
    self.onSkip = onSkip
  }

  subscript(closure: Call.Closure) -> (any Server)? {
    switch closure {
    case .checkUsername: checkUsername
    case .onContinue: onContinue
    case .onSkip: onSkip
    }
  }
}

/// What stands behind a closure that the host gives to a block.
public protocol Server: AnyObject {
  /// Takes a call; `answer` is called once, now or later, unless the call never ends.
  func begin(_ call: Call, answer: @escaping (Call.Answer) -> Void)

  /// The block has cancelled a call that this server took and has not answered.
  func cancel(_ call: Call)

  /// How a call goes on that this server took and has not answered.
  func prospect(of call: Call) -> Prospect
}

/// How a call goes on that was not answered yet.
public enum Prospect: Hashable {
  /// The server answers at that moment.
  case answers(Instant)
  /// The closure sleeps until that moment.
  case sleeps(Instant)
  /// The scenario is to answer it.
  case waitsForScenario
}
