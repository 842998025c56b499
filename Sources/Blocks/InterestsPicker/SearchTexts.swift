/// Titles made ready for the search, one behind the other, so that going through all of them is quick.
struct SearchTexts: Sendable {
  private var utf8: [UInt8] = []
  /// Where each title begins, and where the last one ends.
  private var bounds = [0]

  init(_ titles: some Sequence<String>) {
    for title in titles {
      utf8 += SearchText(title).utf8
      bounds.append(utf8.count)
    }
  }

  /// Whether the query is a part of the title at that place.
  func contains(_ query: SearchText, at place: Int) -> Bool {
    query.isPart(of: utf8.span.extracting(bounds[place]..<bounds[place + 1]))
  }
}
