import Foundation
import Testing

@testable import Drawing
@testable import ScenarioLanguage

@Suite("Snapshots with a picture")
struct SnapshotPictureTests {
  private static let script = """
    scenario('it', function()
      local block = ProfileSetup {}
      block:snapshot('rest', { picture = true })
    end)
    """
  private static let saved = "__snapshots__/it/rest.png"

  private func told(_ scripts: Scripts, _ mode: SnapshotMode) throws -> String {
    let result = try ScenarioFile(path: scripts.path("it.lua")).run(0, snapshots: SnapshotPolicy(mode))
    return ([result.failure?.message ?? result.outcome.rawValue] + (result.failure?.differences ?? []))
      .joined(separator: "\n")
  }

  private func bytes(_ scripts: Scripts) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: scripts.path(Self.saved))))
  }

  private func save(_ bytes: [UInt8], _ scripts: Scripts) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: scripts.path(Self.saved)))
  }

  /// The picture with a black rectangle.
  private func marked(_ picture: PixelPicture, x: Range<Int>, y: Range<Int>) -> PixelPicture {
    var channels = picture.channels
    for row in y {
      for column in x {
        let first = 3 * (row * picture.width + column)
        channels.replaceSubrange(first..<first + 3, with: [0, 0, 0])
      }
    }
    return PixelPicture(width: picture.width, height: picture.height, channels: channels)
  }

  @Test("It is written beside the text, at two pixels a point, and held from then on")
  func written() throws {
    let scripts = try Scripts(["it.lua": Self.script])
    #expect(try told(scripts, .new) == "passed")
    #expect(try PixelPicture(png: bytes(scripts)).width == 2 * 390)
    #expect(FileManager.default.fileExists(atPath: scripts.path("__snapshots__/it/rest.txt")))
    #expect(try told(scripts, .check) == "passed")
  }

  @Test("What differs is told by its share and its place in points, and stays as it is saved")
  func differs() throws {
    let scripts = try Scripts(["it.lua": Self.script])
    _ = try told(scripts, .new)
    let picture = try PixelPicture(png: bytes(scripts))
    let other = try marked(picture, x: 10..<21, y: 40..<60).png()
    try save(other, scripts)
    let share = (220 / Double(picture.width * picture.height) * 10_000).rounded(.up) / 100
    #expect(
      try told(scripts, .check) == """
        the screen is not drawn as the snapshot "rest" has it
        \(share) % of its pixels have changed, from (5, 20) to (10.5, 30) in points
        --snapshots new draws this picture, and one with the changes in red, to the folder pictures
        """
    )
    #expect(try bytes(scripts) == other)
    #expect(try told(scripts, .update) == "passed")
    #expect(try PixelPicture(png: bytes(scripts)) == picture)
  }

  @Test("One of another size is told with both sizes")
  func size() throws {
    let scripts = try Scripts(["it.lua": Self.script])
    _ = try told(scripts, .new)
    let height = try PixelPicture(png: bytes(scripts)).height / 2
    try save(PixelPicture(width: 3, height: 2, channels: [UInt8](repeating: 0, count: 18)).png(), scripts)
    #expect(
      try told(scripts, .check).hasPrefix(
        """
        the screen is not drawn as the snapshot "rest" has it
        it has 390 × \(height) points, and the saved one 1.5 × 1
        100 % of its pixels have changed, from (0, 0) to (390, \(height)) in points

        """
      )
    )
  }

  @Test("Noise at the edges does not count, and a file that is packed otherwise holds the same picture")
  func tolerance() throws {
    let scripts = try Scripts(["it.lua": Self.script])
    _ = try told(scripts, .new)
    let picture = try PixelPicture(png: bytes(scripts))
    let noisy = picture.channels.map { $0 > 250 ? $0 - 5 : $0 + 5 }
    try save(PixelPicture(width: picture.width, height: picture.height, channels: noisy).png(), scripts)
    #expect(try told(scripts, .check) == "passed")
  }

  @Test("A saved file that is cut or no picture differs", arguments: [0, 8, 100, -1])
  func damaged(_ count: Int) throws {
    let scripts = try Scripts(["it.lua": Self.script])
    _ = try told(scripts, .new)
    let whole = try bytes(scripts)
    try save(Array(count < 0 ? whole.dropLast() : whole.prefix(count)), scripts)
    #expect(
      try told(scripts, .check)
        == "the screen is not drawn as the snapshot \"rest\" has it\nthe saved file is not a complete PNG picture"
    )
    #expect(try told(scripts, .update) == "passed")
    #expect(try bytes(scripts) == whole)
  }
}
