internal import Foundation
private import Synchronization

/// Notes that a person or the system asks the command to end (SIGINT, SIGTERM).
public enum Interruption {
  private static let happened = Atomic(false)

  /// From now on the first request is noted, so that what has run can be told; a second ends the command at once.
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
  }

  /// Whether it was asked to end.
  public static var isRequested: Bool { happened.load(ordering: .relaxed) }
}
