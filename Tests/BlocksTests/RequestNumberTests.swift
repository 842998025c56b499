import Blocks
import Testing

/// An answer that does not bear the current number changes nothing (PS-U7, PS-U9, PS-A7).
struct RequestNumberTests {
  /// Every answer that could bear the number.
  private func answers(_ number: RequestNumber) -> [ProfileSetup.Event] {
    [
      .waitEnded(number), .usernameChecked(number, isFree: true), .usernameChecked(number, isFree: false),
      .usernameCheckFailed(number, .cancelled), .usernameCheckFailed(number, .described("x")),
      .photoLoaded(number, Photo(width: 1, height: 1, jpeg: [])), .photoUnreadable(number), .saveReturned(number),
      .saveFailed(number, .cancelled), .saveFailed(number, .described("x")),
    ]
  }

  private func expectStale(_ numbers: [RequestNumber], _ block: ProfileSetup) {
    for event in numbers.flatMap(answers) {
      var after = block
      #expect(after.receive(event).isEmpty, "\(event)")
      #expect(after == block, "\(event)")
    }
  }

  @Test("Answers to an overtaken wait and check change nothing, for the same username too")
  func check() {
    var block = ProfileSetup.sample()
    let wait = block.receive(.textChanged(.username, "maya")).waits()[0]
    let check = block.receive(.waitEnded(wait)).started()[0]
    expectStale([wait], block)
    let other = block.receive(.textChanged(.username, "mayac"))
    #expect(other.cancelled() == [check])
    let again = block.receive(.textChanged(.username, "maya"))
    #expect(again.cancelled() == other.waits())
    expectStale([wait, check] + other.waits(), block)
    let checkAgain = block.receive(.waitEnded(again.waits()[0])).started()[0]
    expectStale([wait, check] + other.waits() + again.waits(), block)
    _ = block.receive(.usernameChecked(checkAgain, isFree: true))
    expectStale([wait, check, checkAgain] + other.waits() + again.waits(), block)
    #expect(block.availability == .available)
  }

  @Test("Answers to an overtaken photo change nothing, nor does one that Remove has ended")
  func photo() {
    var block = ProfileSetup.sample()
    let first = block.receive(.photoPicked(PhotoItem(number: 1))).started()[0]
    let second = block.receive(.photoPicked(PhotoItem(number: 2)))
    #expect(second.cancelled() == [first])
    expectStale([first], block)
    _ = block.receive(.photoLoaded(second.started()[0], Photo(width: 2, height: 2, jpeg: [])))
    let third = block.receive(.photoPicked(PhotoItem(number: 3))).started()[0]
    #expect(block.receive(.photoRemoveTapped).cancelled() == [third])
    expectStale([first, third] + second.started(), block)
  }

  @Test("Answers to an ended save change nothing, nor does a late end of its hold")
  func save() {
    var block = ProfileSetup.sample(username: "mayachen")
    let first = block.receive(.continueTapped).started()[0]
    _ = block.receive(.saveFailed(first, .cancelled))
    let second = block.receive(.continueTapped).started()[0]
    expectStale([first], block)
    let hold = block.receive(.saveReturned(second)).waits()[0]
    expectStale([first, second], block)
    _ = block.receive(.waitEnded(hold))
    expectStale([first, second, hold], block)
    _ = block.receive(.continueTapped)
    expectStale([first, second, hold], block)
  }

  @Test("Input that the username drops leaves the check alone (PS-U8)")
  func droppedInput() {
    var block = ProfileSetup.sample()
    let wait = block.receive(.textChanged(.username, "maya")).waits()[0]
    let waiting = block
    #expect(block.receive(.textChanged(.username, "maya ")).isEmpty)
    #expect(block.receive(.textChanged(.username, "MAYA#")).isEmpty)
    #expect(block == waiting)
    _ = block.receive(.waitEnded(wait))
    let checking = block
    #expect(block.receive(.textChanged(.username, "maya!")).isEmpty)
    #expect(block == checking)
  }
}
