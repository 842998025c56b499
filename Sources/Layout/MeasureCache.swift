import Synchronization

/// Remembers what a measurer has said, so that the same words are measured once.
public final class MeasureCache<Measurer: TextMeasurer & Sendable>: TextMeasurer, Sendable {
  /// How many bytes of texts are remembered, more or less.
  private let capacity: Int
  private let measurer: Measurer
  private let contents = Mutex(Contents())

  private struct Question: Hashable {
    var text: String
    var font: TextFont
    var width: Double?

    /// Whether it is about the very same characters, since those are what an answer's lines hold.
    static func == (left: Question, right: Question) -> Bool {
      left.font == right.font && left.width == right.width && left.text.utf8.elementsEqual(right.text.utf8)
    }
  }

  private struct Contents {
    var answers: [Question: MeasuredText] = [:]
    var size = 0
  }

  /// A cache in front of a measurer; when it holds more than so many bytes of texts it is emptied.
  public init(_ measurer: Measurer, capacity: Int = 4 << 20) {
    self.measurer = measurer
    self.capacity = capacity
  }

  /// What the measurer says, or has said before.
  public func measure(_ text: String, _ font: TextFont, width: Double?) -> MeasuredText {
    let question = Question(text: text, font: font, width: width)
    if let known = contents.withLock({ $0.answers[question] }) { return known }
    let answer = measurer.measure(text, font, width: width)
    contents.withLock { contents in
      let size = 128 + 2 * text.utf8.count
      if contents.size + size > capacity { contents = Contents() }
      contents.size += size
      contents.answers[question] = answer
    }
    return answer
  }
}
