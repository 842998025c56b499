/// What is wrong with results that are to be read or joined.
enum ResultsError: Error, Hashable {
  /// The file can't be read.
  case unreadable(String)
  /// The file does not begin as results do.
  case notResults(String)
  /// They are written in another version of the grammar.
  case otherVersion(String, version: Int)
  /// A line is no event.
  case damaged(String, line: Int)
  /// They have no end.
  case cut(String, during: String?)
  /// Several files were given, of which one is no share of a run.
  case noShard(String)
  /// Two are shares of a different number.
  case otherCount(String, String)
  /// Two are the same share.
  case twice(String, String, Shard)
  /// A share is missing.
  case missing([Int], count: Int)
  /// Two were shuffled differently, or run a different number of times.
  case otherOrder(String, String)
  /// Two are of different suites, or of different choices from one.
  case otherSuite(String, String)

  /// What is wrong and what would be right.
  var message: String {
    switch self {
    case .unreadable(let path): "'\(path)' can't be read"
    case .notResults(let path):
      "'\(path)' holds no results; 'scenario run --reporter json=FILE' writes them"
    case .otherVersion(let path, let version):
      "'\(path)' is written in version \(version) of the events, and this command reads version \(RunHeader.grammar)"
    case .damaged(let path, let line): "'\(path)' is damaged in line \(line)"
    case .cut(let path, let title):
      "'\(path)' is cut" + (title.map { ", in the scenario '\($0.shown)'" } ?? "") + "; run it again"
    case .noShard(let path): "'\(path)' is of a run without --shard; only the shares of one run can be joined"
    case .otherCount(let one, let other): "'\(one)' and '\(other)' are shares of a different number"
    case .twice(let one, let other, let shard):
      "'\(one)' and '\(other)' are both the share \(shard.index)/\(shard.count)"
    case .missing(let indices, let count):
      "of \(count) shares \(indices.map { "\($0)/\(count)" }.joined(separator: ", ")) "
        + (indices.count == 1 ? "is missing" : "are missing")
    case .otherOrder(let one, let other):
      "'\(one)' and '\(other)' were run in different orders; give each share the same --shuffle=SEED and --repeat"
    case .otherSuite(let one, let other):
      "'\(one)' and '\(other)' are of different suites, or of different choices from one"
    }
  }
}
