import Blocks
import Layout
import Synchronization
import Testing

@Suite("Words measured before")
struct MeasureCacheTests {
  /// A measurer that counts how often it is asked.
  private final class Counting: TextMeasurer, Sendable {
    let count = Mutex(0)

    func measure(_ text: String, _ font: TextFont, width: Double?) -> MeasuredText {
      count.withLock { $0 += 1 }
      return SquareLetters().measure(text, font, width: width)
    }
  }

  private static let font = TextFont(size: 17, weight: .regular)

  @Test("The same words in the same font and width are measured once; any other are measured anew")
  func once() {
    let measurer = Counting()
    let cache = MeasureCache(measurer)
    var tabular = Self.font
    tabular.hasTabularFigures = true
    for _ in 1...3 {
      #expect(cache.measure("Maya Chen", Self.font, width: 50).lines.map(\.text) == ["Maya", "Chen"])
      #expect(cache.measure("Maya Chen", Self.font, width: 500).lines.map(\.text) == ["Maya Chen"])
      _ = cache.measure("Maya Chen", Self.font, width: nil)
      _ = cache.measure("Maya Chen", tabular, width: nil)
      _ = cache.measure("Maya", Self.font, width: nil)
    }
    #expect(measurer.count.withLock { $0 } == 5)
  }

  @Test("The lines hold the very characters that were measured, composed or not")
  func composed() {
    let cache = MeasureCache(Counting())
    for text in ["Caf\u{E9}", "Cafe\u{301}"] {
      let lines = cache.measure(text, Self.font, width: nil).lines
      #expect(lines.map { Array($0.text.utf8) } == [Array(text.utf8)])
    }
  }

  @Test("A cache that is full is emptied")
  func capacity() {
    let measurer = Counting()
    let cache = MeasureCache(measurer, capacity: 400)
    for word in ["one", "two", "three", "four", "one"] { _ = cache.measure(word, Self.font, width: nil) }
    #expect(measurer.count.withLock { $0 } == 5)
    _ = cache.measure("one", Self.font, width: nil)
    #expect(measurer.count.withLock { $0 } == 5)
  }
}
