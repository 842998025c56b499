import Blocks
import Testing

/// Every word, symbol and border that tells something can be seen on what it stands on, as WCAG 2.2 AA asks.
///
/// What is inactive is exempt, and so are hairlines that tell nothing: those in separator.
struct ContrastTests {
  @Test("Every screen in light and dark", arguments: SampleScreen.all, ColorScheme.allCases)
  func screen(_ sample: SampleScreen, _ colorScheme: ColorScheme) {
    let theme = SPTheme(colorScheme)
    for look in Self.looks(of: sample.screen, theme) where look.style.opacity == 1 {
      Self.checkWords(look, theme)
      if let tint = look.style.tint { Self.check(look, tint, theme, isAtLeast: 3) }
      Self.checkBorder(look, theme)
    }
  }

  @Test("Initials on the avatar's five colours meet what small text needs", arguments: ColorScheme.allCases)
  func initials(_ colorScheme: ColorScheme) {
    let theme = SPTheme(colorScheme)
    let screen = ProfileSetup.sample().screen(in: Environment(today: .testToday))
    for look in Self.looks(of: screen, theme) where look.element.role == .swatch {
      if let foreground = look.style.foreground { Self.check(look, foreground, theme, isAtLeast: 4.5) }
    }
  }

  @Test("Every colour of the theme is used, and every other value of the seeds stands")
  func tokens() {
    var used: Set<SPTheme.Color> = []
    for look in SampleScreen.all.flatMap({ Self.looks(of: $0.screen, SPTheme(.light)) }) {
      used.formUnion(
        [look.style.foreground, look.style.background, look.style.border, look.style.tint].compactMap(\.self)
      )
    }
    #expect(used == Set(SPTheme.Color.allCases))
    #expect(SPTheme.Space.xl.points == 24)
  }

  /// An element with its style, what it stands on, and what its words stand on.
  private struct Look {
    var element: Element
    var style: Style
    var outside: RGBColor
    var inside: RGBColor
  }

  private static func looks(of screen: Screen, _ theme: SPTheme) -> [Look] {
    let environment = Environment(today: .testToday)
    var isInCard = false
    var looks: [Look] = []
    for element in screen.elements {
      if element.role == .card { isInCard = true }
      if ["limit", "continue"].contains(element.id) { isInCard = false }
      let style = element.style(in: environment)
      var outside = theme.color(isInCard && element.role != .card ? .surface : .bg)
      // Drawn inside a field.
      if let field = ["username.at": "username", "search.clear": "search"][element.id],
        let inside = looks.first(where: { $0.element.id == field })?.inside
      {
        outside = inside
      }
      var inside = outside
      if let background = style.background, let opacity = style.backgroundOpacity {
        // What is translucent lies over fill.
        let base = opacity < 1 ? theme.color(.fill) : outside
        inside = theme.color(background).over(base, opacity: opacity)
      }
      looks.append(Look(element: element, style: style, outside: outside, inside: inside))
    }
    return looks
  }

  private static func checkWords(_ look: Look, _ theme: SPTheme) {
    guard let foreground = look.style.foreground, let size = look.style.size else { return }
    check(look, foreground, theme, isAtLeast: size >= 18 ? 3 : 4.5)
  }

  private static func check(_ look: Look, _ token: SPTheme.Color, _ theme: SPTheme, isAtLeast least: Double) {
    let ratio = theme.color(token).contrast(with: look.inside)
    #expect(
      ratio >= least,
      "\(look.element.id): \(token) on \(look.style.background?.rawValue ?? "what it stands on") has \(ratio)"
    )
  }

  /// A border that tells something is seen against what is around it, a field's against the field too.
  private static func checkBorder(_ look: Look, _ theme: SPTheme) {
    guard let border = look.style.border, border != .separator else { return }
    let seen = theme.color(border).over(look.inside, opacity: look.style.borderOpacity ?? 1)
    let isField = look.element.keyboard != nil
    for ground in isField ? [look.outside, look.inside] : [look.outside] {
      let ratio = seen.contrast(with: ground)
      #expect(ratio >= 3, "\(look.element.id): the border \(border) on \(ground) has \(ratio)")
    }
  }
}
