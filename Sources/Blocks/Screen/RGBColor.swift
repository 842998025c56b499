/// An opaque colour in sRGB.
public struct RGBColor: Sendable, Hashable {
  /// How much red there is, 0 to 255.
  public let red: UInt8
  /// How much green there is, 0 to 255.
  public let green: UInt8
  /// How much blue there is, 0 to 255.
  public let blue: UInt8

  /// The colour of a number such as `0xF6F5F2`: red, green and blue, two hexadecimal digits each.
  public init(_ hex: UInt32) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
  }
}
