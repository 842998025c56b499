extension InterestsPicker {
  /// The elements that a person and VoiceOver meet now (IP-Y4).
  public func describe(to screen: inout ScreenBuilder) {
    guard button.isPresent else { return }
    describeHeading(to: &screen)
    describeSearch(to: &screen)
    screen.addDecoration("card", .card)
    if let catalogue {
      describeTopics(of: catalogue, to: &screen)
    } else if var placeholder = screen.wanted("placeholder", .placeholder, label: "Loading topics") {
      placeholder.motion = .smooth
      screen.add(placeholder)
    }
    if showsLimitLine { screen.addWords("limit", "Tap a topic to swap it out.") }
    button.add(
      title: buttonTitle.words,
      label: buttonTitle.label,
      lockedBecause: lockedBecause,
      offersSkip: offersSkip,
      motion: .standard,
      to: &screen
    )
  }

  private func describeHeading(to screen: inout ScreenBuilder) {
    let limits = limits
    let picked = count
    if var heading = screen.wanted("title", .header, label: title) {
      heading.text = title
      screen.add(heading)
    }
    screen.addWords("rule", limits.rule)
    let words = limits.count(picked: picked)
    if var counter = screen.wanted("count", .text, label: limits.countLabel(picked: picked), alternate: words) {
      counter.text = words
      counter.updatesFrequently = true
      if picked < limits.minimum { counter.tone = .quiet }
      screen.add(counter)
    }
  }

  private func describeSearch(to screen: inout ScreenBuilder) {
    if var field = screen.wanted("search", .searchField, label: "Search topics") {
      field.value = query.shown
      field.text = query.shown.isEmpty ? field.label : query.shown
      field.note = ""
      field.hint = ""
      field.symbol = "magnifyingglass"
      field.isFocused = isSearching
      field.isBusy = false
      field.keyboard = .search
      field.disable(because: button.disablesOthers)
      screen.add(field)
    }
    if !query.shown.isEmpty, var clear = screen.wanted("search.clear", .button, label: "Clear search") {
      clear.text = ""
      clear.symbol = "xmark.circle.fill"
      clear.isBusy = false
      clear.disable(because: button.disablesOthers)
      screen.add(clear)
    }
  }

  private func describeTopics(of catalogue: Catalogue, to screen: inout ScreenBuilder) {
    guard !screen.isFound else { return }
    let query = SearchText(query: query.text)
    if !query.isEmpty, var empty = screen.wanted("empty", .text, label: "No topics match"), !catalogue.hasMatch(query) {
      empty.text = empty.label
      return screen.add(empty)
    }
    let isFull = isFull
    let locksOthers = isFull ? limits.maximum.map(DisabledReason.full) : nil
    let picked = picks.members
    var shown: Set<String> = []
    for section in screen.locator.map({ catalogue.matches(query, named: $0) }) ?? catalogue.matches(query) {
      let category = section.category
      if var heading = screen.wanted("section.\(category.id)", .header, label: category.title) {
        heading.text = category.title
        screen.add(heading)
      }
      for topic in section.topics {
        let qualifiedID = "\(category.id)/topic.\(topic.id)"
        let id = shown.insert(topic.id).inserted ? "topic.\(topic.id)" : qualifiedID
        guard var chip = screen.wanted(id, .chip, label: topic.title, alternate: qualifiedID) else { continue }
        let isPicked = picked.contains(topic.id)
        chip.topicID = topic.id
        chip.qualifiedID = qualifiedID
        chip.text = topic.title
        chip.symbol = isPicked ? "checkmark" : topic.symbol
        chip.isSelected = isPicked
        if isFull, !isPicked { chip.tone = .quiet }
        chip.disable(because: button.disablesOthers ?? (isPicked ? nil : locksOthers))
        screen.add(chip)
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
