import Blocks
import Testing

/// What Continue accepts and refuses in Profile Setup (PS-S).
struct ProfileContinueTests {
  @Test(
    "A refusal warns once, says the words in field order and moves focus to the first field (PS-S1)",
    arguments: [
      ("", "", "Enter a display name. Enter a username.", ProfileSetup.Field.name),
      ("\u{3164}", "ma", "Enter a display name. Use at least 3 characters.", .name),
      ("Maya", "", "Enter a username.", .username),
      ("Maya", "ma", "Use at least 3 characters.", .username),
      (" ", "maya", "Enter a display name.", .name),
    ]
  )
  func refused(_ name: String, _ username: String, _ words: String, _ focus: ProfileSetup.Field) {
    var block = ProfileSetup.sample(name: name, username: username)
    for time in 1...2 {
      let effects = block.receive(.continueTapped)
      #expect(effects.felt() == [.warning], "time \(time)")
      #expect(effects.said() == [words], "time \(time)")
      #expect(effects.requests().isEmpty)
      #expect(block.focus == focus)
      #expect(block.phase == .resting)
    }
  }

  @Test("A taken username is refused, in its own words (PS-S1)")
  func taken() {
    var block = ProfileSetup.sample(name: "")
    block.giveVerdict("maya", isFree: false)
    #expect(block.receive(.continueTapped).said() == ["Enter a display name. @maya is taken."])
    _ = block.receive(.textChanged(.name, "Maya"))
    #expect(block.receive(.continueTapped).said() == ["@maya is taken."])
    _ = block.receive(.textChanged(.username, "maya1"))
    #expect(block.receive(.continueTapped).requests().count == 1)
  }

  @Test("A field's refusal leaves when that field changes, and only then (PS-S2)")
  func refusalLeaves() {
    var block = ProfileSetup.sample(name: "", username: "ma")
    _ = block.receive(.continueTapped)
    _ = block.receive(.textChanged(.username, "ma!"))
    #expect(block.usernameRefusal == .tooShort)
    _ = block.receive(.textChanged(.username, "m"))
    #expect(block.usernameRefusal == nil)
    #expect(block.refusesName)
    _ = block.receive(.textChanged(.name, " "))
    #expect(!block.refusesName)
  }

  @Test("An accepted Continue ends a waiting or running check; a failed check's note stays (PS-S3)")
  func endsCheck() {
    var waiting = ProfileSetup.sample()
    let wait = waiting.receive(.textChanged(.username, "maya")).waits()[0]
    var running = waiting
    #expect(waiting.receive(.continueTapped).cancelled() == [wait])
    #expect(waiting.availability == .unchecked)

    let check = running.receive(.waitEnded(wait)).started()[0]
    var failed = running
    #expect(running.receive(.continueTapped).cancelled() == [check])
    #expect(running.availability == .unchecked)
    let saving = running
    #expect(running.receive(.usernameChecked(check, isFree: false)).isEmpty)
    #expect(running == saving)

    _ = failed.receive(.usernameCheckFailed(check, .described(nil)))
    #expect(failed.receive(.continueTapped).cancelled().isEmpty)
    #expect(failed.availability == .failed)
    #expect(failed.phase == .working)
  }

  @Test("Continue waits for a photo; a failed save keeps what was entered (PS-S7, PS-S8)")
  func photoPending() throws {
    var block = ProfileSetup.sample(username: "mayachen")
    let load = block.receive(.photoPicked(PhotoItem(number: 1))).started()[0]
    #expect(block.receive(.continueTapped).started().isEmpty)
    #expect(block.phase == .working)
    var unreadable = block

    let photo = Photo(width: 1, height: 1, jpeg: [1])
    let saving = block.receive(.photoLoaded(load, photo))
    guard case .save(let profile) = try #require(saving.requests().first) else { return }
    #expect(profile.photo == photo)
    _ = block.receive(.saveFailed(saving.started()[0], .cancelled))
    #expect(block.receive(.continueTapped).requests() == saving.requests())

    let failed = unreadable.receive(.photoUnreadable(load))
    #expect(failed.felt() == [.error])
    #expect(failed.said() == ["That photo couldn't be read. Try another one."])
    #expect(failed.requests().isEmpty)
    #expect(unreadable.phase == .resting)
    #expect(unreadable.button.message == nil)
  }

  @Test("A pending photo still comes in after the block is taken away, and not after Skip (CB-K3, CB-K2)")
  func photoPendingAndLeft() {
    var block = ProfileSetup.sample(username: "mayachen")
    let load = block.receive(.photoPicked(PhotoItem(number: 1))).started()[0]
    var skipped = block
    #expect(skipped.receive(.skipTapped).cancelled().contains(load))
    _ = block.receive(all: [.continueTapped, .left])
    #expect(block.receive(.photoLoaded(load, Photo(width: 1, height: 1, jpeg: []))).requests().count == 1)
  }

  @Test("Continue accepts what an input method composes, and ends editing (CB-I1, PS-S5)")
  func composing() {
    var block = ProfileSetup.sample(name: "", username: "maya")
    _ = block.receive(all: [.focusChanged(.name), .composed(.name, "たなか")])
    #expect(block.name.text == "")
    guard case .save(let profile) = block.receive(.continueTapped).requests().first else {
      Issue.record("Continue was not accepted")
      return
    }
    #expect(profile.name == "たなか")
    #expect(block.focus == nil)
  }
}

extension ProfileSetup {
  /// Types a username and answers its check.
  fileprivate mutating func giveVerdict(_ username: String, isFree: Bool) {
    guard let wait = receive(.textChanged(.username, username)).waits().first,
      let check = receive(.waitEnded(wait)).started().first
    else { return }
    _ = receive(.usernameChecked(check, isFree: isFree))
  }
}
