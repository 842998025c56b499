import Foundation

extension Data {
  /// Writes them as a file, wholly or not at all: what ends the process waits until nothing of it is left but the file.
  func writeWhole(to path: String) throws {
    var (signals, before) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    for signal in [SIGUSR1, SIGPROF] { sigaddset(&signals, signal) }
    sigprocmask(SIG_BLOCK, &signals, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    try write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
