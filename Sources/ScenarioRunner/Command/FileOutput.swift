internal import Foundation

/// Text written to a file descriptor, many pieces at once.
public final class FileOutput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// What the system said when something could not be written; nil as long as all was.
  public private(set) var failure: String?

  /// Output to an open file descriptor, such as 1 for standard output.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether people read it on a terminal.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Takes a text to be written, now or with what follows.
  public func write(_ text: String) {
    buffer.append(contentsOf: text.utf8)
    if buffer.count > 1 << 16 || isTerminal { flush() }
  }

  /// Writes all that was taken.
  public func flush() {
    buffer.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          failure = failure ?? String(cString: strerror(errno))
          break
        }
        rest = rest.dropFirst(count)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
