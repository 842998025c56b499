import Foundation
import Testing

@testable import ScenarioLanguage

/// The names that the tables of the language can have.
struct KnownFieldsTests {
  @Test("The names that are known are those that the definitions for editors have", arguments: KnownFields.allCases)
  func names(_ fields: KnownFields) throws {
    let classes =
      switch fields {
      case .state: ["ProfileState", "InterestsState"]
      case .call: ["Call"]
      case .write: ["Write"]
      case .profile: ["Profile"]
      case .style: ["Style"]
      case .frame: ["Frame"]
      }
    let defined = try classes.flatMap(fieldNames)
    #expect(Set(fields.names) == Set(defined))
    #expect(Set(fields.names).count == fields.names.count)
  }

  @Test("A name that does not apply is nil, and so is a place of a list")
  func notApplying() throws {
    try expectPass(
      """
      local state = ProfileSetup {}.state
      expect(state.photo):isNil()
      expect(state.picked):isNil()
      expect(state[1]):isNil()
      expect(#state):equals(0)
      """
    )
  }

  /// The fields of a class in the definitions for editors.
  private func fieldNames(of definedClass: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let library = try String(contentsOf: root.appending(path: "Scenarios/library/scenario.lua"), encoding: .utf8)
    let parts = library.components(separatedBy: "---@class \(definedClass)\n")
    try #require(parts.count == 2)
    return parts[1].split(separator: "\n").prefix { $0.hasPrefix("---@field ") }
      .map { String($0.dropFirst("---@field ".count).prefix { $0.isLetter }) }
  }
}
