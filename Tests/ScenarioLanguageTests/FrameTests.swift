import Testing

@testable import ScenarioLanguage

@Suite("Frames in scenarios")
struct FrameTests {
  @Test("An element has a frame, a target when it is a control, and the lines of its words")
  func frames() throws {
    try expectPass(
      """
      local block = ProfileSetup { name = "Maya Chen" }
      expect(block:get("continue").frame):equals { x = 0, y = block:get("continue").frame.y, width = 350, height = 52 }
      expect(block:get("continue").target):equals(block:get("continue").frame)
      expect(block:get("header.title").target):isNil()
      expect(block:get("continue").lines):equals { "Continue" }
      expect(block:get("photo.line").lines):equals {}
      """
    )
  }

  @Test("Frames follow the environment and the block at once")
  func changes() throws {
    try expectPass(
      """
      local block = ProfileSetup()
      local field = block:get("name")
      expect(field.frame.width):equals(318)
      environment { width = 320 }
      expect(field.frame.width):equals(248)
      local top = block:get("username").frame.y
      block:tap("Continue")
      expect(block:get("username").frame.y):equals(top + 22)
      """
    )
  }

  @Test("block:all finds elements by their frames and lines too")
  func all() throws {
    try expectPass(
      """
      local block = InterestsPicker()
      expect(block:all { lines = { "Yoga" } }[1].id):equals("topic.yoga")
      expect(#block:all { frame = block:get("search").frame }):equals(1)
      """
    )
  }

  @Test("overlaps and outside are empty lists where all stands well, and tell what does not")
  func faults() throws {
    try expectPass(
      """
      local block = InterestsPicker()
      expect(block:overlaps()):equals {}
      expect(block:outside()):equals {}
      environment { width = 60 }
      expect(#block:outside()):isAbove(0)
      expect(block:outside()[1]):matches(" leaves ")
      """
    )
  }
}
