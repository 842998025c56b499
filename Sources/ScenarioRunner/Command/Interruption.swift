internal import Foundation
private import Synchronization

/// The signals by which a person or the system asks the command to end.
public enum Interruption {
  private static let happened = Atomic(false)

  /// From now on the first SIGINT or SIGTERM is noted, so that what has run can be told; a second ends the command at once.
  ///
  /// SIGPIPE does not end it in the middle of a file.
  public static func watch() {
    // Whoever started the command may have blocked them.
    var requests = sigset_t()
    sigemptyset(&requests)
    for request in [SIGINT, SIGTERM] {
      sigaddset(&requests, request)
      signal(request) { request in
        Interruption.happened.store(true, ordering: .relaxed)
        signal(request, SIG_DFL)
      }
    }
    sigprocmask(SIG_UNBLOCK, &requests, nil)
    signal(SIGPIPE, SIG_IGN)
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
