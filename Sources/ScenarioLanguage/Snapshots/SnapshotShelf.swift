import LuaRuntime

/// The snapshots that a scenario of a file takes, and what came of each.
final class SnapshotShelf {
  /// What a scenario has taken, so that it takes the same by the same name.
  private struct Taken: Hashable {
    var name: String
    var kind: SnapshotKind
  }

  /// A snapshot that is to be saved.
  private struct Unsaved {
    var file: SnapshotFile
    var content: [UInt8]
    /// Its place among the notes.
    var note: Int
    var place: FailureReport.Place?
  }

  private let file: String
  private let suite: Suite
  private var names: [String: String] = [:]
  private var taken: [Taken: (content: [UInt8], place: FailureReport.Place?)] = [:]
  private var policy: SnapshotPolicy?
  /// What is to be saved once the scenario has passed, and where the script took it.
  private var unsaved: [Unsaved] = []
  /// What came of the snapshots of the scenario that runs, in their order.
  private(set) var notes: [SnapshotNote] = []

  init(of file: String, in suite: Suite) {
    self.file = file
    self.suite = suite
  }

  /// Begins a scenario; without a policy its snapshots are not held.
  ///
  /// What the scenario shows while its known bug is there is never saved.
  func begin(_ scenario: ScenarioDeclaration, _ policy: SnapshotPolicy?) {
    self.policy = policy != nil && scenario.knownBug != nil ? SnapshotPolicy(.check) : policy
    names = [:]
    taken = [:]
    notes = []
    unsaved = []
  }

  /// Saves what is to be saved of a scenario that has passed; what is wrong when that can't be done, or nil.
  ///
  /// Nothing is saved of one that failed, whose screens may be others than it meant.
  func save() -> FailureReport? {
    for item in unsaved {
      do throws(SnapshotFileError) {
        try item.file.write(item.content)
        notes[item.note].outcome = notes[item.note].outcome == .missing ? .written : .updated
      } catch {
        notes[item.note].outcome = .unwritten
        var report = FailureReport(message: "block:snapshot: \(error)")
        report.place = item.place
        return report
      }
    }
    return nil
  }

  /// Takes a name; a mistake when the scenario has taken one that differs only in case.
  func claim(_ name: String) throws(LuaRaise) {
    let known = names[name.lowercased()] ?? name
    names[name.lowercased()] = known
    guard known == name else {
      throw .message(
        "block:snapshot: \(name.quoted) and \(known.quoted) differ only in case, which not every file system tells apart"
      )
    }
  }

  /// What is wrong with what a snapshot holds now, or nil; what the policy wants is kept to be saved.
  func hold(
    _ kind: SnapshotKind,
    _ name: String,
    _ content: [UInt8],
    place: FailureReport.Place?,
    differences: ([UInt8]?) -> [String]?
  ) throws(LuaRaise) -> Fault? {
    if let known = taken[Taken(name: name, kind: kind)] {
      if known.content == content { return nil }
      let place = known.place.map { " in line \($0.line)" } ?? ""
      throw .message(
        "block:snapshot: this scenario has taken \(name.quoted) already\(place), of another screen; "
          + "give this one a name of its own"
      )
    }
    taken[Taken(name: name, kind: kind)] = (content, place)
    guard let policy else { return nil }
    var note = SnapshotNote(name: name, kind: kind, outcome: .same)
    do throws(SnapshotFileError) {
      return try hold(content, at: place, in: SnapshotFile(note, of: file, in: suite), policy, note, differences)
    } catch {
      if case .namesake = error { note.outcome = .missing } else { note.outcome = .unwritten }
      notes.append(note)
      throw .message("block:snapshot: \(error)")
    }
  }

  /// Where the pictures of what differs are drawn; nil where the policy wants nothing to be written.
  func pictures(of name: String) -> SnapshotPictureFiles? {
    guard policy?.mode == .new else { return nil }
    let place = Suite.path(of: file, below: suite.root)
    let folder = place.hasSuffix(".lua") ? String(place.dropLast(4)) : place
    return SnapshotPictureFiles(path: "\(SnapshotPolicy.pictureFolder)/\(folder)/\(name)")
  }

  /// Why a snapshot fails the scenario.
  enum Fault {
    /// There is none, in a run that writes none.
    case missing(path: String)
    /// It differs from what is saved, in these lines.
    case differs([String])
  }

  private func hold(
    _ content: [UInt8],
    at place: FailureReport.Place?,
    in file: SnapshotFile,
    _ policy: SnapshotPolicy,
    _ note: SnapshotNote,
    _ differences: ([UInt8]?) -> [String]?
  ) throws(SnapshotFileError) -> Fault? {
    var note = note
    let saved = try file.read()
    guard saved != content, let lines = differences(saved) else {
      notes.append(note)
      return nil
    }
    note.outcome = saved == nil ? .missing : .differs
    if let review = policy.review {
      review(
        SnapshotChange(path: file.path, isMissing: saved == nil, differences: lines, file: file, content: content)
      )
    } else if policy.mode == .update || policy.mode == .new && saved == nil {
      if saved == nil, let namesake = file.namesake { throw .namesake(file.path, saved: namesake) }
      unsaved.append(Unsaved(file: file, content: content, note: notes.count, place: place))
    } else {
      notes.append(note)
      return saved == nil ? .missing(path: file.path) : .differs(lines)
    }
    notes.append(note)
    return nil
  }
}
