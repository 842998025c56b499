public import Blocks
private import Foundation

extension LaidOutScreen {
  /// The words and symbols that are too hard to tell from what they stand on, a sentence each: less than 4.5:1 for words,
  /// 3:1 for symbols (WCAG AA).
  ///
  /// What lets something through is mixed with what lies under it. What is not enabled is exempt.
  public func contrastFaults(in colorScheme: ColorScheme) -> [String] {
    let theme = SPTheme(colorScheme)
    var ground: [RGBColor] = []
    var faults: [String] = []
    for element in elements {
      // What an element stands in is before it in reading order.
      let under = element.container.flatMap { ground.indices.contains($0) ? ground[$0] : nil } ?? theme.color(.bg)
      ground.append(element.ground(over: under, theme))
      guard element.element.isEnabled != false else { continue }
      let (behind, opacity) = (ground[ground.count - 1], element.style.opacity)
      func check(_ color: SPTheme.Color, least: Double, _ what: String) {
        let ratio = under.mixed(with: theme.color(color), opacity).contrast(with: behind)
        guard ratio < least else { return }
        faults.append(
          "\(what) of \(element.element.id), \(color.rawValue), have a contrast of \(ratio.short):1, at least "
            + "\(least.short):1 is needed"
        )
      }
      for color in Set(element.words.lazy.filter { !$0.lines.isEmpty }.map(\.color)).sorted() {
        check(color, least: 4.5, "the words")
      }
      for color in Set(element.symbols.map(\.color)).sorted() { check(color, least: 3, "the symbols") }
    }
    return faults
  }
}

extension LaidOutElement {
  /// What the element's own words stand on.
  fileprivate func ground(over under: RGBColor, _ theme: SPTheme) -> RGBColor {
    guard let background = style.background, !backgrounds.isEmpty else { return under }
    let opacity = style.backgroundOpacity ?? 1
    // A background that lets something through lies over fill.
    let own = opacity < 1 ? theme.color(.fill).mixed(with: theme.color(background), opacity) : theme.color(background)
    return under.mixed(with: own, style.opacity)
  }
}

extension Sequence<SPTheme.Color> {
  fileprivate func sorted() -> [SPTheme.Color] { sorted { $0.rawValue < $1.rawValue } }
}

extension RGBColor {
  /// The colour under so much of another.
  func mixed(with other: RGBColor, _ share: Double) -> RGBColor {
    guard share < 1 else { return other }
    func mix(_ own: UInt8, _ other: UInt8) -> UInt32 {
      UInt32((Double(own) * (1 - share) + Double(other) * share).rounded())
    }
    return RGBColor(mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }

  /// How far the colours are apart in lightness, from 1 to 21, as WCAG has it.
  func contrast(with other: RGBColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
