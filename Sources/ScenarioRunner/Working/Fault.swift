internal import Foundation

/// The end of a command that can't do its work, through no fault of its call or of any script.
enum Fault {
  /// Says what has gone wrong, and ends the command.
  static func end(_ message: String) -> Never {
    Keyboard.restore()
    FileHandle.standardError.write(Data("scenario: \(message)\n".utf8))
    exit(ExitStatus.fault.rawValue)
  }
}
