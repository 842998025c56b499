import Blocks
import Foundation

extension RGBColor {
  /// What is seen when this colour lies over another one.
  func over(_ base: RGBColor, opacity: Double) -> RGBColor {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt32 {
      UInt32((Double(top) * opacity + Double(bottom) * (1 - opacity)).rounded())
    }
    return RGBColor(mix(red, base.red) << 16 | mix(green, base.green) << 8 | mix(blue, base.blue))
  }

  /// The contrast of the two, from 1 to 21, as WCAG 2.2 defines it.
  func contrast(with other: RGBColor) -> Double {
    let lighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
