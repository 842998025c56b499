extension Catalogue {
  /// The sections to show with those of their topics that match; a section without any is not there (IP-Q1, IP-C1).
  func matches(_ query: SearchText) -> [InterestsPicker.ShownSection] {
    categories.indices.compactMap { shown($0, places[$0], query) }
  }

  /// Whether there is any topic to show (IP-Q2).
  func hasMatch(_ query: SearchText) -> Bool {
    categories.indices.contains { section in
      !places[section].isEmpty
        && (sectionTexts.contains(query, at: section)
          || places[section].contains { topicTexts.contains(query, at: $0) })
    }
  }

  /// Of the sections to show only what an element's id or a title names: found by name, whatever the number of topics.
  ///
  /// A topic that is named is there in each section that shows it, as the ids of its elements tell them apart.
  func matches(_ query: SearchText, named name: String) -> [InterestsPicker.ShownSection] {
    let named = placesByTitle.places(name) + places(in: placesByID, after: "topic.", in: name)
    let ids = Set(named.map { placesByID.list[$0] })
    let topics = Dictionary(grouping: ids.flatMap(placesByID.places).sorted()) { sectionOfPlace[$0] }
    let sections = sectionsByTitle.places(name) + places(in: sectionsByID, after: "section.", in: name)
    return Set(sections).union(topics.keys).sorted().compactMap { section in
      if let shown = shown(section, topics[section] ?? [], query) { return shown }
      guard sections.contains(section) else { return nil }
      // The section's title stands when any topic of it does.
      return shown(section, places[section], query).map { .init(category: $0.category, places: []) }
    }
  }

  /// A section with those of these topics of it that match, or nil when none does.
  private func shown(
    _ section: Int,
    _ topics: some Collection<Int>,
    _ query: SearchText
  ) -> InterestsPicker.ShownSection? {
    guard !topics.isEmpty else { return nil }
    let start = places[section].lowerBound
    let isWhole = sectionTexts.contains(query, at: section)
    var matches: [Int] = []
    for place in topics where isWhole || topicTexts.contains(query, at: place) { matches.append(place - start) }
    return matches.isEmpty ? nil : InterestsPicker.ShownSection(category: categories[section], places: matches)
  }

  /// The places of what has an id that may stand in the id of an element: `topic.music`, `make/topic.music`.
  private func places(in index: NameIndex, after prefix: String, in name: String) -> [Int] {
    guard name.utf8.count <= longestElementID else { return [] }
    let (name, prefix) = (name.utf8, prefix.utf8)
    return name.indices.flatMap { start in
      guard name[start...].starts(with: prefix), let id = String(name[start...].dropFirst(prefix.count)) else {
        return [Int]()
      }
      return index.places(id)
    }
  }
}
