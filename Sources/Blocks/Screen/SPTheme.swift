/// The design system's tokens as the blocks use them, with their values in light or dark.
///
/// The names are the seeds' own. The values are chosen so that text meets WCAG AA on what it stands on: 4.5:1.
public struct SPTheme: Sendable, Hashable {
  /// Light or dark.
  public let colorScheme: ColorScheme

  /// The theme of that colour scheme.
  public init(_ colorScheme: ColorScheme) {
    self.colorScheme = colorScheme
  }

  /// A colour by its token.
  public enum Color: String, Sendable, Hashable, CaseIterable {
    /// Cards (PS-T2, IP-T3).
    case surface
    /// The host's screen, on which the section stands.
    case bg
    /// Fields, chips and the button that can't be tapped yet (PS-T4, IP-T4, IP-T5).
    case fill
    /// The second of the avatar's colours (PS-T3).
    case neutral
    /// The third of the avatar's colours (PS-T3).
    case secondary
    /// Continue, and the tint of a picked chip (PS-T6, IP-T4).
    case accent
    /// Words on the accent.
    case accentOn
    /// Initials on neutral and secondary (PS-T3).
    case statusOn
    /// Hairlines and the avatar's ring (PS-T2, PS-T4).
    case separator
    /// Titles, labels and what the person has typed.
    case textPrimary
    /// What explains, and symbols.
    case textSecondary
    /// The username's "@" (PS-T4).
    case textTertiary
    /// Errors (PS-T6, IP-T5).
    case danger
    /// The check of a free username (PS-T4).
    case success
  }

  /// The value of a colour.
  public func color(_ token: Color) -> RGBColor {
    let values = token.values
    return RGBColor(colorScheme == .light ? values.light : values.dark)
  }

  /// How round corners are, by its token.
  public enum Radius: String, Sendable, Hashable, CaseIterable {
    /// Fields and Continue.
    case md
    /// Cards.
    case lg
    /// Chips and round pictures: half of the shorter side.
    case capsule

    /// The radius in points; nil for a capsule's, which its size tells.
    public var points: Double? {
      switch self {
      case .md: 12
      case .lg: 20
      case .capsule: nil
      }
    }
  }

  /// A distance, by its token.
  public enum Space: String, Sendable, Hashable, CaseIterable {
    /// Between groups (PS-L2) and between the sections of topics (IP-Y3).
    case xl

    /// The distance in points.
    public var points: Double {
      switch self {
      case .xl: 24
      }
    }
  }
}

extension SPTheme.Color {
  /// Warm paper and ink with one blue; in the dark the same, lightened rather than inverted.
  fileprivate var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .surface: (0xFFFFFF, 0x1B1C20)
    case .bg: (0xF6F5F2, 0x111214)
    case .fill: (0xF0EFEB, 0x292B30)
    case .neutral: (0x62656D, 0x9DA1AB)
    case .secondary: (0x7A6855, 0xBBA78F)
    case .accent: (0x3B4CC0, 0xA5B2FF)
    case .accentOn: (0xFFFFFF, 0x141A45)
    case .statusOn: (0xFFFFFF, 0x141518)
    case .separator: (0xD9D7D0, 0x3D4047)
    case .textPrimary: (0x1A1B1F, 0xF3F2EF)
    case .textSecondary: (0x585B63, 0xB0B3BC)
    case .textTertiary: (0x676A72, 0x999DA7)
    case .danger: (0xB3261E, 0xFF9087)
    case .success: (0x1B7543, 0x6BCB92)
    }
  }
}
