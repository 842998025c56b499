import Foundation
import Testing

/// What the README shows is true.
struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("The README's scenario runs and passes")
  func scenario() throws {
    let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let parts = readme.components(separatedBy: "```lua\n")
    try #require(parts.count == 2)
    let script = try #require(parts[1].components(separatedBy: "```").first)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString).lua")
    try script.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let ended = try Command.run("run", file.path)
    #expect(ended.status == 0)
    #expect(ended.output.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test("The README's pictures are there, and small")
  func pictures() throws {
    let readme = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let paths = readme.matches(of: /"(\.github\/pictures\/[^"]+)"/).map { String($0.output.1) }
    #expect(paths.count == 4)
    for path in paths {
      let picture = try Data(contentsOf: Self.root.appendingPathComponent(path))
      #expect(picture.count < 60_000, "\(path) has \(picture.count) bytes")
    }
  }
}
