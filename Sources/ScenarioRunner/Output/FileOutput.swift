internal import Foundation

/// Text written to a file descriptor, many pieces at once.
public final class FileOutput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// What the system said when something could not be written; nil as long as all was.
  public private(set) var failure: String?
  /// Whether nobody reads any more what is written to a pipe.
  public private(set) var isUnread = false

  /// Whether people read it on a terminal.
  public let isTerminal: Bool

  /// Output to an open file descriptor, such as 1 for standard output.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// How many columns the terminal has, or nil when it does not say.
  public var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Takes a text to be written, now or with what follows.
  public func write(_ text: String) { write(text.utf8) }

  /// Takes bytes to be written, now or with what follows.
  public func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count > 1 << 16 || isTerminal { flush() }
  }

  /// Writes all that was taken; after a failure nothing more.
  public func flush() {
    buffer.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty, failure == nil {
        let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          isUnread = errno == EPIPE
          failure = String(cString: strerror(errno))
          break
        }
        rest = rest.dropFirst(count)
      }
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
