import Blocks
import Drawing
import Layout

extension Figure {
  /// Drawing a laid-out screen as PNG with two pixels a point, its words having been drawn before.
  static func drawing(_ name: String, _ block: some Block) -> Figure {
    let environment = Environment(today: .suggestedBirthday)
    let picture = (try? FontMeasurer.shared()).map { measurer in
      VectorPicture(LaidOutScreen(block.screen(in: environment), in: environment, measuredBy: measurer), .light)
    }
    return Figure("draw \(name) as PNG", in: .milliseconds, .atMost(15)) {
      guard let picture else { return nil }
      let times = (0..<9).map { _ in seconds { precondition((try? picture.png(scale: 2)) != nil) } }
      return times.sorted()[times.count / 2] * 1e3
    }
  }

  /// Both blocks, as a person first sees much of them.
  static func drawings() -> [Figure] {
    var profile = ProfileSetup.Configuration()
    profile.name = "Maya Chen"
    profile.roles = ["Designer", "Engineer"]
    profile.asksBirthday = true
    return [
      drawing("Profile Setup", ProfileSetup(profile)),
      drawing("Interests Picker", InterestsPicker(InterestsPicker.Configuration())),
    ]
  }
}
