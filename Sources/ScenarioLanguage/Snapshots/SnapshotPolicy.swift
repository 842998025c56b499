/// How the snapshots of a scenario are held.
public struct SnapshotPolicy {
  /// What is done with one that is missing or differs.
  public var mode: SnapshotMode
  /// Is told instead of what is missing or differs: it is then neither written nor does it fail.
  public var review: ((SnapshotChange) -> Void)?

  /// A policy of that mode.
  public init(_ mode: SnapshotMode, review: ((SnapshotChange) -> Void)? = nil) {
    self.mode = mode
    self.review = review
  }

  /// Where the pictures of what differs are drawn in the mode `new`: a folder where the command was called.
  public static let pictureFolder = "pictures"
}
