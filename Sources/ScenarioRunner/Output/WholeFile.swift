import Foundation
import ScenarioLanguage

/// A file that is there wholly or not at all: written without a name, and put in its place at the end.
///
/// However the command ends before `finish`, nothing is left of it.
final class WholeFile {
  /// Why the file can't be written.
  struct Failure: Error {
    /// The file's path, as it was given.
    var path: String
    /// What the system said.
    var reason: String

    /// What is wrong.
    var message: String { "'\(path)' could not be written: \(reason)" }
  }

  private let path: String
  private let place: String
  /// Where it gets its first name, beside its place, once it is whole; nil for what has a name already.
  private let beside: String?
  private let descriptor: Int32
  private let output: FileOutput

  /// Begins the file, with the folders above it when they are missing.
  init(_ path: String) throws(Failure) {
    self.path = path
    place = Self.followed(path)
    var status = stat()
    let exists = stat(place, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw Failure(path: path, reason: "it is a folder") }
    // A device or a pipe takes what is written at once; moving a file there would put an end to it.
    let isRegular = !exists || status.st_mode & S_IFMT == S_IFREG
    if isRegular {
      let folder = Self.folder(of: place)
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let name = place.split(separator: "/").last.map(String.init) ?? ""
      let beside = "\(folder)/.\(name).\(getpid()).part"
      self.beside = beside
      descriptor = Self.withoutInterruption {
        let descriptor = Self.open(beside, O_RDWR)
        if descriptor >= 0 { unlink(beside) }
        return descriptor
      }
    } else {
      beside = nil
      descriptor = Foundation.open(place, O_WRONLY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw Failure(path: path, reason: String(cString: strerror(errno))) }
    output = FileOutput(descriptor: descriptor)
  }

  /// Takes a text to be written.
  func write(_ text: String) { output.write(text) }

  /// Takes bytes to be written.
  func write(_ bytes: some Sequence<UInt8>) { output.write(bytes) }

  /// Writes all that was taken and puts the file in its place.
  func finish() throws(Failure) {
    output.flush()
    var failure = output.failure
    if failure == nil, let beside { failure = Self.withoutInterruption { put(beside) } }
    if close(descriptor) != 0 { failure = failure ?? String(cString: strerror(errno)) }
    if let failure { throw Failure(path: path, reason: failure) }
  }

  /// Gives the whole file a name, and then its own; what the system said when it can't.
  private func put(_ beside: String) -> String? {
    let named = Self.open(beside, O_WRONLY)
    guard named >= 0 else { return String(cString: strerror(errno)) }
    defer { unlink(beside) }
    let copy = FileOutput(descriptor: named)
    var failure: String?
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var place: off_t = 0
    while failure == nil {
      let count = pread(descriptor, &piece, piece.count, place)
      if count < 0, errno == EINTR { continue }
      if count < 0 { failure = String(cString: strerror(errno)) }
      guard count > 0 else { break }
      copy.write(piece[..<count])
      place += off_t(count)
      failure = copy.failure
    }
    copy.flush()
    failure = failure ?? copy.failure
    if close(named) != 0 { failure = failure ?? String(cString: strerror(errno)) }
    if failure == nil, rename(beside, self.place) != 0 { failure = String(cString: strerror(errno)) }
    return failure
  }

  /// A new file of that name.
  private static func open(_ path: String, _ mode: Int32) -> Int32 {
    unlink(path)
    return Foundation.open(path, mode | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  /// Does what a signal must not end in the middle.
  private static func withoutInterruption<Result>(_ body: () -> Result) -> Result {
    Signals.held([SIGHUP, SIGINT, SIGTERM], during: body)
  }

  /// What a link leads to, so that the link stays.
  private static func followed(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
