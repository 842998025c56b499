import Foundation
import Testing

@testable import Blocks

/// What editors are told of the blocks.
struct LibraryTests {
  @Test("The definitions for editors list the id of every element but those of sections and topics")
  func elementIDs() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let library = try String(contentsOf: root.appending(path: "Scenarios/library/scenario.lua"), encoding: .utf8)
    let parts = library.components(separatedBy: "---@alias Locator\n")
    try #require(parts.count == 2)
    let lines = parts[1].components(separatedBy: "\n\n")[0].split(separator: "\n").filter { $0.hasPrefix("---| \"") }
    let listed = lines.map { String($0.split(separator: "\"")[1]) }
    #expect(Set(listed).symmetricDifference(profileSetupIDs.union(interestsPickerIDs)) == [])
    #expect(Set(listed).count == listed.count)
  }

  private func ids(of block: some Block) -> [String] {
    block.screen(in: Environment(today: .testToday)).elements.map(\.id)
  }

  /// The ids of Profile Setup: at first, when all is refused, with a photo and a birthday, and when saving has failed.
  private var profileSetupIDs: Set<String> {
    var configuration = ProfileSetup.sample(name: "").configuration
    (configuration.step, configuration.of) = (2, 3)
    var block = ProfileSetup(configuration)
    var found = ids(of: block)
    _ = block.receive(.continueTapped)
    for number in block.receive(.photoPicked(PhotoItem(number: 1))).started() {
      _ = block.receive(.photoUnreadable(number))
    }
    found += ids(of: block)
    block = .sample(username: "maya")
    for number in block.receive(.photoPicked(PhotoItem(number: 1))).started() {
      _ = block.receive(.photoLoaded(number, Photo(width: 1, height: 1, jpeg: [])))
    }
    _ = block.receive(.birthdayAddTapped(today: .testToday))
    found += ids(of: block)
    configuration.name = "Maya Chen"
    configuration.checksUsername = false
    block = ProfileSetup(configuration)
    _ = block.receive(.textChanged(.username, "maya"))
    for number in block.receive(.continueTapped).started() {
      _ = block.receive(.saveFailed(number, .described("Down")))
    }
    found += ids(of: block)
    return Set(found)
  }

  /// The ids of Interests Picker: while topics load, when all may be picked are, and when none is found.
  private var interestsPickerIDs: Set<String> {
    var found = ids(of: InterestsPicker.sample(categories: nil))
    var block = InterestsPicker.sample(selection: ["music"], minimum: 1, maximum: 1)
    found += ids(of: block)
    _ = block.receive(.queryChanged("nothing like it"))
    found += ids(of: block)
    return Set(found.filter { !$0.hasPrefix("section.") && !$0.hasPrefix("topic.") })
  }
}
