/// A photo as it is handed on: JPEG data, upright, at most 1024 pixels on its long side (PS-A5).
public struct Photo: Sendable, Hashable {
  /// The longest side that is handed on, in pixels.
  public static let longestSide = 1024

  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The bytes of the JPEG file.
  public var jpeg: [UInt8]

  /// A photo of that size with those bytes.
  public init(width: Int, height: Int, jpeg: [UInt8]) {
    self.width = width
    self.height = height
    self.jpeg = jpeg
  }

  /// The size in pixels that an upright picture of this size is handed on with: never enlarged, each side rounded to the
  /// nearest and at least 1 (PS-A5).
  public static func handedOnSize(width: Int, height: Int) -> (width: Int, height: Int) {
    let long = max(width, height)
    guard long > longestSide else { return (width, height) }
    func scaled(_ side: Int) -> Int { max(1, (2 * side * longestSide + long) / (2 * long)) }
    return (scaled(width), scaled(height))
  }
}

/// What the person picked in the photo picker, by a number of the host's own.
public struct PhotoItem: Sendable, Hashable {
  /// The host's number for what was picked.
  public let number: Int

  /// The item of that number.
  public init(number: Int) {
    self.number = number
  }
}
