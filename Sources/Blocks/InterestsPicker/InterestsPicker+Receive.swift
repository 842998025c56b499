extension InterestsPicker: Block {
  private static let words = ContinueButton.Words(
    saved: "Interests saved",
    failed: "Couldn't save your interests. Try again."
  )

  /// Where the step stands.
  public var phase: ContinueButton.Phase { button.phase }

  /// Takes an event and appends what is to be done about it, in order.
  public mutating func receive(_ event: Event, effects: inout [Effect<Request>]) {
    guard phase == .resting || !event.isOfPerson else { return }
    guard !isLocked(event) else { return }
    let before = appearance
    let picksChange = changesPicks(event)
    if let press = event.press { effects.append(.move(press)) }
    handle(event, effects: &effects)
    guard button.isPresent else { return }
    let changesSearch = query.text != before.query || isSearching != before.isSearching
    let changesMessage = button.hasMessage != before.hasMessage
    if picksChange || changesSearch || changesMessage { effects.append(.move(.snappy)) }
    if phase != before.phase || restingButton != before.restingButton { effects.append(.move(.standard)) }
  }

  /// Whether the event, which is not locked, makes the picks other ones: that is known without a copy of them all.
  private func changesPicks(_ event: Event) -> Bool {
    switch event {
    case .topicTapped: true
    case .selectionChanged(let ids): isBound && Set(ids) != picks.members
    default: false
    }
  }

  private mutating func handle(_ event: Event, effects: inout [Effect<Request>]) {
    switch event {
    case .topicTapped(let id): tapTopic(id, effects: &effects)
    case .queryChanged(let text): query = TextEntry(text)
    case .queryComposed(let marked): query.marked = marked.isEmpty ? nil : marked
    case .queryCommitted(let text): commitQuery(text)
    case .queryClearTapped: query = TextEntry()
    case .focusChanged(let isSearching): moveFocus(isSearching)
    case .returnPressed: pressReturn()
    case .continueTapped: tapContinue(effects: &effects)
    case .skipTapped: skip(effects: &effects)

    case .categoriesChanged(let categories): changeCategories(to: categories, effects: &effects)
    case .selectionChanged(let ids): changeSelection(to: ids)
    case .left: leave(effects: &effects)
    case .waitEnded(let number): button.waitEnded(number)
    case .saveReturned(let number):
      button.saveReturned(number, words: Self.words, numbers: &numbers, effects: &effects)
    case .saveFailed(let number, let failure):
      button.saveFailed(number, failure, words: Self.words, effects: &effects)
    }
  }

  /// Whether the event is a tap on a control that is locked or not on the screen, which does nothing at all (IP-M1, IP-X1).
  private func isLocked(_ event: Event) -> Bool {
    switch event {
    case .topicTapped(let id): isLocked(id)
    case .queryClearTapped: query.shown.isEmpty
    case .continueTapped: !allowsContinue
    case .skipTapped: !offersSkip
    default: false
    }
  }

  /// Whether a tap on the topic does nothing: it is not on offer, or locked (IP-X1).
  private func isLocked(_ id: String) -> Bool {
    guard let catalogue, catalogue.offers(id) else { return true }
    return isFull && !picks.contains(id)
  }

  private mutating func changeSelection(to ids: [String]) {
    guard isBound else { return }
    picks = Picks(ids)
    recount()
  }

  private mutating func tapTopic(_ id: String, effects: inout [Effect<Request>]) {
    count += picks.toggle(id) ? 1 : -1
    button.liftMessage()
    effects.append(.haptic(.selection))
    if isBound { effects.append(.start(numbers.next(), .writeSelection(selection))) }
  }

  /// An app passes the same topics again whenever its view is made anew; then nothing changes and nothing moves.
  private mutating func changeCategories(to categories: [Category]?, effects: inout [Effect<Request>]) {
    guard categories != catalogue?.categories else { return }
    catalogue = categories.map(Catalogue.init)
    recount()
    if button.isPresent { effects.append(.move(.smooth)) }
  }

  private mutating func commitQuery(_ text: String?) {
    guard let committed = text ?? query.marked else { return }
    query = TextEntry(query.text + committed)
  }

  private mutating func moveFocus(_ searches: Bool) {
    if !searches { commitQuery(nil) }
    isSearching = searches
  }

  /// Return accepts a composition and does nothing else, or ends the editing.
  private mutating func pressReturn() {
    guard isSearching else { return }
    if query.marked != nil { commitQuery(nil) } else { isSearching = false }
  }

  private mutating func tapContinue(effects: inout [Effect<Request>]) {
    moveFocus(false)
    button.liftMessage()
    button.beginWorking()
    button.startSaving(.save(picked), numbers: &numbers, effects: &effects)
  }

  private mutating func skip(effects: inout [Effect<Request>]) {
    isSearching = false
    button.skip(.skip, numbers: &numbers, effects: &effects)
  }

  private mutating func leave(effects: inout [Effect<Request>]) {
    isSearching = false
    button.leave(effects: &effects)
  }
}
