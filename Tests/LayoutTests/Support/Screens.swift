import Blocks
import Layout

extension ProfileSetup {
  /// Profile Setup with all that it can have.
  static func full(name: String = "Maya Chen", title: String? = nil, roles: [String] = ["Designer"]) -> ProfileSetup {
    var configuration = Configuration()
    configuration.step = 2
    configuration.of = 3
    configuration.name = name
    if let title { configuration.title = title }
    configuration.roles = roles
    configuration.asksBirthday = true
    configuration.checksUsername = true
    configuration.offersSkip = true
    return ProfileSetup(configuration)
  }
}

extension InterestsPicker {
  /// Interests Picker with topics of these titles in one section.
  static func topics(_ titles: [String], title: String? = nil, maximum: Int? = nil) -> InterestsPicker {
    var configuration = Configuration()
    let topics = titles.enumerated().map { Topic(id: "\($0)", title: $1, symbol: "circle") }
    configuration.categories = [Category(id: "all", title: "All", topics: topics)]
    if let title { configuration.title = title }
    configuration.limits = PickLimits(minimum: 0, maximum: maximum)
    configuration.offersSkip = true
    return InterestsPicker(configuration)
  }
}

extension Environment {
  /// The default settings in that width and text size.
  static func with(_ textSize: DynamicTypeSize = .large, width: Double = 390) -> Environment {
    var environment = Environment(today: .suggestedBirthday)
    environment.dynamicTypeSize = textSize
    environment.width = width
    return environment
  }
}

extension Block {
  /// The block laid out with letters that are half as wide as they are high.
  func laidOut(_ textSize: DynamicTypeSize = .large, width: Double = 390) -> LaidOutScreen {
    let environment = Environment.with(textSize, width: width)
    return LaidOutScreen(screen(in: environment), in: environment, measuredBy: SquareLetters())
  }
}

extension LaidOutScreen {
  /// The frame of the element of that id, as x, y, width and height.
  func frame(_ id: String) -> [Double]? { self[id].map { $0.frame.numbers } }

  /// The target of the element of that id, likewise.
  func target(_ id: String) -> [Double]? { self[id]?.target.map(\.numbers) }
}

extension Rectangle {
  /// x, y, width and height, in hundredths of a point.
  var numbers: [Double] { [x, y, width, height].map { ($0 * 100).rounded() / 100 } }
}
