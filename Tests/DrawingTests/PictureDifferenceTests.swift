import Layout
import Testing

@testable import Drawing

@Suite("Two pictures, held against each other")
struct PictureDifferenceTests {
  /// A grey picture with these pixels changed: place and colour.
  private func picture(
    _ width: Int,
    _ height: Int,
    _ changes: [(x: Int, y: Int, colour: [UInt8])] = []
  ) -> PixelPicture {
    var channels = [UInt8](repeating: 100, count: 3 * width * height)
    for change in changes {
      let first = 3 * (change.y * width + change.x)
      channels.replaceSubrange(first..<first + 3, with: change.colour)
    }
    return PixelPicture(width: width, height: height, channels: channels)
  }

  @Test("A picture comes back from its PNG file as it was")
  func roundTrip() throws {
    let picture = picture(7, 3, [(0, 0, [255, 0, 0]), (6, 2, [0, 0, 255])])
    #expect(try PixelPicture(png: picture.png()) == picture)
  }

  @Test(
    "Pictures of any size, plain or noisy, come back as they were",
    arguments: [(1, 1), (1, 900), (86, 9), (87, 9), (171, 4), (300, 200), (10_922, 3), (10_923, 3), (32_767, 2)],
    [1, 3, 256]
  )
  func packed(_ size: (width: Int, height: Int), _ colours: Int) throws {
    var random = SplitMix64(seed: 7)
    var channels: [UInt8] = []
    while channels.count < 3 * size.width * size.height {
      // Runs, so that there is something to pack, across the ends of rows too.
      let colour = (0..<3).map { _ in UInt8(Int(random.next() % UInt64(colours)) * 255 / max(1, colours - 1)) }
      for _ in 0...random.next() % 300 { channels += colour }
    }
    channels.removeLast(channels.count - 3 * size.width * size.height)
    let picture = PixelPicture(width: size.width, height: size.height, channels: channels)
    #expect(try PixelPicture(png: picture.png()) == picture)
  }

  @Test("A picture whose rarest bytes would have codes too long for its format comes back as it was")
  func unequal() throws {
    var channels: [UInt8] = []
    var count = 1
    for value in 1...17 {
      channels += [UInt8](repeating: UInt8(value), count: count)
      count = (count * 17 + 9) / 10
    }
    let width = channels.count / 3
    channels.removeLast(channels.count - 3 * width)
    var random = SplitMix64(seed: 3)
    channels.shuffle(using: &random)
    // No pixel is as the one before, so that each byte is written by itself.
    var pixel = 1
    while pixel < width {
      let first = 3 * pixel
      let isSame: Bool = channels[first..<first + 3].elementsEqual(channels[first - 3..<first])
      if isSame { channels.swapAt(first, Int.random(in: 0..<first, using: &random)) }
      pixel = isSame ? 1 : pixel + 1
    }
    let picture = PixelPicture(width: width, height: 1, channels: channels)
    #expect(try PixelPicture(png: picture.png()) == picture)
  }

  @Test("Equal pictures do not differ, nor do pixels whose channels are 5 off")
  func tolerance() {
    #expect(PictureDifference(picture(4, 4), from: picture(4, 4)) == nil)
    #expect(PictureDifference(picture(4, 4, [(1, 1, [105, 95, 100])]), from: picture(4, 4)) == nil)
    #expect(PictureDifference(picture(4, 4, [(1, 1, [100, 106, 100])]), from: picture(4, 4))?.changed == 1)
  }

  @Test("The changed pixels are counted, and what surrounds them is told")
  func area() {
    let now = picture(10, 8, [(2, 1, [0, 0, 0]), (7, 5, [0, 0, 0])])
    let difference = PictureDifference(now, from: picture(10, 8))
    #expect(difference?.changed == 2)
    #expect(difference?.total == 80)
    #expect(difference?.area == Rectangle(x: 2, y: 1, width: 6, height: 5))
  }

  @Test("Where only one of them reaches, each pixel has changed")
  func sizes() {
    let difference = PictureDifference(picture(4, 6), from: picture(5, 5))
    #expect(difference?.changed == 4 + 5 + 1)
    #expect(difference?.total == 30)
    #expect(difference?.area == Rectangle(x: 0, y: 0, width: 5, height: 6))
  }

  @Test("The difference shows the saved picture faded, and what has changed in red")
  func differences() {
    let shown = picture(2, 2, [(1, 0, [0, 0, 0])]).differences(from: picture(2, 1))
    let (faded, red): ([UInt8], [UInt8]) = ([217, 217, 217], [0xE0, 0x00, 0x20])
    #expect(shown == PixelPicture(width: 2, height: 2, channels: faded + red + red + red))
  }

  @Test("What is no whole PNG file can't be read")
  func unreadable() throws {
    let bytes = try picture(20, 20, [(3, 3, [1, 2, 3])]).png()
    for count in [0, 8, 40, bytes.count - 12, bytes.count - 1] {
      #expect(throws: PictureError.unreadable) { try PixelPicture(png: Array(bytes.prefix(count))) }
    }
    #expect(throws: PictureError.unreadable) { try PixelPicture(png: Array("GIF89a no picture".utf8)) }
  }
}
