/// Finds the name that was probably meant.
public enum Suggestion {
  /// The candidates nearest to what was written, best first, at most `count`; those too far off are left out.
  public static func nearest(to written: String, among candidates: some Sequence<String>, count: Int = 1) -> [String] {
    let lowered = Array(written.lowercased().unicodeScalars)
    let longest = 60
    guard lowered.count <= longest else { return [] }
    var ranked: [(distance: Int, place: Int, name: String)] = []
    for (place, name) in candidates.enumerated() {
      let other = Array(name.lowercased().unicodeScalars.prefix(longest))
      let part = lowered.count >= 3 ? name.lowercased().firstRange(of: written.lowercased()) : nil
      // What begins with what was written is nearest.
      let distance = part.map { $0.lowerBound == name.lowercased().startIndex ? 0 : 1 } ?? distance(lowered, other)
      if distance <= max(1, max(lowered.count, other.count) / 3) { ranked.append((distance, place, name)) }
    }
    ranked.sort { ($0.distance, $0.place) < ($1.distance, $1.place) }
    return ranked.prefix(count).map(\.name)
  }

  /// "; did you mean 'x'?", or "" when nothing is near.
  public static func question(for written: String, among candidates: some Sequence<String>) -> String {
    nearest(to: written, among: candidates).first.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the other.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var older: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var best = min(
          previous[column + 1] + 1,
          current[column] + 1,
          previous[column] + (left[row] == right[column] ? 0 : 1)
        )
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, older[column - 1] + 1)
        }
        current.append(best)
      }
      (older, previous) = (previous, current)
    }
    return previous[right.count]
  }
}
