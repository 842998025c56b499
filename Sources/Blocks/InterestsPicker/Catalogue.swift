/// The topics on offer, looked up by id and searched; made once for each list of categories.
final class Catalogue: Sendable, Hashable {
  let categories: [InterestsPicker.Category]

  /// The topics' ids in their order; a topic of two sections stands once (IP-C5).
  let ids: [String]
  /// How many different topics are on offer.
  var count: Int { ids.count }

  private let order: [String: Int]
  private let titles: [SearchText]
  private let topics: [[SearchText]]

  init(_ categories: [InterestsPicker.Category]) {
    self.categories = categories
    var ids: [String] = []
    var order: [String: Int] = [:]
    for category in categories {
      for topic in category.topics where order[topic.id] == nil {
        order[topic.id] = ids.count
        ids.append(topic.id)
      }
    }
    self.ids = ids
    self.order = order
    titles = categories.map { SearchText($0.title) }
    topics = categories.map { category in category.topics.map { SearchText($0.title) } }
  }

  func offers(_ id: String) -> Bool { order[id] != nil }

  /// The ids on offer in the topics' order, then the others as they were given.
  func ordered(_ ids: some Sequence<String>) -> [String] {
    var known: [(place: Int, id: String)] = []
    var unknown: [String] = []
    for id in ids {
      if let place = order[id] { known.append((place, id)) } else { unknown.append(id) }
    }
    known.sort { $0.place < $1.place }
    return known.map(\.id) + unknown
  }

  /// The sections to show, each with the places of its topics that match; a section without any is not there (IP-Q1, IP-C1).
  func matches(_ query: SearchText) -> [(section: Int, topics: [Int])] {
    var matches: [(section: Int, topics: [Int])] = []
    for section in categories.indices {
      let all = topics[section].indices
      let shown =
        titles[section].contains(query)
        ? Array(all) : all.filter { topics[section][$0].contains(query) }
      if !shown.isEmpty { matches.append((section, shown)) }
    }
    return matches
  }

  static func == (left: Catalogue, right: Catalogue) -> Bool {
    left === right || left.categories == right.categories
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(categories)
  }
}
