/// Tells programs: each event as a line of JSON.
final class JSONReporter: Reporter {
  private let write: (UnsafeBufferPointer<UInt8>) -> Void
  private let line = JSONLine()

  init(write: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
    self.write = write
  }

  func receive(_ event: RunEvent) {
    write(event.written(into: line))
  }
}
