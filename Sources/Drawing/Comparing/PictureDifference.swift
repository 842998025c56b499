public import Layout

/// Where two pictures differ.
public struct PictureDifference: Sendable, Hashable {
  /// A pixel has changed when one of its channels is further off than this, of 255.
  ///
  /// The theme's nearest two colours that meet are 7 apart; what rounding does to an edge is less.
  public static let tolerance = 5

  /// How many pixels have changed; where only one picture reaches, each of them.
  public var changed: Int
  /// How many pixels there are, where either picture reaches.
  public var total: Int
  /// What surrounds all that have changed, in pixels.
  public var area: Rectangle

  /// Where a picture differs from a saved one; nil when no pixel has changed.
  public init?(_ picture: PixelPicture, from saved: PixelPicture) {
    let (width, height) = (max(picture.width, saved.width), max(picture.height, saved.height))
    var changed = 0
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      for x in 0..<width where picture.differs(from: saved, x: x, y: y) {
        changed += 1
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), y)
      }
    }
    guard changed > 0 else { return nil }
    self.changed = changed
    total = width * height
    area = Rectangle(
      x: Double(left),
      y: Double(top),
      width: Double(right - left + 1),
      height: Double(bottom - top + 1)
    )
  }
}

extension PixelPicture {
  /// Red, green and blue of what has changed.
  private static let mark: [UInt8] = [0xE0, 0x00, 0x20]

  /// The saved picture, faded, with each pixel that has changed in red.
  public func differences(from saved: PixelPicture) -> PixelPicture {
    let (width, height) = (max(width, saved.width), max(height, saved.height))
    var channels: [UInt8] = []
    channels.reserveCapacity(3 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let hasChanged = differs(from: saved, x: x, y: y)
        for channel in 0..<3 {
          let place = 3 * (y * saved.width + x) + channel
          channels.append(hasChanged ? Self.mark[channel] : 255 - (255 - saved.channels[place]) / 4)
        }
      }
    }
    return PixelPicture(width: width, height: height, channels: channels)
  }

  /// Whether the pixel has changed.
  fileprivate func differs(from saved: PixelPicture, x: Int, y: Int) -> Bool {
    guard x < width, y < height, x < saved.width, y < saved.height else { return true }
    let (here, there) = (3 * (y * width + x), 3 * (y * saved.width + x))
    for channel in 0..<3 {
      let distance = Int(channels[here + channel]) - Int(saved.channels[there + channel])
      if abs(distance) > PictureDifference.tolerance { return true }
    }
    return false
  }
}
