internal import Foundation
private import Synchronization

/// The signals by which a person or the system asks the command to end.
public enum Interruption {
  private static let happened = Atomic(false)
  /// The signals that ask the command to end.
  static let signals = [SIGINT, SIGTERM]

  /// From now on the first SIGINT or SIGTERM is noted, so that what has run can be told; a second ends the command at once.
  ///
  /// The terminal is given back with the first. SIGPIPE does not end it in the middle of a file.
  public static func watch() {
    for request in signals {
      signal(request) { _ in
        Interruption.happened.store(true, ordering: .relaxed)
        Keyboard.restore()
        for request in Interruption.signals { signal(request, SIG_DFL) }
      }
    }
    signal(SIGPIPE, SIG_IGN)
    // Whoever started the command may have blocked some.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Ends the command as the system ends one that writes for nobody.
  public static func endUnread() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }

  /// Whether it was asked to end.
  public static var isRequested: Bool { happened.load(ordering: .relaxed) }
}
