import Foundation

/// Signals of the system.
public enum Signals {
  /// Does what these must not end in the middle: they come once it is done.
  public static func held<Result, Failure: Error>(
    _ signals: [Int32],
    during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var (held, before) = (sigset_t(), sigset_t())
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    return try body()
  }
}
