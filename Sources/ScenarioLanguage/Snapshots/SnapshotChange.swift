/// A snapshot that is missing or is not as it was saved, for a person to decide on.
public struct SnapshotChange {
  /// Where it is saved, as the scenario's file was given.
  public var path: String
  /// Whether there is none yet.
  public var isMissing: Bool
  /// Where the saved one and what is there now differ, a line each.
  public var differences: [String]
  let file: SnapshotFile
  let content: [UInt8]

  /// Saves what is there now.
  public func accept() throws(SnapshotFileError) {
    try file.write(content)
  }
}
