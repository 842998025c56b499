internal import Foundation
private import Synchronization

/// The keys that a person presses, one by one and without Return where a terminal is read.
public final class Keyboard {
  private let descriptor: Int32
  /// Whether a key can still come: what is read has not ended.
  public private(set) var isOpen = true
  private var isPrepared = false

  /// How the terminal was before its keys were read one by one.
  private static let before = Mutex<(descriptor: Int32, settings: termios)?>(nil)

  /// The keys that come through an open file descriptor, such as 0 for standard input.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for a key, so many seconds at most.
  public func key(within seconds: Double) -> Character? {
    if !isPrepared { prepare() }
    guard isOpen else {
      usleep(useconds_t(seconds * 1e6))
      return nil
    }
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, Int32(seconds * 1000)) > 0 else { return nil }
    var byte: UInt8 = 0
    guard read(descriptor, &byte, 1) == 1 else {
      isOpen = false
      return nil
    }
    return Character(Unicode.Scalar(byte))
  }

  /// Gives the terminal back as it was.
  public static func restore() {
    before.withLock { before in
      guard let known = before else { return }
      var settings = known.settings
      tcsetattr(known.descriptor, TCSANOW, &settings)
      before = nil
    }
  }

  private func prepare() {
    isPrepared = true
    // Whoever runs in the background must leave the terminal alone.
    let foreground = tcgetpgrp(descriptor)
    guard isatty(descriptor) == 1, foreground == -1 || foreground == getpgrp() else { return }
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    Self.before.withLock { $0 = (descriptor, settings) }
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(descriptor, TCSANOW, &settings)
  }
}
