extension InterestsPicker {
  /// The elements that a person and VoiceOver meet now (IP-Y4).
  public func describe(to screen: inout ScreenBuilder) {
    guard button.isPresent else { return }
    describeHeading(to: &screen)
    describeSearch(to: &screen)
    screen.addDecoration("card", .card)
    if let catalogue {
      describeTopics(of: catalogue, to: &screen)
    } else {
      screen.add("placeholder", .placeholder, label: "Loading topics") { $0.motion = .smooth }
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
    screen.add("title", .header, label: title) { $0.text = title }
    screen.addWords("rule", limits.rule)
    let words = limits.count(picked: picked)
    screen.add("count", .text, label: limits.countLabel(picked: picked), alternate: words) { counter in
      counter.text = words
      counter.updatesFrequently = true
      if picked < limits.minimum { counter.tone = .quiet }
    }
  }

  private func describeSearch(to screen: inout ScreenBuilder) {
    screen.add("search", .searchField, label: "Search topics") { field in
      field.value = query.shown
      field.text = query.shown.isEmpty ? field.label : query.shown
      field.note = ""
      field.hint = ""
      field.symbol = "magnifyingglass"
      field.isFocused = isSearching
      field.isBusy = false
      field.keyboard = .search
      field.disable(because: button.disablesOthers)
    }
    guard !query.shown.isEmpty else { return }
    screen.add("search.clear", .button, label: "Clear search") { clear in
      clear.text = ""
      clear.symbol = "xmark.circle.fill"
      clear.isBusy = false
      clear.disable(because: button.disablesOthers)
    }
  }

  private func describeTopics(of catalogue: Catalogue, to screen: inout ScreenBuilder) {
    guard !screen.isFound else { return }
    let query = SearchText(query: query.text)
    let noMatch = "No topics match"
    if !query.isEmpty, screen.wants("empty", label: noMatch), !catalogue.hasMatch(query) {
      return screen.addWords("empty", noMatch)
    }
    let isFull = isFull
    let locksOthers = isFull ? limits.maximum.map(DisabledReason.full) : nil
    let picked = picks.members
    var shown: Set<String> = []
    for section in screen.locator.map({ catalogue.matches(query, named: $0) }) ?? catalogue.matches(query) {
      let category = section.category
      screen.add("section.\(category.id)", .header, label: category.title) { $0.text = category.title }
      for topic in section.topics {
        let qualifiedID = "\(category.id)/topic.\(topic.id)"
        let id = shown.insert(topic.id).inserted ? "topic.\(topic.id)" : qualifiedID
        screen.add(id, .chip, label: topic.title, alternate: qualifiedID) { chip in
          let isPicked = picked.contains(topic.id)
          chip.topicID = topic.id
          chip.qualifiedID = qualifiedID
          chip.text = topic.title
          chip.symbol = isPicked ? "checkmark" : topic.symbol
          chip.isSelected = isPicked
          if isFull, !isPicked { chip.tone = .quiet }
          chip.disable(because: button.disablesOthers ?? (isPicked ? nil : locksOthers))
        }
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
