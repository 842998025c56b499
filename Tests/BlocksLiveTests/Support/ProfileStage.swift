import Blocks

@testable import BlocksLive

/// Profile Setup with stand-ins for everything around it.
@MainActor
final class ProfileStage {
  static let today = CalendarDay.suggestedBirthday

  let clock = HandClock()
  let checks = Server<String, Bool>()
  let saves = Server<Profile, Void>()
  let photos = Server<Int, Photo?>()
  let feedback = FeedbackLog()
  let events = Record<ProfileSetup.Event>()
  let skips = Record<Void>()
  /// The model, until the test lets it go.
  var held: ProfileSetupModel?

  init(name: String = "Maya Chen", checksUsername: Bool = true) {
    let model = ProfileSetupModel(
      step: 2,
      of: 3,
      name: name,
      roles: ["Designer", "Writer"],
      asksBirthday: true,
      checkUsername: checksUsername ? checks.call : nil,
      onContinue: saves.call,
      onSkip: { [skips] in skips.append(()) },
      clock: clock,
      feedback: feedback,
      today: { Self.today }
    )
    model.driver.onReceive = { [events] in events.append($0) }
    held = model
  }

  var model: ProfileSetupModel {
    guard let held else { preconditionFailure("the test has let the model go") }
    return held
  }

  /// The username's note on the screen.
  var note: String? { model.screen["username"]?.note }

  /// Types a username and lets the pause pass, until the check has been asked.
  func check(_ username: String) async {
    let asked = checks.calls.entries.count
    model.type(username, in: .username)
    await clock.sleepers(1)
    clock.advance(by: Username.typingPause)
    await checks.calls.count(asked + 1)
  }

  /// Does something that makes the block receive one more event from a task, and waits for that.
  func awaitEvent(after act: () -> Void) async {
    let received = events.entries.count
    act()
    await events.count(received + 1)
  }
}
