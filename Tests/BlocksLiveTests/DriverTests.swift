import Blocks
import BlocksLive
import Observation
import Testing

@MainActor @Suite(.timeLimit(.minutes(1)))
struct DriverTests {
  @Test("Reduce Motion turns every motion into a fade, and no time changes (CB-M2)")
  func reduceMotion() async {
    let stage = ProfileStage()
    stage.model.tapColour(.grey)
    stage.model.environment.reduceMotion = true
    stage.model.tapColour(.muted)
    #expect(
      stage.feedback.record.entries == [
        .moved([.standard, .snappy]), .felt(.selection), .moved([.fade, .fade]), .felt(.selection),
      ]
    )
    await stage.check("maya")
    #expect(stage.clock.now.offset == .milliseconds(450))
  }

  @Test("What a view reads of the block is observed")
  func observed() async {
    let stage = ProfileStage()
    await confirmation { changes in
      withObservationTracking {
        _ = stage.model.screen
      } onChange: {
        changes()
      }
      stage.model.tapColour(.grey)
    }
  }

  @Test("The host may take the block away within onSkip")
  func leaveWithinSkip() {
    let log = FeedbackLog()
    var model: ProfileSetupModel?
    let made = ProfileSetupModel(onContinue: { _ in }, onSkip: { model?.leave() }, feedback: log)
    model = made
    made.skip()
    #expect(made.block.phase == .left)
    #expect(made.screen.elements.isEmpty)
    model = nil
  }

  @Test("The birthday's latest day is today as the app tells it (PS-B2)")
  func today() {
    let stage = ProfileStage()
    stage.model.addBirthday()
    let added = stage.model.block.birthday
    #expect(added != nil)
    stage.model.changeBirthday(to: ProfileStage.today.adding(days: 1))
    #expect(stage.model.block.birthday == added)
    stage.model.changeBirthday(to: ProfileStage.today)
    #expect(stage.model.block.birthday == ProfileStage.today)
  }

  @Test("Today is a day of the Gregorian calendar")
  func deviceToday() {
    #expect(CalendarDay.today.year > 2000)
  }

  @Test("Fields show what the person types and composes (CB-I1)")
  func composing() {
    let stage = ProfileStage(name: "")
    stage.model.focus(.name)
    stage.model.compose("たなか", in: .name)
    #expect(stage.model.screen["name"]?.value == "たなか")
    stage.model.pressReturn()
    #expect(stage.model.block.name.text == "たなか")
    stage.model.compose("x", in: .name)
    stage.model.commitComposition(in: .name, as: "田")
    #expect(stage.model.block.name.text == "たなか田")
    #expect(stage.model.block.focus == .name)
  }

  @Test("The header shows the step and the default words (PS-H1, PS-H2)")
  func header() {
    let stage = ProfileStage()
    #expect(
      stage.model.screen["header"]?.label == "Step 2 of 3, Set up your profile, This is how people will see you."
    )
  }
}
