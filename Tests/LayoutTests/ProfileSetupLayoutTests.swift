import Blocks
import Layout
import Testing

@Suite("Profile Setup laid out")
struct ProfileSetupLayoutTests {
  @Test("From top to bottom in 350 points at the default size (PS-L2, PS-L3)")
  func defaultSize() {
    let screen = ProfileSetup.full().laidOut()
    let frames: KeyValuePairs<String, [Double]> = [
      "header": [0, 0, 285, 94], "header.step": [0, 0, 83, 20], "header.title": [0, 28, 285, 36],
      "header.message": [0, 72, 272, 22],
      "card": [0, 118, 350, 357], "avatar": [16, 134, 76, 76], "photo.add": [108, 150, 94, 44],
      "colour.0": [16, 226, 36, 36], "colour.4": [192, 226, 36, 36], "photo.line": [16, 278, 318, 1],
      "name.label": [16, 295, 78, 18], "name": [16, 317, 318, 52],
      "username.label": [16, 385, 52, 18], "username": [16, 407, 318, 52], "username.at": [32, 422, 9, 22],
      "card.more": [0, 499, 350, 104], "role": [0, 499, 350, 52], "birthday": [0, 551, 278, 52],
      "birthday.add": [290, 555, 44, 44],
      "continue": [0, 627, 350, 52], "skip": [124, 687, 102, 44],
    ]
    for (id, frame) in frames { #expect(screen.frame(id) == frame, "\(id)") }
    #expect(screen.size == Size(width: 350, height: 731))
    #expect(screen.overlaps.isEmpty && screen.outside.isEmpty)
  }

  @Test("The avatar stacks above its buttons at accessibility sizes alone (PS-L1)", arguments: DynamicTypeSize.allCases)
  func avatar(_ textSize: DynamicTypeSize) throws {
    let screen = ProfileSetup.full().laidOut(textSize)
    let (avatar, button) = (try #require(screen["avatar"]), try #require(screen["photo.add"]))
    #expect(avatar.frame.width == 76 && avatar.frame.height == 76)
    if textSize.isAccessibilitySize {
      #expect(button.frame.y == avatar.frame.maxY + 12 && button.frame.x == avatar.frame.x)
    } else {
      #expect(button.frame.x == avatar.frame.maxX + 16)
      #expect(button.frame.y + button.frame.height / 2 == avatar.frame.y + 38)
    }
  }

  @Test("A row's value moves under its label, and its button under both, at accessibility sizes")
  func stackedRows() {
    let screen = ProfileSetup.full().laidOut(.accessibility1)
    #expect(screen["role"]?.lines == ["What do you do?", "Not now"])
    // 28 points: a letter is 14 wide, a line 34 high.
    #expect(screen["role"]?.words.map(\.frame.x) == [52, 52])
    #expect(screen["role"]?.frame.height == 98)
    #expect(screen["birthday"]?.frame.width == 350)
    #expect(screen["birthday.add"]?.frame.y == screen["birthday"]?.frame.maxY)
  }

  @Test("A value that is too long for its label's line stands under it, and wraps")
  func longRole() {
    let role = Array(repeating: "engineer", count: 6).joined(separator: " ")
    var block = ProfileSetup.full(roles: [role])
    _ = block.receive(.roleChosen(role))
    let screen = block.laidOut()
    // 350 − 52 − 16 − 24 = 258 points hold 30 letters of 8.5.
    let three = "engineer engineer engineer"
    #expect(screen["role"]?.lines == ["What do you do?", three, three])
    #expect(screen["role"]?.frame.height == 96)
    #expect(screen.overlaps.isEmpty && screen.outside.isEmpty)
  }

  @Test("Initials stand in the middle of the avatar (PS-A1)")
  func initials() throws {
    let initials = try #require(ProfileSetup.full().laidOut()["avatar"]?.words.first)
    #expect(initials.lines.map(\.text) == ["MC"])
    #expect(initials.font.size == 28)
    // 28 points of type in a line of 34, in the middle of the circle's 76.
    #expect(initials.frame.numbers == [40, 155, 28, 34])
  }

  @Test("A check that runs turns in the field, an available username has its check there (PS-U4, PS-U5)")
  func fieldStatus() throws {
    var block = ProfileSetup.full()
    _ = block.receive(.textChanged(.username, "mayachen"))
    #expect(block.laidOut()["username"]?.symbols == [])
    let waits = block.receive(.textChanged(.username, "maya.chen"))
    let wait = try #require(waits.compactMap { if case .wait(let number, _) = $0 { number } else { nil } }.first)
    let starts = block.receive(.waitEnded(wait))
    #expect(block.laidOut()["username"]?.symbols.map(\.name) == ["spinner"])
    let check = try #require(starts.compactMap { if case .start(let number, _) = $0 { number } else { nil } }.first)
    _ = block.receive(.usernameChecked(check, isFree: true))
    let symbol = try #require(block.laidOut()["username"]?.symbols.first)
    #expect(symbol.name == "checkmark" && symbol.color == .success)
    #expect(symbol.frame.numbers == [296, 422, 22, 22])
  }

  @Test("What is typed stays on one line: a field shows its start, or its end while it has focus")
  func typedText() throws {
    let name = String(repeating: "Maya ", count: 20)
    var block = ProfileSetup.full(name: name)
    let resting = try #require(block.laidOut()["name"]?.words.first)
    #expect(resting.isCut)
    #expect(resting.clip?.numbers == [32, 332, 286, 22])
    #expect(resting.lines.map(\.x) == [32])
    _ = block.receive(.focusChanged(.name))
    let focused = try #require(block.laidOut()["name"]?.words.first)
    #expect(focused.frame.maxX == 32 + 286)
    #expect(block.laidOut().outside.isEmpty)
  }

  @Test("Everything is mirrored when the title runs from right to left")
  func rightToLeft() {
    let screen = ProfileSetup.full(title: "הפרופיל שלך").laidOut()
    #expect(screen.isRightToLeft)
    #expect(screen.frame("avatar") == [350 - 16 - 76, 134, 76, 76])
    #expect(screen.frame("colour.0") == [350 - 16 - 36, 226, 36, 36])
    #expect(screen["header.title"]?.frame.maxX == 350)
    #expect(screen["header.title"]?.words.first?.lines.first?.isRightToLeft == true)
    #expect(screen.frame("birthday.add") == [16, 555, 44, 44])
    #expect(screen.overlaps.isEmpty && screen.outside.isEmpty)
  }

  @Test("A block that the host has taken away is nothing")
  func left() {
    var block = ProfileSetup.full()
    _ = block.receive(.left)
    let screen = block.laidOut()
    #expect(screen.elements.isEmpty)
    #expect(screen.size == Size(width: 350, height: 0))
  }
}
