import Blocks
import Drawing
import Testing

struct PhotoReadingTests {
  @Test(
    "A photo is at most 1024 pixels long and never enlarged (PS-A5)",
    arguments: [
      (20_000, 8, 1024, 1), (8, 20_000, 1, 1024), (98, 28, 98, 28), (1, 3000, 1, 1024), (1, 1, 1, 1),
      (1024, 3, 1024, 3), (1025, 1025, 1024, 1024), (2000, 3000, 683, 1024), (4096, 6, 1024, 2),
    ],
    [PictureDescription.Format.jpeg, .png]
  )
  func size(_ sizes: (Int, Int, Int, Int), format: PictureDescription.Format) throws {
    let photo = try Photo(reading: Files.quarters(format, sizes.0, sizes.1))
    #expect((photo.width, photo.height) == (sizes.2, sizes.3))
    let pixels = try PhotoPixels(photo)
    #expect((pixels.width, pixels.height) == (sizes.2, sizes.3))
  }

  @Test("A panorama of 16382 × 3628 is decoded small (PS-A5)")
  func panorama() throws {
    let photo = try Photo(reading: Files.quarters(.jpeg, 16_382, 3628))
    #expect((photo.width, photo.height) == (1024, 227))
    try expectQuarters(photo)
  }

  @Test("A large photo keeps its quarters where they are", arguments: [(3000, 2000), (1999, 3001), (8191, 513)])
  func large(width: Int, height: Int) throws {
    for format in PictureDescription.Format.allCases {
      try expectQuarters(try Photo(reading: Files.quarters(format, width, height)))
    }
  }

  @Test("Transparency is flattened on white without fringes (PS-A5)", arguments: [(64, 64), (2048, 2048)])
  func transparency(width: Int, height: Int) throws {
    var picture = PictureDescription(width: width, height: height)
    picture.format = .png
    picture.isTransparent = true
    picture.colour = 0xFFFFFF
    let pixels = try PhotoPixels(try Photo(reading: picture.file()))
    for y in 0..<pixels.height {
      let colour = try #require(pixels.colour(x: pixels.width / 2, y: y))
      #expect(colour.isNear(.white, within: 2), "row \(y)")
    }
  }

  @Test("What is half clear is half white")
  func halfClear() throws {
    let rows = Files.rows(16, Array(repeatElement([0, 0, 0, 128], count: 16).joined()))
    let file = Files.png(width: 16, height: 16, colourType: 6, chunks: [("IDAT", Files.stored(rows))])
    let colour = try #require(try PhotoPixels(try Photo(reading: file)).colour(x: 8, y: 8))
    #expect(colour.isNear(PixelColour(red: 127, green: 127, blue: 127), within: 3))
  }

  @Test("A grey PNG is read, of 8, 16 and 1 bits")
  func grey() throws {
    for depth in [8, 16, 1] {
      let chunks = [("IDAT", Files.stored(Files.rows(8, Array(repeating: 0xFF, count: depth))))]
      let photo = try Photo(reading: Files.png(width: 8, height: 8, depth: UInt8(depth), colourType: 0, chunks: chunks))
      #expect((photo.width, photo.height) == (8, 8))
      #expect(try #require(try PhotoPixels(photo).colour(x: 4, y: 4)).isNear(.white))
    }
  }

  @Test("A palette PNG is read, with a clear colour on white")
  func palette() throws {
    let rows = Files.rows(16, (0..<16).map { UInt8($0 / 8) })
    let chunks: [(String, [UInt8])] = [
      ("PLTE", [255, 0, 0, 0, 0, 255]), ("tRNS", [255, 0]), ("IDAT", Files.stored(rows)),
    ]
    let pixels = try PhotoPixels(try Photo(reading: Files.png(width: 16, height: 16, colourType: 3, chunks: chunks)))
    #expect(try #require(pixels.colour(x: 3, y: 8)).isNear(.pureRed))
    #expect(try #require(pixels.colour(x: 12, y: 8)).isNear(.white))
  }

  @Test("Of an animated GIF the first frame is taken")
  func gif() throws {
    let photo = try Photo(reading: Files.gif([0xFF0000, 0x00FF00, 0x0000FF]))
    #expect((photo.width, photo.height) == (2, 2))
    #expect(try #require(try PhotoPixels(photo).colour(x: 0, y: 0)).isNear(.pureRed))
  }

  @Test("A BMP is read")
  func bmp() throws {
    let pixels: [UInt8] = Array(repeatElement([255, 0, 0], count: 64).joined())
    let photo = try Photo(reading: Files.bmp(width: 8, height: 8, pixels: pixels))
    #expect(try #require(try PhotoPixels(photo).colour(x: 4, y: 4)).isNear(.pureBlue))
  }

  @Test("The same picture gives the same bytes")
  func sameBytes() throws {
    let file = try Files.quarters(.jpeg, 1500, 900, orientation: 6)
    #expect(try Files.quarters(.jpeg, 1500, 900, orientation: 6) == file)
    #expect(try Photo(reading: file) == Photo(reading: file))
  }

  @Test("A pixel outside of the photo has no colour", arguments: [(-1, 0), (0, -1), (4, 0), (0, 3), (Int.max, 0)])
  func outside(x: Int, y: Int) throws {
    #expect(try PhotoPixels(try Photo(reading: Files.quarters(.jpeg, 4, 3))).colour(x: x, y: y) == nil)
  }

  @Test("The shelf gives the same photo as reading it, and remembers what can't be read")
  func shelf() throws {
    let shelf = PhotoShelf()
    let description = PictureDescription(width: 40, height: 30)
    let photo = try Photo(reading: description.file())
    for _ in 0..<2 {
      #expect(try shelf.photo(of: description) == photo)
      #expect(try shelf.photo(reading: description.file()) == photo)
      #expect(throws: PictureError.unreadable) { try shelf.photo(reading: [1, 2, 3]) }
    }
  }
}
