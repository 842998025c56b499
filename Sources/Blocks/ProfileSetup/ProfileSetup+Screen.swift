extension ProfileSetup {
  /// The elements that a person and VoiceOver meet now (PS-L3).
  public func screen(in environment: Environment) -> Screen {
    guard button.isPresent else { return Screen() }
    var elements: [Element] = []
    elements.reserveCapacity(28)
    appendHeader(to: &elements)
    appendCard(to: &elements)
    appendMoreCard(to: &elements)
    elements += button.elements(
      title: "Continue",
      label: "Continue",
      lockedBecause: nil,
      offersSkip: configuration.offersSkip
    )
    return Screen(elements)
  }

  /// "Step 2 of 3", or nil (PS-H1).
  private var stepWords: String? {
    guard let step = configuration.step, let count = configuration.of else { return nil }
    return "Step \(step) of \(count)"
  }

  private func appendHeader(to elements: inout [Element]) {
    let parts: [(id: String, words: String)] = [
      ("header.step", stepWords ?? ""), ("header.title", configuration.title),
      ("header.message", configuration.message),
    ].filter { !$0.1.isEmpty }
    elements.append(Element("header", .header, label: parts.map(\.words).joined(separator: ", ")))
    for part in parts {
      var element = Element.words(part.id, part.words)
      element.isAccessible = false
      elements.append(element)
    }
  }

  private func appendCard(to elements: inout [Element]) {
    let disabled = button.disablesOthers
    elements.append(.card("card"))
    appendAvatar(to: &elements)
    if chosenPhoto == nil {
      elements.append(.button("photo.add", "Add a photo", disabled))
    } else {
      elements.append(.button("photo.change", "Change photo", disabled))
      elements.append(.button("photo.remove", "Remove", disabled))
    }
    if photoIsUnreadable { elements.append(.words("photo.note", Self.unreadablePhotoWords)) }
    for colour in AvatarColour.allCases {
      var swatch = Element(Self.swatchIDs[colour.rawValue], .swatch, label: colour.name)
      swatch.isSelected = colour == self.colour
      swatch.disable(because: disabled)
      elements.append(swatch)
    }
    var line = Element("photo.line", .image, label: "")
    line.isAccessible = false
    elements.append(line)
    elements.append(nameField)
    if let note = nameRefusalWords { elements.append(.words("name.note", note)) }
    elements.append(usernameField)
    if let note = usernameNote { elements.append(.words("username.note", note)) }
  }

  private static let swatchIDs = AvatarColour.allCases.map { "colour.\($0.rawValue)" }

  private func appendAvatar(to elements: inout [Element]) {
    var element = Element("avatar", .image, label: "Profile photo")
    element.text = avatar == .initials ? initials : ""
    element.value = element.text
    if avatar == .symbol { element.symbol = "person" }
    elements.append(element)
  }

  private var nameField: Element {
    field(.name, label: "Display name", note: nameRefusalWords ?? "") {
      Element.Keyboard(contentType: "name", capitals: "words", correction: true, returnKey: "next")
    }
  }

  private var usernameField: Element {
    let note = usernameNote ?? ""
    var element = field(.username, label: "Username", note: note) {
      Element.Keyboard(contentType: "username", capitals: "never", correction: false, returnKey: "continue")
    }
    if usernameRefusal == nil {
      if availability == .checking { element.isBusy = true }
      if availability == .checking { element.hint = "" }
      if availability == .available { element.symbol = "checkmark" }
    }
    return element
  }

  private func field(
    _ field: Field,
    label: String,
    note: String,
    keyboard: () -> Element.Keyboard
  ) -> Element {
    var element = Element(field.rawValue, .textField, label: label)
    element.value = self[field].shown
    element.text = element.value
    element.note = note
    element.hint = note
    element.isFocused = focus == field
    element.isBusy = false
    element.keyboard = keyboard()
    element.disable(because: button.disablesOthers)
    return element
  }

  /// The username's note: its refusal, or what is known about it; nil when there is none (PS-U2 to PS-U12).
  var usernameNote: String? {
    if let refusal = usernameRefusalWords { return refusal }
    switch availability {
    case .unchecked, .waiting, .taken: return nil
    case .checking: return "Checking…"
    case .available: return "@\(username.text) is yours"
    case .failed: return "Couldn't check that username"
    }
  }

  private func appendMoreCard(to elements: inout [Element]) {
    guard !configuration.roles.isEmpty || configuration.asksBirthday else { return }
    let disabled = button.disablesOthers
    elements.append(.card("card.more"))
    if !configuration.roles.isEmpty {
      var menu = Element("role", .menu, label: "What do you do?")
      menu.text = menu.label
      menu.value = role ?? Self.noRoleWords
      menu.symbol = "briefcase"
      menu.disable(because: disabled)
      elements.append(menu)
    }
    guard configuration.asksBirthday else { return }
    var row = Element("birthday", .row, label: "Birthday")
    row.text = row.label
    row.value = birthday?.words ?? "Not added"
    row.symbol = "calendar"
    row.disable(because: disabled)
    elements.append(row)
    elements.append(
      birthday == nil
        ? .button("birthday.add", "Add", disabled) : .button("birthday.clear", "Clear", disabled)
    )
  }

  /// The menu's first choice, which hands on no role (PS-R1).
  public static let noRoleWords = "Not now"
}

extension Element {
  static func card(_ id: String) -> Element {
    var card = Element(id, .card, label: "")
    card.isAccessible = false
    return card
  }
}
