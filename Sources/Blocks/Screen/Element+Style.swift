extension Element {
  /// How the element looks to a person with these settings (PS-T, IP-T).
  ///
  /// A pure function of what the element says of itself; nothing of it is kept.
  public func style(in environment: Environment) -> Style {
    var look = Look(style: Style(transition: transition(in: environment)), textSize: environment.dynamicTypeSize)
    switch role {
    case .header: dressHeader(&look)
    case .text: dressText(&look)
    case .image: dressImage(&look)
    case .button: dressButton(&look)
    case .textField: dressField(&look, foreground: .textPrimary)
    case .searchField: dressField(&look, foreground: value == "" ? .textSecondary : .textPrimary)
    case .menu, .row:
      look.setText(.body, .textPrimary)
      look.style.tint = .textSecondary
    case .chip: dressChip(&look)
    case .swatch: dressSwatch(&look)
    case .card: look.style.setBackground(.surface, radius: .lg)
    case .placeholder: look.style.setBackground(.fill, radius: .capsule)
    }
    return look.style
  }

  private func transition(in environment: Environment) -> Style.Transition {
    // The count of the picks rolls; with Reduce Motion it fades as everything does (CB-M2).
    if id == "count", !environment.reduceMotion { return .numericText }
    return .motion(motion.shown(reduceMotion: environment.reduceMotion))
  }

  /// A section's or the screen's title; the header that VoiceOver meets is drawn by its parts.
  private func dressHeader(_ look: inout Look) {
    switch id {
    case "header": break
    case "title": look.setText(.display(points: 28), .textPrimary, .semibold)
    default: look.setText(.headline, .textPrimary, .semibold)
    }
  }

  private func dressText(_ look: inout Look) {
    switch id {
    case "header.step": look.setText(.subhead, .textSecondary)
    case "header.title": look.setText(.display(points: 30), .textPrimary, .semibold)
    case "header.message", "rule", "empty": look.setText(.body, .textSecondary)
    case "count":
      look.setText(.subhead, tone == .quiet ? .textSecondary : .textPrimary, .medium)
      look.style.figures = .tabular
    case "username.at": look.setText(.body, .textTertiary)
    default:
      look.setText(.footnote, tone == .danger ? .danger : .textSecondary)
      if tone == .success { look.style.tint = .success }
    }
  }

  private func dressImage(_ look: inout Look) {
    look.style.setBorder(.separator)
    guard id == "avatar" else { return }
    look.style.radius = .capsule
    if symbol != nil {
      look.style.setBackground(.fill, radius: .capsule)
      look.style.tint = .textSecondary
    } else if let colour {
      look.style.setBackground(colour.background, radius: .capsule)
      look.setText(.display(points: 28), colour.foreground, .semibold)
      // The avatar has one size at all text sizes (PS-L2), and so have its initials.
      look.style.size = 28
    }
  }

  private func dressButton(_ look: inout Look) {
    switch id {
    case "continue":
      let isQuiet = tone == .quiet
      look.style.setBackground(isQuiet ? .fill : .accent, radius: .md)
      look.setText(.headline, isQuiet ? .textSecondary : .accentOn, .semibold)
      if symbol != nil { look.style.tint = .accentOn }
    case "search.clear": look.style.tint = .textSecondary
    default: look.setText(.body, .textPrimary, .semibold)
    }
  }

  private func dressField(_ look: inout Look, foreground: SPTheme.Color) {
    look.style.setBackground(.fill, radius: .md)
    look.setText(.body, foreground)
    let focused: SPTheme.Color = isFocused == true ? .textPrimary : .separator
    look.style.setBorder(tone == .danger ? .danger : focused)
    guard symbol != nil else { return }
    look.style.tint = tone == .success ? .success : .textSecondary
  }

  private func dressChip(_ look: inout Look) {
    look.setText(.subhead, .textPrimary, .medium)
    if isSelected == true {
      look.style.setBackground(.accent, opacity: 0.14, radius: .capsule)
      look.style.setBorder(.accent, opacity: 0.6)
      look.style.tint = .accent
    } else {
      look.style.setBackground(.fill, radius: .capsule)
      look.style.tint = .textSecondary
    }
    if tone == .quiet { look.style.opacity = 0.4 }
  }

  private func dressSwatch(_ look: inout Look) {
    guard let colour else { return }
    look.style.setBackground(colour.background, radius: .capsule)
    look.style.foreground = colour.foreground
    if isSelected == true { look.style.setBorder(.textPrimary, width: 2) }
  }
}

/// A style while it is put together.
private struct Look {
  var style: Style
  let textSize: DynamicTypeSize

  mutating func setText(_ type: SPTheme.TypeStyle, _ color: SPTheme.Color, _ weight: Style.Weight = .regular) {
    style.type = type
    style.foreground = color
    style.weight = weight
    style.size = type.metrics(at: textSize).size
  }
}

extension AvatarColour {
  /// What the initials stand on (PS-T3).
  var background: SPTheme.Color {
    switch self {
    case .ink: .textPrimary
    case .grey: .neutral
    case .muted: .secondary
    case .light: .fill
    case .accent: .accent
    }
  }

  /// The colour of the initials (PS-T3).
  var foreground: SPTheme.Color {
    switch self {
    case .ink: .bg
    case .grey, .muted: .statusOn
    case .light: .textPrimary
    case .accent: .accentOn
    }
  }
}
