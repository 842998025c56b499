/// The five colours for the initials, in the order that `onContinue` counts them (PS-C1).
public enum AvatarColour: Int, Sendable, Hashable, CaseIterable {
  /// textPrimary with bg initials.
  case ink
  /// neutral with statusOn initials.
  case grey
  /// secondary with statusOn initials.
  case muted
  /// fill with textPrimary initials.
  case light
  /// accent with accentOn initials.
  case accent

  /// The colours in their order.
  public static let allCases: [AvatarColour] = [.ink, .grey, .muted, .light, .accent]

  /// The name that VoiceOver reads (PS-C3).
  public var name: String {
    switch self {
    case .ink: "Ink"
    case .grey: "Grey"
    case .muted: "Muted"
    case .light: "Light"
    case .accent: "Accent"
    }
  }
}
