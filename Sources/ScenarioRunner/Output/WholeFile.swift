import Foundation

/// A file that is there wholly or not at all: written beside its place, and moved there at the end.
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
      unlink(beside)
      self.beside = beside
      descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    } else {
      beside = nil
      descriptor = open(place, O_WRONLY | O_CLOEXEC)
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
    if close(descriptor) != 0 { failure = failure ?? String(cString: strerror(errno)) }
    if failure == nil, let beside, rename(beside, place) != 0 { failure = String(cString: strerror(errno)) }
    guard let failure else { return }
    if let beside { unlink(beside) }
    throw Failure(path: path, reason: failure)
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
