extension ProfileSetup: Block {
  private static let words = ContinueButton.Words(
    saved: "Profile saved",
    failed: "Couldn't save your profile. Try again."
  )

  /// Where the step stands.
  public var phase: ContinueButton.Phase { button.phase }

  /// Takes an event and appends what is to be done about it, in order.
  public mutating func receive(_ event: Event, effects: inout [Effect<Request>]) {
    guard phase == .resting || !event.isOfPerson else { return }
    guard !isAbsent(event) else { return }
    let before = appearance
    if event.pressesButton { effects.append(.move(.standard)) }
    handle(event, effects: &effects)
    guard button.isPresent else { return }
    if chosenPhoto?.pick != before.photo { effects.append(.move(.smooth)) }
    let changesInitials = chosenPhoto == nil && before.photo == nil && initials != before.initials
    let changesButton = phase != before.phase || button.hasMessage != before.hasMessage
    if changesInitials || changesButton || state != before.state || role != before.role {
      effects.append(.move(.snappy))
    }
  }

  /// Whether the event is the press of a button that is not on the screen, which does nothing at all.
  private func isAbsent(_ event: Event) -> Bool {
    switch event {
    case .photoRemoveTapped: chosenPhoto == nil
    case .birthdayAddTapped: !configuration.asksBirthday || birthday != nil
    case .birthdayClearTapped: birthday == nil
    case .skipTapped: !configuration.offersSkip
    default: false
    }
  }

  private mutating func handle(_ event: Event, effects: inout [Effect<Request>]) {
    switch event {
    case .textChanged(let field, let text): change(field, to: text, effects: &effects)
    case .composed(let field, let marked): self[field].marked = marked.isEmpty ? nil : marked
    case .compositionCommitted(let field, let text): commit(field, text, effects: &effects)
    case .focusChanged(let field): moveFocus(to: field, effects: &effects)
    case .returnPressed: pressReturn(effects: &effects)
    case .colourTapped(let picked): pickColour(picked, effects: &effects)
    case .photoPickerOpened: break
    case .photoPicked(let item): pickPhoto(item, effects: &effects)
    case .photoRemoveTapped: removePhoto(effects: &effects)
    case .roleChosen(let chosen): chooseRole(chosen)
    case .birthdayAddTapped(let today): addBirthday(today: today)
    case .birthdayChanged(let day, let today): changeBirthday(to: day, today: today)
    case .birthdayClearTapped: setBirthday(nil)
    case .continueTapped: tapContinue(effects: &effects)
    case .skipTapped: skip(effects: &effects)

    case .left: leave(effects: &effects)
    case .waitEnded(let number): waitEnded(number, effects: &effects)
    case .usernameChecked(let number, let isFree): checkEnded(number, isFree ? .available : .taken, &effects)
    case .usernameCheckFailed(let number, .cancelled): checkEnded(number, .unchecked, &effects)
    case .usernameCheckFailed(let number, .described): checkEnded(number, .failed, &effects)
    case .photoLoaded(let number, let photo): photoLoaded(number, photo, effects: &effects)
    case .photoUnreadable(let number): photoUnreadable(number, effects: &effects)
    case .saveReturned(let number):
      button.saveReturned(number, words: Self.words, numbers: &numbers, effects: &effects)
    case .saveFailed(let number, let failure):
      button.saveFailed(number, failure, words: Self.words, effects: &effects)
    }
  }

  private mutating func waitEnded(_ number: RequestNumber, effects: inout [Effect<Request>]) {
    if number == availabilityRequest {
      startCheck(effects: &effects)
    } else {
      button.waitEnded(number)
    }
  }
}

// MARK: - Text and focus

extension ProfileSetup {
  /// The text of a field, with what an input method composes there.
  public internal(set) subscript(field: Field) -> TextEntry {
    get { field == .name ? name : username }
    set {
      if field == .name { name = newValue } else { username = newValue }
    }
  }

