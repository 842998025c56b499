import Blocks
import Drawing
import Layout
import Measuring

extension Figure {
  /// Both blocks, as a person first sees much of them, laid out and drawn.
  static func drawings() -> [Figure] {
    var profile = ProfileSetup.Configuration()
    profile.name = "Maya Chen"
    profile.roles = ["Designer", "Engineer"]
    profile.asksBirthday = true
    let (first, second) = (ProfileSetup(profile), InterestsPicker(InterestsPicker.Configuration()))
    return [
      layout("Profile Setup", first), layout("Interests Picker", second),
      drawing("Profile Setup", first), drawing("Interests Picker", second),
    ]
  }

  /// From a block to the frames of its screen, its words having been measured before.
  private static func layout(_ name: String, _ block: some Block) -> Figure {
    let laidOut = screen(of: block)
    return Figure("lay out \(name)", in: .microseconds) {
      guard laidOut() != nil else { return nil }
      return middle(of: 99) { _ = laidOut() } * 1e6
    }
  }

  /// Drawing a laid-out screen as PNG with two pixels a point, its words having been drawn before.
  private static func drawing(_ name: String, _ block: some Block) -> Figure {
    let picture = screen(of: block)().map { VectorPicture($0, .light) }
    return Figure("draw \(name) as PNG", in: .milliseconds, .atMost(15)) {
      guard let picture else { return nil }
      return middle(of: 9) { precondition((try? picture.png(scale: 2)) != nil) } * 1e3
    }
  }

  /// The screen of a block, laid out; nil where there is no Pango.
  private static func screen(of block: some Block) -> () -> LaidOutScreen? {
    let environment = Environment(today: .suggestedBirthday)
    let measurer = try? FontMeasurer.shared()
    return { measurer.map { LaidOutScreen(block.screen(in: environment), in: environment, measuredBy: $0) } }
  }
}
