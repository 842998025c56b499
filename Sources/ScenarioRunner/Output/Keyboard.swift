internal import Foundation
private import ScenarioLanguage
private import Synchronization

/// The keys that a person presses, one by one and without Return where a terminal is read.
public final class Keyboard {
  private let descriptor: Int32
  /// Whether a key can still come: what is read has not ended.
  public private(set) var isOpen = true

  /// Whether the terminal gives each key at once, and is to be given back.
  private static let isTaken = Atomic(false)
  /// How the terminal was before that; no lock, for which a signal's handler could wait for ever.
  nonisolated(unsafe) private static var before = (descriptor: Int32(-1), settings: termios())
  /// The signals that end or stop the command at once, whether sent to it or raised by a fault of its own.
  private static let leaving = [SIGHUP, SIGQUIT, SIGTSTP, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]

  /// The keys that come through an open file descriptor, such as 0 for standard input.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for a key, so many seconds at most.
  public func key(within seconds: Double) -> Character? {
    prepare()
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

  /// Gives the terminal back as it was; may be called in a signal's handler.
  public static func restore() {
    guard isTaken.load(ordering: .relaxed) else { return }
    var settings = before.settings
    tcsetattr(before.descriptor, TCSANOW, &settings)
    isTaken.store(false, ordering: .relaxed)
  }

  /// Has the terminal give each key at once and show none; again when it was given back meanwhile.
  private func prepare() {
    Signals.held(Self.leaving + Interruption.signals) {
      // Whoever runs in the background must leave the terminal alone.
      let foreground = tcgetpgrp(descriptor)
      guard isatty(descriptor) == 1, foreground == -1 || foreground == getpgrp() else { return }
      var settings = termios()
      let lines = tcflag_t(ICANON | ECHO)
      guard !Interruption.isRequested, tcgetattr(descriptor, &settings) == 0, settings.c_lflag & lines != 0 else {
        return
      }
      Self.before = (descriptor, settings)
      Self.isTaken.store(true, ordering: .relaxed)
      Self.leaving.forEach(Self.installHandler)
      settings.c_lflag &= ~lines
      tcsetattr(descriptor, TCSANOW, &settings)
    }
  }

  /// Has the signal give the terminal back before it does what it usually does, unless it is ignored.
  private static func installHandler(for signal: Int32) {
    let handler = Foundation.signal(signal) { signal in
      Keyboard.restore()
      Foundation.signal(signal, SIG_DFL)
      raise(signal)
    }
    // Whoever started the command may want it to be ignored.
    if unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      Foundation.signal(signal, SIG_IGN)
    }
  }
}
