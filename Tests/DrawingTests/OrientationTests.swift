import Blocks
import Drawing
import Testing

struct OrientationTests {
  @Test("A JPEG is handed on upright whatever its orientation tag (PS-A5)", arguments: 1...8)
  func jpeg(orientation: Int) throws {
    let photo = try Photo(reading: Files.quarters(.jpeg, 96, 64, orientation: orientation))
    #expect((photo.width, photo.height) == (orientation > 4 ? (64, 96) : (96, 64)))
    try expectQuarters(photo)
  }

  @Test("A PNG is handed on upright by its eXIf chunk (PS-A5)", arguments: 1...8)
  func png(orientation: Int) throws {
    let photo = try Photo(reading: Files.quarters(.png, 96, 64, orientation: orientation))
    #expect((photo.width, photo.height) == (orientation > 4 ? (64, 96) : (96, 64)))
    try expectQuarters(photo)
  }

  /// The quarters of the file, by EXIF's words for each tag: which side of the upright picture row 0 and column 0 are.
  static let storedQuarters: [(Int, [PixelColour])] = [
    (1, [.pureRed, .pureGreen, .pureBlue, .yellow]),  // row 0 top, column 0 left
    (2, [.pureGreen, .pureRed, .yellow, .pureBlue]),  // top, right
    (3, [.yellow, .pureBlue, .pureGreen, .pureRed]),  // bottom, right
    (4, [.pureBlue, .yellow, .pureRed, .pureGreen]),  // bottom, left
    (5, [.pureRed, .pureBlue, .pureGreen, .yellow]),  // left, top
    (6, [.pureGreen, .yellow, .pureRed, .pureBlue]),  // right, top
    (7, [.yellow, .pureGreen, .pureBlue, .pureRed]),  // right, bottom
    (8, [.pureBlue, .pureRed, .yellow, .pureGreen]),  // left, bottom
  ]

  @Test("A test picture is stored as its orientation tag says", arguments: storedQuarters)
  func stored(orientation: Int, colours: [PixelColour]) throws {
    // The same file with a tag of 1 is read as it is stored.
    let file = try Files.quarters(.jpeg, 96, 64, orientation: orientation)
    let tag = try #require(file.firstIndex(ofSequence: [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation)]))
    var plain = file
    plain[tag + 9] = 1
    let photo = try Photo(reading: plain)
    #expect((photo.width, photo.height) == (96, 64))
    try expectQuarters(photo, colours)
  }

  @Test("No metadata is left in what is handed on, so that nothing turns it a second time (PS-A5)", arguments: 1...8)
  func metadata(orientation: Int) throws {
    let jpeg = try Photo(reading: Files.quarters(.jpeg, 200, 100, orientation: orientation)).jpeg
    #expect(jpeg.starts(with: [0xFF, 0xD8, 0xFF, 0xE0]))
    #expect(jpeg.firstIndex(ofSequence: Array("Exif".utf8)) == nil)
    #expect(jpeg.firstIndex(ofSequence: [0xFF, 0xE1]) == nil)
    #expect(jpeg.suffix(2) == [0xFF, 0xD9])
  }

  @Test("A tag that is no orientation turns nothing", arguments: [0, 9, 255])
  func strange(orientation: UInt8) throws {
    var file = try Files.quarters(.jpeg, 96, 64, orientation: 6)
    let tag = try #require(file.firstIndex(ofSequence: [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))
    file[tag + 9] = orientation
    let photo = try Photo(reading: file)
    #expect((photo.width, photo.height) == (96, 64))
  }

  @Test("The clear half of a turned PNG is its bottom half, seen upright", arguments: 1...8)
  func transparent(orientation: Int) throws {
    let file = try Files.quarters(.png, 64, 64, orientation: orientation, isTransparent: true)
    try expectQuarters(try Photo(reading: file), [.pureRed, .pureGreen, .white, .white])
  }
}

extension [UInt8] {
  func firstIndex(ofSequence wanted: [UInt8]) -> Int? {
    guard count >= wanted.count else { return nil }
    return (0...count - wanted.count).first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }
}