  /// The whole text of a field is now this, and nothing is being composed there.
  private mutating func change(_ field: Field, to text: String, effects: inout [Effect<Request>]) {
    switch field {
    case .name:
      name.marked = nil
      let kept = DisplayName.kept(from: text)
      guard !kept.utf8.elementsEqual(name.text.utf8) else { return }
      name.text = kept
      initials = Initials.of(kept)
      state.refusesName = false
    case .username:
      username.marked = nil
      let kept = Username.kept(from: text)
      guard kept != username.text else { return }
      username.text = kept
      state.usernameRefusal = nil
      restartCheck(effects: &effects)
    }
    button.liftMessage()
  }

  private mutating func commit(_ field: Field, _ text: String?, effects: inout [Effect<Request>]) {
    let entry = self[field]
    guard let committed = text ?? entry.marked else { return }
    change(field, to: entry.text + committed, effects: &effects)
  }

  /// Leaving a field accepts what an input method composes there, as the platform does.
  private mutating func moveFocus(to field: Field?, effects: inout [Effect<Request>]) {
    if let old = focus, old != field { commit(old, nil, effects: &effects) }
    state.focus = field
  }

  private mutating func pressReturn(effects: inout [Effect<Request>]) {
    guard let field = focus else { return }
    if self[field].marked != nil {
      commit(field, nil, effects: &effects)
    } else if field == .name {
      moveFocus(to: .username, effects: &effects)
    } else {
      tapContinue(effects: &effects)
    }
  }
}

// MARK: - The username's check

extension ProfileSetup {
  var takenWords: String { "@" + username.text + " is taken" }

  private mutating func restartCheck(effects: inout [Effect<Request>]) {
    endCheck(effects: &effects)
    state.availability = .unchecked
    guard configuration.checksUsername, username.text.utf8.count >= Username.minimumLength else { return }
    let number = numbers.next()
    availabilityRequest = number
    effects.append(.wait(number, Username.typingPause))
  }

  private mutating func startCheck(effects: inout [Effect<Request>]) {
    let number = numbers.next()
    availabilityRequest = number
    state.availability = .checking
    effects.append(.start(number, .checkUsername(username.text)))
  }

  private mutating func checkEnded(
    _ number: RequestNumber,
    _ verdict: Availability,
    _ effects: inout [Effect<Request>]
  ) {
    guard number == availabilityRequest else { return }
    availabilityRequest = nil
    state.availability = verdict
    if verdict == .taken { effects.append(.announce(takenWords)) }
  }

  /// Ends a check that waits or runs; a verdict that is shown stays (PS-S3).
  private mutating func endCheck(effects: inout [Effect<Request>]) {
    guard let number = availabilityRequest else { return }
    availabilityRequest = nil
    state.availability = .unchecked
    effects.append(.cancel(number))
  }
}

// MARK: - Colour, photo, role and birthday

extension ProfileSetup {
  private mutating func pickColour(_ picked: AvatarColour, effects: inout [Effect<Request>]) {
    guard picked != colour else { return }
    state.colour = picked
    button.liftMessage()
    effects.append(.haptic(.selection))
  }

  private mutating func pickPhoto(_ item: PhotoItem, effects: inout [Effect<Request>]) {
    cancelPhotoLoad(effects: &effects)
    state.photoIsUnreadable = false
    button.liftMessage()
    let number = numbers.next()
    photoLoad = number
    effects.append(.start(number, .loadPhoto(item)))
  }

  private mutating func removePhoto(effects: inout [Effect<Request>]) {
    cancelPhotoLoad(effects: &effects)
    chosenPhoto = nil
    state.photoIsUnreadable = false
    button.liftMessage()
  }

  private mutating func cancelPhotoLoad(effects: inout [Effect<Request>]) {
    guard let number = photoLoad else { return }
    photoLoad = nil
    effects.append(.cancel(number))
  }

