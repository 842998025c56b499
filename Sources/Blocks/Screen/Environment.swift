/// What the person has set on the device, and what day it is.
public struct Environment: Sendable, Hashable {
  /// Whether changes fade instead of moving (CB-M2).
  public var reduceMotion = false
  /// The text size.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Light or dark.
  public var colorScheme = ColorScheme.light
  /// The width of the window in points.
  public var width = 390.0
  /// Today, for the latest birthday (PS-B2).
  public var today: CalendarDay
  /// Whether VoiceOver runs, so that announcements are heard.
  public var voiceOver = true

  /// The default settings on that day.
  public init(today: CalendarDay) {
    self.today = today
  }
}

/// Whether the screen is light or dark.
public enum ColorScheme: String, Sendable, Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The text size that the person has set, by SwiftUI's names.
public enum DynamicTypeSize: String, Sendable, Hashable, CaseIterable {
  /// The smallest size.
  case xSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case xLarge
  /// Two above the default.
  case xxLarge
  /// The largest size that is no accessibility size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether it is one of the five accessibility sizes, at which lines wrap and stacks turn (PS-L1, IP-Y2).
  public var isAccessibilitySize: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }
}
