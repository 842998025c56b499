/// The topics on offer, looked up by name and searched; made once for each list of categories.
///
/// A topic's place is its number among all topics of all sections, in their order.
final class Catalogue: Sendable, Hashable {
  let categories: [InterestsPicker.Category]

  /// The topics' ids in their order; a topic of two sections stands once (IP-C5).
  let ids: [String]
  /// How many different topics are on offer.
  var count: Int { ids.count }

  /// The places of each section's topics.
  let places: [Range<Int>]
  /// The section of each topic, by place.
  let sectionOfPlace: [Int]
  let placesByID: NameIndex
  let placesByTitle: NameIndex
  let sectionsByID: NameIndex
  let sectionsByTitle: NameIndex
  /// The sections' titles, folded once (IP-Q1).
  let sectionTexts: SearchTexts
  /// The topics' titles, folded once, by place.
  let topicTexts: SearchTexts
  /// How many bytes a name can have that is the id of a section's or topic's element, however its letters are composed.
  let longestElementID: Int

  init(_ categories: [InterestsPicker.Category]) {
    self.categories = categories
    let topics = categories.flatMap(\.topics)
    placesByID = NameIndex(topics.map(\.id))
    placesByTitle = NameIndex(topics.map(\.title))
    ids = placesByID.names
    sectionsByID = NameIndex(categories.map(\.id))
    sectionsByTitle = NameIndex(categories.map(\.title))
    sectionOfPlace = categories.indices.flatMap { section in categories[section].topics.map { _ in section } }
    sectionTexts = SearchTexts(sectionsByTitle.list)
    topicTexts = SearchTexts(placesByTitle.list)
    let longest = [categories.map(\.id), topics.map(\.id)].map { ids in ids.lazy.map(\.utf8.count).max() ?? 0 }
    // A letter with its accents taken apart has at most three times as many bytes.
    longestElementID = 3 * ("section./topic.".utf8.count + longest.reduce(0, +))
    var end = 0
    places = categories.map { category in
      defer { end += category.topics.count }
      return end..<end + category.topics.count
    }
  }

  func offers(_ id: String) -> Bool { placesByID.first(id) != nil }

  /// Those of the ids that are on offer, in the topics' order.
  func offered(_ ids: [String]) -> [String] {
    var places: [Int] = []
    places.reserveCapacity(ids.count)
    for id in ids {
      if let place = placesByID.first(id) { places.append(place) }
    }
    places.sort()
    return places.map { placesByID.list[$0] }
  }

  /// The ids on offer in the topics' order, then the others as they were given.
  func ordered(_ ids: [String]) -> [String] {
    offered(ids) + ids.filter { !offers($0) }
  }

  static func == (left: Catalogue, right: Catalogue) -> Bool {
    left === right || left.categories == right.categories
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(categories)
  }
}
