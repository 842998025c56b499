import Blocks
import Testing

/// How changes move: the press first, then the change, then the interests button (CB-M1).
struct MotionTests {
  private static let photo = Photo(width: 1, height: 1, jpeg: [])

  @Test("Profile Setup: a press with standard, the photo with smooth, every other change with snappy")
  func profileSetup() {
    var block = ProfileSetup.sample(name: "")
    #expect(block.receive(.textChanged(.name, "Maya")) == [.move(.snappy)], "the symbol becomes initials")
    #expect(block.receive(.textChanged(.name, "Mayas")).isEmpty, "nothing but the typed text changes")
    #expect(block.receive(.colourTapped(.grey)) == [.move(.standard), .haptic(.selection), .move(.snappy)])
    #expect(block.receive(.colourTapped(.grey)) == [.move(.standard)], "a press of the picked colour is seen")
    #expect(block.receive(.photoPickerOpened) == [.move(.standard)])
    let load = block.receive(.photoPicked(PhotoItem(number: 1)))
    #expect(load.moved().isEmpty)
    #expect(block.receive(.photoLoaded(load.started()[0], Self.photo)) == [.move(.smooth)])
    #expect(block.receive(.textChanged(.name, "Chen")).isEmpty, "the photo hides the initials")
    #expect(block.receive(.photoRemoveTapped) == [.move(.standard), .move(.smooth)])
    #expect(block.receive(.roleChosen("Writer")) == [.move(.snappy)])
    #expect(block.receive(.birthdayAddTapped(today: .testToday)) == [.move(.standard), .move(.snappy)])
    #expect(block.receive(.birthdayClearTapped) == [.move(.standard), .move(.snappy)])
    #expect(block.receive(.focusChanged(.username)) == [.move(.snappy)])
  }

  @Test("A username's check moves when its note comes and goes, not when the pause begins (PS-U3)")
  func check() {
    var block = ProfileSetup.sample()
    let typed = block.receive(.textChanged(.username, "maya"))
    #expect(typed.moved().isEmpty)
    let check = block.receive(.waitEnded(typed.waits()[0]))
    #expect(check.moved() == [.snappy])
    let taken = block.receive(.usernameChecked(check.started()[0], isFree: false))
    #expect(taken == [.announce("@maya is taken"), .move(.snappy)])
  }

  @Test("A refused Continue: the press, then the notes")
  func refused() {
    var block = ProfileSetup.sample()
    #expect(
      block.receive(.continueTapped) == [
        .move(.standard), .haptic(.warning), .announce("Enter a username."), .move(.snappy),
      ]
    )
  }

  @Test("Interests Picker: a chip's press bouncy, a pick snappy, the button standard, topics smooth")
  func interestsPicker() {
    var block = InterestsPicker.sample(minimum: 1, categories: nil)
    #expect(
      block.receive(.categoriesChanged(InterestsPicker.Category.samples)) == [.move(.smooth)],
      "the button reads the same, loading or not"
    )
    #expect(
      block.receive(.topicTapped("music")) == [
        .move(.bouncy), .haptic(.selection), .move(.snappy), .move(.standard),
      ]
    )
    #expect(block.receive(.topicTapped("yoga")) == [.move(.bouncy), .haptic(.selection), .move(.snappy)])
    #expect(block.receive(.queryChanged("x")) == [.move(.snappy)])
    #expect(block.receive(.queryClearTapped) == [.move(.standard), .move(.snappy)])
    #expect(block.receive(.focusChanged(true)) == [.move(.snappy)])
    let saving = block.receive(.continueTapped)
    #expect(saving.moved() == [.standard, .snappy, .standard])
    #expect(saving.first == .move(.standard))
    #expect(saving.suffix(2) == [.move(.snappy), .move(.standard)])
    let failed = block.receive(.saveFailed(saving.started()[0], .described("No line.")))
    #expect(failed == [.haptic(.error), .announce("No line."), .move(.snappy), .move(.standard)])
  }

  @Test("What does not change does not move: the same topics, the same set in another order")
  func nothingChanges() {
    var block = InterestsPicker.sample(selection: ["music", "yoga"])
    #expect(block.receive(.categoriesChanged(InterestsPicker.Category.samples)).isEmpty)
    #expect(block.receive(.selectionChanged(["yoga", "music"])).isEmpty)
    #expect(block.receive(.selectionChanged(["yoga"])) == [.move(.snappy), .move(.standard)])
  }

  @Test("A button that is not there can't be pressed")
  func absentButtons() {
    var profile = ProfileSetup()
    for event in [
      .photoRemoveTapped, .birthdayAddTapped(today: .testToday), .birthdayClearTapped, .skipTapped,
    ] as [ProfileSetup.Event] {
      #expect(profile.receive(event).isEmpty, "\(event)")
    }
    var added = ProfileSetup.sample()
    _ = added.receive(.birthdayAddTapped(today: .testToday))
    #expect(added.receive(.birthdayAddTapped(today: .testToday)).isEmpty)
    var picker = InterestsPicker.sample()
    #expect(picker.receive(.queryClearTapped).isEmpty)
  }

  @Test("With Reduce Motion each is a fade (CB-M2)", arguments: Motion.allCases)
  func reduceMotion(_ motion: Motion) {
    #expect(motion.shown(reduceMotion: true) == .fade)
    #expect(motion.shown(reduceMotion: false) == motion)
  }
}
