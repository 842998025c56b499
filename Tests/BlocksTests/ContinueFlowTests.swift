import Blocks
import Testing

/// Continue from tap to rest, by its events and effects alone (CB-P, CB-K).
struct ContinueFlowTests {
  @Test("Working, done, and at rest again (CB-P1, CB-P3)")
  func success() {
    var block = ProfileSetup.sample(username: "mayachen")
    let tapped = block.receive(.continueTapped)
    #expect(tapped.requests().count == 1)
    #expect(block.phase == .working)

    let saved = block.receive(.saveReturned(tapped.started()[0]))
    #expect(saved.felt() == [.success])
    #expect(saved.said() == ["Profile saved"])
    #expect(saved.contains(.wait(saved.waits()[0], .seconds(1))))
    #expect(block.phase == .done)

    let held = block.receive(.waitEnded(saved.waits()[0]))
    #expect(held == [.move(.snappy)])
    #expect(block.phase == .resting)
  }

  @Test("What a person does while working or while done is shown does nothing at all (CB-P1, CB-P2)")
  func inert() {
    var block = ProfileSetup.sample(username: "mayachen")
    let number = block.receive(.continueTapped).started()[0]
    expectInert(block)
    _ = block.receive(.saveReturned(number))
    expectInert(block)
  }

  private func expectInert(_ block: ProfileSetup) {
    for event in ProfileSetup.Event.acts {
      var after = block
      #expect(after.receive(event).isEmpty, "\(event)")
      #expect(after == block, "\(event)")
    }
  }

  @Test(
    "A failure's words are shown, felt and said, the block's own in place of none (CB-P4, CB-P5)",
    arguments: [
      ("No line.", "No line."), ("", "Couldn't save your profile. Try again."),
      (nil, "Couldn't save your profile. Try again."),
    ]
  )
  func failure(_ description: String?, _ words: String) {
    var block = ProfileSetup.sample(username: "mayachen")
    let number = block.receive(.continueTapped).started()[0]
    let failed = block.receive(.saveFailed(number, .described(description)))
    #expect(failed == [.haptic(.error), .announce(words), .move(.snappy)])
    #expect(block.phase == .resting)
    #expect(block.button.message == words)
  }

  @Test("The same failure a second time is felt and said a second time (CB-E1)")
  func failsTwice() {
    var block = InterestsPicker.sample(minimum: 0)
    for _ in 1...2 {
      let number = block.receive(.continueTapped).started()[0]
      let failed = block.receive(.saveFailed(number, .described(nil)))
      #expect(failed.felt() == [.error])
      #expect(failed.said() == ["Couldn't save your interests. Try again."])
    }
  }

  @Test("A cancelled save goes back to rest quietly (CB-P6)")
  func cancelled() {
    var block = ProfileSetup.sample(username: "mayachen")
    let number = block.receive(.continueTapped).started()[0]
    #expect(block.receive(.saveFailed(number, .cancelled)) == [.move(.snappy)])
    #expect(block.phase == .resting)
    #expect(block.button.message == nil)
  }

  @Test("The message leaves at the next change, and at no other act (CB-P7)")
  func messageLeaves() {
    var block = ProfileSetup.sample(username: "mayachen")
    let number = block.receive(.continueTapped).started()[0]
    _ = block.receive(.saveFailed(number, .described("No line.")))

    for event in [
      .textChanged(.username, "mayachen!"), .textChanged(.name, "Maya Chen"), .colourTapped(.ink), .photoPickerOpened,
      .focusChanged(.name), .composed(.name, "x"), .birthdayClearTapped, .roleChosen(nil), .roleChosen("Nobody"),
    ] as [ProfileSetup.Event] {
      var after = block
      _ = after.receive(event)
      #expect(after.button.message == "No line.", "\(event)")
    }
    for event in [
      .textChanged(.username, "maya"), .textChanged(.name, "Maya"), .colourTapped(.grey),
      .photoPicked(PhotoItem(number: 1)), .birthdayAddTapped(today: .testToday), .roleChosen("Writer"), .continueTapped,
    ] as [ProfileSetup.Event] {
      var after = block
      _ = after.receive(event)
      #expect(after.button.message == nil, "\(event)")
    }

    var picker = InterestsPicker.sample(selection: [], minimum: 0)
    let save = picker.receive(.continueTapped).started()[0]
    _ = picker.receive(.saveFailed(save, .described("No line.")))
    _ = picker.receive(all: [.queryChanged("x"), .selectionChanged(["music"]), .categoriesChanged(nil)])
    #expect(picker.button.message == "No line.")
    _ = picker.receive(all: [.categoriesChanged(InterestsPicker.Category.samples), .topicTapped("yoga")])
    #expect(picker.button.message == nil)
  }

  @Test("Skip calls onSkip once, ends the check, and leaves everything inert and quiet (CB-K2)")
  func skip() {
    var block = ProfileSetup.sample()
    let wait = block.receive(.textChanged(.username, "maya")).waits()[0]
    let check = block.receive(.waitEnded(wait)).started()[0]
    let skipped = block.receive(.skipTapped)
    #expect(skipped.requests() == [.skip])
    #expect(skipped.cancelled() == [check])
    #expect(skipped.said().isEmpty && skipped.felt().isEmpty)
    expectInert(block)

    let left = block
    #expect(block.receive(.usernameChecked(check, isFree: false)).isEmpty)
    #expect(block == left)
  }

  @Test("Skip is nothing where it is not offered (CB-K1)")
  func noSkip() {
    var profile = ProfileSetup()
    #expect(profile.receive(.skipTapped).isEmpty)
    #expect(profile.phase == .resting)
    var picker = InterestsPicker()
    #expect(picker.receive(.skipTapped).isEmpty)
    #expect(picker.phase == .resting)
  }

  @Test("Leaving while done is shown ends the wait; the screen is empty (CB-K3)")
  func leaveWhileDone() {
    var block = InterestsPicker.sample(minimum: 0)
    let save = block.receive(.continueTapped).started()[0]
    let hold = block.receive(.saveReturned(save)).waits()[0]
    #expect(block.receive(.left) == [.cancel(hold)])
    #expect(block.screen(in: Environment(today: .testToday)) == Screen())
    #expect(block.receive(.left).isEmpty)
  }

  @Test("A save that runs when the block leaves is still felt and said, and nothing moves (CB-K3)")
  func leaveWhileSaving() {
    var block = ProfileSetup.sample(username: "mayachen")
    let save = block.receive(.continueTapped).started()[0]
    #expect(block.receive(.left).isEmpty)
    var failing = block
    #expect(block.receive(.saveReturned(save)) == [.haptic(.success), .announce("Profile saved")])
    #expect(block.phase == .left)
    #expect(failing.receive(.saveFailed(save, .described("No line."))) == [.haptic(.error), .announce("No line.")])
    #expect(failing.button.message == nil)
  }
}
