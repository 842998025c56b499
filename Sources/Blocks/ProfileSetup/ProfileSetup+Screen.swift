extension ProfileSetup {
  /// The elements that a person and VoiceOver meet now (PS-L3).
  public func describe(to screen: inout ScreenBuilder) {
    guard button.isPresent else { return }
    describeHeader(to: &screen)
    describeCard(to: &screen)
    guard !screen.isFound else { return }
    describeMoreCard(to: &screen)
    button.add(
      title: "Continue",
      label: "Continue",
      lockedBecause: nil,
      offersSkip: configuration.offersSkip,
      motion: .snappy,
      to: &screen
    )
  }

  private func describeHeader(to screen: inout ScreenBuilder) {
    screen.add("header", .header, label: header)
    describeHeaderPart("header.step", configuration.stepWords, to: &screen)
    describeHeaderPart("header.title", configuration.title, to: &screen)
    describeHeaderPart("header.message", configuration.message, to: &screen)
  }

  /// What is drawn of the header, which VoiceOver meets as one element (PS-H3).
  private func describeHeaderPart(_ id: String, _ words: String, to screen: inout ScreenBuilder) {
    if !words.isEmpty { screen.addDrawnWords(id, words) }
  }

  private func describeCard(to screen: inout ScreenBuilder) {
    let disabled = button.disablesOthers
    screen.addDecoration("card", .card)
    describeAvatar(to: &screen)
    if chosenPhoto == nil {
      screen.addButton("photo.add", "Add a photo", disabled, motion: .smooth)
    } else {
      screen.addButton("photo.change", "Change photo", disabled, motion: .smooth)
      screen.addButton("photo.remove", "Remove", disabled, motion: .smooth)
    }
    if photoIsUnreadable { screen.addWords("photo.note", Self.unreadablePhotoWords, tone: .danger) }
    for offered in AvatarColour.allCases {
      screen.add(offered.elementID, .swatch, label: offered.name) { swatch in
        swatch.isSelected = offered == colour
        swatch.colour = offered
        swatch.disable(because: disabled)
      }
    }
    screen.addDecoration("photo.line", .image)
    describeNameField(to: &screen)
    describeUsernameField(to: &screen)
  }

  private func describeAvatar(to screen: inout ScreenBuilder) {
    screen.add("avatar", .image, label: "Profile photo") { element in
      element.text = avatar == .initials ? initials : ""
      element.value = element.text
      element.motion = .smooth
      switch avatar {
      case .symbol: element.symbol = "person"
      case .initials: element.colour = colour
      case .photo: break
      }
    }
  }

  private func describeNameField(to screen: inout ScreenBuilder) {
    let note = nameRefusalWords
    // A field's label is drawn above it, so that it can still be seen when something is typed.
    screen.addDrawnWords("name.label", Self.nameLabel)
    screen.add(Field.name.rawValue, .textField, label: Self.nameLabel) { field in
      fill(&field, .name, note: note ?? "")
      if note != nil { field.tone = .danger }
      field.keyboard = .name
    }
    // A field's note is drawn under it, and read as the field's hint (PS-V1).
    if let note { screen.addDrawnWords("name.note", note, tone: .danger) }
  }

  private func describeUsernameField(to screen: inout ScreenBuilder) {
    screen.addDrawnWords("username.label", Self.usernameLabel)
    screen.add(Field.username.rawValue, .textField, label: Self.usernameLabel) { field in
      fill(&field, .username, note: usernameNote ?? "")
      field.keyboard = .username
      field.tone = usernameTone
      if usernameRefusal == nil {
        field.isBusy = availability == .checking
        if availability == .checking { field.hint = "" }
        if availability == .available { field.symbol = "checkmark" }
      }
    }
    guard !screen.isFound else { return }
    screen.addDrawnWords("username.at", "@")
    if let note = usernameNote { screen.addDrawnWords("username.note", note, tone: usernameTone) }
  }

  private func fill(_ element: inout Element, _ field: Field, note: String) {
    element.value = self[field].shown
    element.text = element.value
    element.note = note
    element.hint = note
    element.isFocused = focus == field
    element.isBusy = false
    element.disable(because: button.disablesOthers)
  }

  /// A failed check is no error of the person's, and no border tells it (PS-U10).
  private var usernameTone: Element.Tone {
    if usernameRefusal != nil || availability == .taken { return .danger }
    return availability == .available ? .success : .plain
  }

  private func describeMoreCard(to screen: inout ScreenBuilder) {
    guard !configuration.roles.isEmpty || configuration.asksBirthday else { return }
    let disabled = button.disablesOthers
    screen.addDecoration("card.more", .card)
    if !configuration.roles.isEmpty {
      screen.add("role", .menu, label: "What do you do?") { menu in
        menu.text = menu.label
        menu.value = role ?? Self.noRoleWords
        menu.symbol = "briefcase"
        menu.disable(because: disabled)
      }
    }
    guard configuration.asksBirthday else { return }
    screen.add("birthday", .row, label: "Birthday") { row in
      row.text = row.label
      row.value = birthday?.words ?? "Not added"
      row.symbol = "calendar"
      row.disable(because: disabled)
    }
    if birthday == nil {
      screen.addButton("birthday.add", "Add", disabled)
    } else {
      screen.addButton("birthday.clear", "Clear", disabled)
    }
  }
}

// MARK: - Words

extension ProfileSetup {
  /// The menu's first choice, which hands on no role (PS-R1).
  public static let noRoleWords = "Not now"
  /// What the field of the display name is read by, and the words above it.
  static let nameLabel = "Display name"
  /// What the field of the username is read by, and the words above it.
  static let usernameLabel = "Username"
  /// Words for a photo that couldn't be read (PS-A6).
  static let unreadablePhotoWords = "That photo couldn't be read. Try another one."

  /// The header's parts that show, joined (PS-H3).
  static func header(_ configuration: Configuration) -> String {
    var header = configuration.stepWords
    header.reserveCapacity(configuration.title.utf8.count + configuration.message.utf8.count + 32)
    for part in [configuration.title, configuration.message] where !part.isEmpty {
      if !header.isEmpty { header += ", " }
      header += part
    }
    return header
  }

  /// The username's note: its refusal, or what is known about it; nil when there is none (PS-U2 to PS-U12).
  var usernameNote: String? {
    if let refusal = usernameRefusalWords { return refusal }
    switch availability {
    case .unchecked, .waiting, .taken: return nil
    case .checking: return "Checking…"
    case .available: return "@" + username.text + " is yours"
    case .failed: return "Couldn't check that username"
    }
  }
}

extension ProfileSetup.Configuration {
  /// "Step 2 of 3", or "" (PS-H1).
  fileprivate var stepWords: String {
    guard let step, let of else { return "" }
    return "Step \(step) of \(of)"
  }
}

extension AvatarColour {
  /// The id of the colour's swatch.
  var elementID: String {
    switch self {
    case .ink: "colour.0"
    case .grey: "colour.1"
    case .muted: "colour.2"
    case .light: "colour.3"
    case .accent: "colour.4"
    }
  }
}
