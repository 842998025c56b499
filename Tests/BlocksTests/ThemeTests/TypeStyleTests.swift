import Blocks
import Testing

/// Type grows as the platform's table of Dynamic Type says.
struct TypeStyleTests {
  private typealias Metrics = SPTheme.TextMetrics

  /// Size and leading of Body and Headline, Subhead, Footnote.
  private static let table: [(DynamicTypeSize, body: [Double], subhead: [Double], footnote: [Double])] = [
    (.xSmall, [14, 19], [12, 16], [12, 16]),
    (.small, [15, 20], [13, 18], [12, 16]),
    (.medium, [16, 21], [14, 19], [12, 16]),
    (.large, [17, 22], [15, 20], [13, 18]),
    (.xLarge, [19, 24], [17, 22], [15, 20]),
    (.xxLarge, [21, 26], [19, 24], [17, 22]),
    (.xxxLarge, [23, 29], [21, 28], [19, 24]),
    (.accessibility1, [28, 34], [25, 31], [23, 29]),
    (.accessibility2, [33, 40], [30, 37], [27, 33]),
    (.accessibility3, [40, 48], [36, 43], [33, 40]),
    (.accessibility4, [47, 56], [42, 50], [38, 46]),
    (.accessibility5, [53, 62], [49, 58], [44, 52]),
  ]

  private func sizeAndLeading(_ style: SPTheme.TypeStyle, _ textSize: DynamicTypeSize) -> [Double] {
    let metrics = style.metrics(at: textSize)
    return [metrics.size, metrics.leading]
  }

  @Test("Body, headline, subhead and footnote at all twelve text sizes")
  func table() {
    #expect(Self.table.map(\.0) == DynamicTypeSize.allCases)
    for (textSize, body, subhead, footnote) in Self.table {
      #expect(sizeAndLeading(.body, textSize) == body, "body at \(textSize)")
      #expect(sizeAndLeading(.headline, textSize) == body, "headline at \(textSize)")
      #expect(sizeAndLeading(.subhead, textSize) == subhead, "subhead at \(textSize)")
      #expect(sizeAndLeading(.footnote, textSize) == footnote, "footnote at \(textSize)")
    }
  }

  @Test("The display titles are 30 and 28 points at the default size, and grow as Large Title's leading")
  func display() {
    #expect(sizeAndLeading(.display(points: 30), .large) == [30, 36])
    #expect(sizeAndLeading(.display(points: 28), .large) == [28, 34])
    let leadings: [Double] = [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    for (textSize, leading) in zip(DynamicTypeSize.allCases, leadings) {
      for points in [28.0, 30] {
        let size = SPTheme.TypeStyle.display(points: points).metrics(at: textSize).size
        #expect(abs(size - points * leading / 41) <= 1.0 / 6, "\(points) at \(textSize) is \(size)")
        #expect((size * 3).rounded() == size * 3, "\(size) is whole pixels")
      }
    }
  }

  @Test("Nothing is smaller than the 11 points that can be read, nothing shrinks as the text size grows")
  func monotonous() {
    for style in [SPTheme.TypeStyle.body, .subhead, .footnote, .headline, .display(points: 30), .display(points: 28)] {
      let sizes = DynamicTypeSize.allCases.map { style.metrics(at: $0).size }
      #expect(sizes == sizes.sorted(), "\(style)")
      #expect(sizes.allSatisfy { $0 >= 11 }, "\(style)")
    }
  }
}
