import Foundation

extension Data {
  /// Writes them as a file, wholly or not at all: what ends the process waits until nothing of it is left but the file.
  func writeWhole(to path: String) throws {
    try Signals.held([SIGUSR1, SIGPROF]) { try write(to: URL(fileURLWithPath: path), options: .atomic) }
  }
}
