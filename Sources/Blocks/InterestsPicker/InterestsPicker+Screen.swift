extension InterestsPicker {
  /// The elements that a person and VoiceOver meet now (IP-Y4).
  public func screen(in environment: Environment) -> Screen {
    guard button.isPresent else { return Screen() }
    var elements: [Element] = []
    appendHeading(to: &elements)
    appendSearch(to: &elements)
    elements.append(.card("card"))
    if let catalogue {
      appendTopics(of: catalogue, to: &elements)
    } else {
      elements.append(Element("placeholder", .placeholder, label: "Loading topics"))
    }
    if showsLimitLine { elements.append(.words("limit", "Tap a topic to swap it out.")) }
    elements += button.elements(
      title: buttonTitle.words,
      label: buttonTitle.label,
      lockedBecause: lockedBecause,
      offersSkip: offersSkip
    )
    return Screen(elements)
  }

  private func appendHeading(to elements: inout [Element]) {
    let limits = limits
    let picked = count
    var heading = Element("title", .header, label: title)
    heading.text = title
    elements.append(heading)
    elements.append(.words("rule", limits.rule))
    var counter = Element("count", .text, label: limits.countLabel(picked: picked))
    counter.text = limits.count(picked: picked)
    counter.updatesFrequently = true
    elements.append(counter)
  }

  private func appendSearch(to elements: inout [Element]) {
    var field = Element("search", .searchField, label: "Search topics")
    field.value = query.shown
    field.text = query.shown.isEmpty ? field.label : query.shown
    field.note = ""
    field.hint = ""
    field.symbol = "magnifyingglass"
    field.isFocused = isSearching
    field.isBusy = false
    field.keyboard = Element.Keyboard(contentType: "", capitals: "never", correction: false, returnKey: "search")
    field.disable(because: button.disablesOthers)
    elements.append(field)
    if !query.shown.isEmpty {
      elements.append(.button("search.clear", "Clear search", button.disablesOthers))
    }
  }

  private func appendTopics(of catalogue: Catalogue, to elements: inout [Element]) {
    let query = SearchText(query: query.text)
    let matches = catalogue.matches(query)
    if matches.isEmpty, !query.isEmpty { elements.append(.words("empty", "No topics match")) }
    let locksOthers = isFull ? limits.maximum.map(DisabledReason.full) : nil
    var shown: Set<String> = []
    for (section, topics) in matches {
      let category = catalogue.categories[section]
      var heading = Element("section.\(category.id)", .header, label: category.title)
      heading.text = category.title
      elements.append(heading)
      for topic in topics {
        let topic = category.topics[topic]
        let qualifiedID = "\(category.id)/topic.\(topic.id)"
        let isFirst = shown.insert(topic.id).inserted
        let isPicked = picks.contains(topic.id)
        var chip = Element(isFirst ? "topic.\(topic.id)" : qualifiedID, .chip, label: topic.title)
        chip.topicID = topic.id
        chip.qualifiedID = qualifiedID
        chip.text = topic.title
        chip.symbol = isPicked ? "checkmark" : topic.symbol
        chip.isSelected = isPicked
        chip.disable(because: button.disablesOthers ?? (isPicked ? nil : locksOthers))
        elements.append(chip)
      }
    }
  }

  /// Why Continue is locked at rest, or nil.
  private var lockedBecause: DisabledReason? {
    switch buttonTitle {
    case .pickMore(let count): isLoading ? .loading : .picksMissing(count)
    case .remove(let count): .picksTooMany(count)
    case .proceed: allowsContinue ? nil : .loading
    }
  }
}
