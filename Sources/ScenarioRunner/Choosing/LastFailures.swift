import Foundation
import ScenarioLanguage

/// Which scenarios failed when they last ran, kept from run to run: a file for each suite, in the user's folder for caches.
final class LastFailures {
  /// A scenario of a suite, or a whole file that did not load.
  struct Name: Hashable, Codable {
    /// The file's path in the suite.
    var file: String
    /// The scenario's title; nil for a file that did not load.
    var title: String?
  }

  /// What a suite's file holds.
  private struct Kept: Codable {
    static let format = 1
    var version = format
    var suite: String
    var failed: [Name]
  }

  private let folder: String?
  private var known: [String: Set<Name>] = [:]

  /// The failures that are kept in the user's folder for caches; none where the variables name no such folder.
  init(_ environment: (String) -> String?) {
    func named(_ variable: String, _ rest: String) -> String? {
      environment(variable).flatMap { $0.hasPrefix("/") ? $0 + rest : nil }
    }
    #if os(macOS)
      let usual = "/Library/Caches/scenario"
    #else
      let usual = "/.cache/scenario"
    #endif
    folder = named("XDG_CACHE_HOME", "/scenario") ?? named("HOME", usual)
  }

  /// What failed in the suite when it last ran.
  func names(in suite: Suite) -> Set<Name> {
    if let names = known[suite.root] { return names }
    let names = read(suite.root)
    known[suite.root] = names
    return names
  }

  /// Notes what came of a run: what had failed before and passed now, and what failed.
  ///
  /// What can't be kept for the next run of the command is not: it is a convenience, for which no run fails.
  func note(passed: Set<Name>, failed: Set<Name>, in root: String) {
    guard !passed.isEmpty || !failed.isEmpty else { return }
    known[root] = known[root, default: []].subtracting(passed).union(failed)
    guard let folder, let file = file(of: root) else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // Shards may end at the same time.
    let lock = open("\(folder)/lock", O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard lock >= 0 else { return }
    defer { close(lock) }
    guard Self.lock(lock) else { return }
    let names = read(root).subtracting(passed).union(failed)
    let sorted = names.sorted { ($0.file, $0.title ?? "") < ($1.file, $1.title ?? "") }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try? encoder.encode(Kept(suite: root, failed: sorted)).write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  private func read(_ root: String) -> Set<Name> {
    let files = FileManager.default
    // To read a file that is not there takes Foundation far longer than to ask.
    guard let file = file(of: root), files.fileExists(atPath: file), let data = files.contents(atPath: file),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.version == Kept.format, kept.suite == root
    else { return [] }
    return Set(kept.failed)
  }

  /// Waits a second at most until no other run holds the lock.
  private static func lock(_ descriptor: Int32) -> Bool {
    for _ in 0..<100 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(10_000)
    }
    return false
  }

  private func file(of root: String) -> String? {
    var hash = StableHash()
    hash.add(root)
    return folder.map { "\($0)/failed-\(hash.text).json" }
  }
}
