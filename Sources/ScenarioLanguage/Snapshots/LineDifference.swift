/// Where two texts of lines differ, by as few lines as can be.
enum LineDifference {
  /// The lines that are missing, each after "- ", and those that are new, each after "+ ".
  ///
  /// In front of them stands the last line above that is not indented, so that one sees what they belong to.
  static func lines(from saved: [UInt8], to found: [UInt8]) -> [String] {
    let (old, new) = (lines(of: saved), lines(of: found))
    var told: [String] = []
    var (left, right) = (0, 0)
    var (heading, toldHeading): (Line?, Line?)
    func tell(_ line: Line, _ sign: String) {
      if !line.isIndented {
        (heading, toldHeading) = (line, line)
      } else if let heading, toldHeading != heading {
        told.append("  \(heading.text)")
        toldHeading = heading
      }
      told.append("\(sign) \(line.text)")
    }
    for (nextLeft, nextRight) in common(old, new) + [(old.count, new.count)] {
      for line in old[left..<nextLeft] { tell(line, "-") }
      for line in new[right..<nextRight] { tell(line, "+") }
      if nextRight < new.count, !new[nextRight].isIndented { heading = new[nextRight] }
      (left, right) = (nextLeft + 1, nextRight + 1)
    }
    return told.isEmpty ? ["they differ only in the break after the last line"] : told
  }

  /// The places of the lines that both have in the same order; those at the ends are found at once.
  private static func common(_ old: [Line], _ new: [Line]) -> [(Int, Int)] {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let sameEnd = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed()).prefix { $0 == $1 }.count
    let (endOfOld, endOfNew) = (old.count - sameEnd, new.count - sameEnd)
    let between = ListDifference.common(Array(old[same..<endOfOld]), Array(new[same..<endOfNew]))
    return (0..<same).map { ($0, $0) } + between.map { ($0 + same, $1 + same) }
      + (0..<sameEnd).map { (endOfOld + $0, endOfNew + $0) }
  }

  private static func lines(of text: [UInt8]) -> [Line] {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Line.init)
    if lines.last?.bytes.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// A line, which is another as soon as a byte of it is.
  private struct Line: Hashable {
    var bytes: ArraySlice<UInt8>

    var isIndented: Bool { bytes.first == UInt8(ascii: " ") }

    var text: String { String(decoding: bytes, as: UTF8.self) }
  }
}
