import Foundation
import Testing

/// What the README shows is true.
struct ReadmeTests {
  @Test("The README's scenario runs and passes")
  func scenario() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
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
}