  private mutating func photoLoaded(_ number: RequestNumber, _ photo: Photo, effects: inout [Effect<Request>]) {
    guard number == photoLoad else { return }
    photoLoad = nil
    chosenPhoto = ChosenPhoto(pick: number, photo: photo)
    if savesOncePhotoIsIn { startSaving(effects: &effects) }
  }

  private mutating func photoUnreadable(_ number: RequestNumber, effects: inout [Effect<Request>]) {
    guard number == photoLoad else { return }
    photoLoad = nil
    state.photoIsUnreadable = true
    if savesOncePhotoIsIn {
      savesOncePhotoIsIn = false
      button.stopWorking()
      effects.append(.haptic(.error))
    }
    effects.append(.announce(Self.unreadablePhotoWords))
  }

  private mutating func chooseRole(_ chosen: String?) {
    let offered = chosen.flatMap { configuration.roles.contains($0) ? $0 : nil }
    guard offered == chosen, role != chosen else { return }
    role = chosen
    button.liftMessage()
  }

  private mutating func addBirthday(today: CalendarDay) {
    setBirthday(min(CalendarDay.suggestedBirthday, Self.birthdays(today: today).upperBound))
  }

  private mutating func changeBirthday(to day: CalendarDay, today: CalendarDay) {
    guard birthday != nil, Self.birthdays(today: today).contains(day) else { return }
    setBirthday(day)
  }

  private mutating func setBirthday(_ day: CalendarDay?) {
    guard birthday != day else { return }
    state.birthday = day
    button.liftMessage()
  }
}

// MARK: - Continue, Skip and leaving

extension ProfileSetup {
  private mutating func tapContinue(effects: inout [Effect<Request>]) {
    commit(.name, nil, effects: &effects)
    commit(.username, nil, effects: &effects)
    button.liftMessage()
    state.refusesName = DisplayName.isEmpty(name.text)
    switch username.text.utf8.count {
    case 0: state.usernameRefusal = .empty
    case ..<Username.minimumLength: state.usernameRefusal = .tooShort
    default: state.usernameRefusal = nil
    }
    let refusals = [nameRefusalWords, usernameRefusalWords].compactMap(\.self)
    guard refusals.isEmpty else {
      state.focus = refusesName ? .name : .username
      effects.append(.haptic(.warning))
      effects.append(.announce(refusals.map { $0 + "." }.joined(separator: " ")))
      return
    }
    state.focus = nil
    endCheck(effects: &effects)
    button.beginWorking()
    if photoLoad == nil {
      startSaving(effects: &effects)
    } else {
      savesOncePhotoIsIn = true
    }
  }

  private mutating func startSaving(effects: inout [Effect<Request>]) {
    savesOncePhotoIsIn = false
    button.startSaving(.save(profile), numbers: &numbers, effects: &effects)
  }

  /// The name's refusal, or nil (PS-S1).
  var nameRefusalWords: String? {
    refusesName ? "Enter a display name" : nil
  }

  /// Why the username can't be accepted, or nil: its refusal, or its last verdict taken (PS-S1).
  var usernameRefusalWords: String? {
    switch usernameRefusal {
    case .empty: "Enter a username"
    case .tooShort: "Use at least \(Username.minimumLength) characters"
    case nil: availability == .taken ? takenWords : nil
    }
  }

  private mutating func skip(effects: inout [Effect<Request>]) {
    stopRequests(effects: &effects)
    button.skip(.skip, numbers: &numbers, effects: &effects)
  }

  private mutating func leave(effects: inout [Effect<Request>]) {
    stopRequests(effects: &effects)
    button.leave(effects: &effects)
  }

  /// Ends what only serves the screen; a photo that an accepted Continue waits for still comes in (CB-K3).
  private mutating func stopRequests(effects: inout [Effect<Request>]) {
    state.focus = nil
    endCheck(effects: &effects)
    if !savesOncePhotoIsIn { cancelPhotoLoad(effects: &effects) }
  }
}
