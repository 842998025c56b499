import Blocks
import Drawing
import Testing

struct UnreadableTests {
  private func outcome(_ file: [UInt8]) -> PictureError? {
    do throws(PictureError) {
      _ = try Photo(reading: file)
      return nil
    } catch {
      return error
    }
  }

  @Test("What is no picture can't be read", arguments: ["", " ", "A letter, which is no picture.", "GIF89a", "BM"])
  func text(text: String) {
    #expect(outcome(Array(text.utf8)) == .unreadable)
  }

  @Test("A JPEG that ends early can't be read, wherever it ends")
  func truncatedJPEG() throws {
    let file = try Files.quarters(.jpeg, 40, 24, orientation: 3)
    for count in file.indices { #expect(outcome(Array(file[..<count])) == .unreadable, "\(count) bytes") }
    #expect(outcome(file) == nil)
    #expect(outcome(file + [0, 1, 2]) == nil)
  }

  @Test("A PNG that ends early can't be read, wherever it ends")
  func truncatedPNG() throws {
    let file = try Files.quarters(.png, 40, 24, orientation: 3, isTransparent: true)
    for count in file.indices { #expect(outcome(Array(file[..<count])) == .unreadable, "\(count) bytes") }
    #expect(outcome(file) == nil)
  }

  @Test("A GIF or BMP that ends early can't be read, wherever it ends")
  func truncatedOthers() throws {
    let pixels: [UInt8] = Array(repeatElement([255, 0, 0], count: 64).joined())
    for file in [Files.gif([0xFF0000]), Files.bmp(width: 8, height: 8, pixels: pixels)] {
      for count in file.indices { #expect(outcome(Array(file[..<count])) == .unreadable, "\(count) bytes") }
      #expect(outcome(file) == nil)
    }
  }

  @Test("A PNG that is whole by its chunks but lacks rows can't be read")
  func missingRows() {
    let rows = Files.rows(4, Array(repeating: 0, count: 8))
    let file = Files.png(width: 8, height: 8, colourType: 0, chunks: [("IDAT", Files.stored(rows))])
    #expect(outcome(file) == .unreadable)
    #expect(outcome(Files.png(width: 8, height: 8, colourType: 0, chunks: [])) == .unreadable)
  }

  @Test("A changed file never crashes, whatever the change", arguments: PictureDescription.Format.allCases)
  func mutations(format: PictureDescription.Format) throws {
    let file = try Files.quarters(format, 24, 16, orientation: 6)
    var random = SplitMix64(seed: 7)
    for _ in 0..<10_000 {
      var changed = file
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed[place] = .random(in: .min ... .max, using: &random)
        case 1: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: changed.remove(at: place)
        default: changed.insert(.random(in: .min ... .max, using: &random), at: place)
        }
      }
      if let photo = try? Photo(reading: changed) {
        #expect(max(photo.width, photo.height) <= 1024)
        #expect(!photo.jpeg.isEmpty)
      }
    }
  }

  @Test("A PNG of too many pixels is refused by its header, before memory is asked for")
  func hugePNG() {
    let chunks = [("IDAT", Files.stored([0, 0, 0]))]
    for (width, height) in [(20_000, 20_000), (1_000_000, 1_000_000), (8193, 8192)] {
      let file = Files.png(width: width, height: height, colourType: 6, chunks: chunks)
      #expect(outcome(file)?.isUnreadable == true)
    }
    let file = Files.png(width: 20_000, height: 20_000, colourType: 6, chunks: chunks)
    #expect(outcome(file) == .tooManyPixels(width: 20_000, height: 20_000, limit: PictureLimits.pixels))
  }

  @Test("A JPEG of too many pixels is refused by its header")
  func hugeJPEG() throws {
    var file = try Files.quarters(.jpeg, 16, 16)
    let frame = try #require(file.firstIndex(ofSequence: [0xFF, 0xC0]))
    file.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(outcome(file) == .tooManyPixels(width: 65_500, height: 65_500, limit: PictureLimits.rowwisePixels))
  }

  @Test("A progressive JPEG whose scans are too many for its size is refused by its markers")
  func manyScans() throws {
    var file = try Files.quarters(.jpeg, 16, 16)
    let frame = try #require(file.firstIndex(ofSequence: [0xFF, 0xC0]))
    file[frame + 1] = 0xC2
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x17, 0x70, 0x17, 0x70])
    let scan = try #require(file.firstIndex(ofSequence: [0xFF, 0xDA]))
    let scans = Array(repeatElement(file[scan..<file.count - 2], count: 40).joined())
    let limit = PictureLimits.scannedPixels / 40
    #expect(outcome(file[..<scan] + scans + [0xFF, 0xD9]) == .tooManyPixels(width: 6000, height: 6000, limit: limit))
  }

  @Test("A BMP or GIF of too many pixels is refused by its header")
  func hugeOthers() {
    #expect(outcome(Files.bmp(width: 60_000, height: 60_000, pixels: [0, 0, 0]))?.isUnreadable == true)
    var gif = Files.gif([0xFF0000])
    gif.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(outcome(gif)?.isUnreadable == true)
  }

  @Test("A file that is too large is not looked at")
  func largeFile() {
    let count = PictureLimits.fileSize + 1
    #expect(outcome(Array(repeating: 0, count: count)) == .tooManyBytes(count))
  }

  @Test("A test picture that would be too large is refused with its size")
  func largeDescription() {
    #expect(throws: PictureError.tooManyPixels(width: 65_535, height: 65_535, limit: PictureLimits.pixels)) {
      try PictureDescription(width: 65_535, height: 65_535).file()
    }
    #expect(throws: PictureError.tooLongForJPEG(side: 65_535)) {
      try PictureDescription(width: 65_535, height: 8).file()
    }
  }
}
