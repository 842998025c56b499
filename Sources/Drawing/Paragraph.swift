import CDrawing
import Layout

/// A paragraph of a text as it is measured: in one line, to be broken into several.
struct Paragraph {
  private let clusters: [drawing_cluster]
  /// How wide the clusters before each are together, and at the end all, in points.
  private let offsets: [Double]
  private let end: Int
  private let isRightToLeft: Bool

  /// A paragraph of these clusters, which are in logical order.
  init(_ paragraph: drawing_paragraph, _ clusters: [drawing_cluster]) {
    self.clusters = clusters
    end = Int(paragraph.end)
    isRightToLeft = paragraph.is_right_to_left
    var offsets = [0.0]
    offsets.reserveCapacity(clusters.count + 1)
    for cluster in clusters { offsets.append(offsets[offsets.count - 1] + cluster.width) }
    self.offsets = offsets
  }

  /// The lines at that width in points, by their clusters; without a width one line.
  ///
  /// A line is broken where a word ends, and within a word only when that is wider than the line. White space at which a
  /// line ends is no part of it.
  func lines(width: Double?) -> [Range<Int>] {
    guard let width else { return [0..<clusters.count] }
    var lines: [Range<Int>] = []
    var start = 0
    var wordStart = 0
    for index in clusters.indices {
      if clusters[index].may_break { wordStart = index }
      guard !clusters[index].is_white else { continue }
      while offsets[index + 1] - offsets[start] > width, index > start {
        let next = wordStart > start ? wordStart : index
        lines.append(start..<next)
        start = next
      }
    }
    lines.append(start..<clusters.count)
    return lines.map(trimmed)
  }

  private func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    while end > line.lowerBound, clusters[end - 1].is_white { end -= 1 }
    return line.lowerBound..<end
  }

  /// A line with its text, which is a part of these bytes.
  func measured(_ line: Range<Int>, of bytes: [UInt8]) -> MeasuredLine {
    func byte(_ cluster: Int) -> Int { cluster < clusters.count ? Int(clusters[cluster].start) : end }
    return MeasuredLine(
      text: String(decoding: bytes[byte(line.lowerBound)..<byte(line.upperBound)], as: UTF8.self),
      width: offsets[line.upperBound] - offsets[line.lowerBound],
      ascent: clusters[line].lazy.map(\.ascent).max() ?? 0,
      descent: clusters[line].lazy.map(\.descent).max() ?? 0,
      isRightToLeft: isRightToLeft
    )
  }
}
