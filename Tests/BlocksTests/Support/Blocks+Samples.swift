import Blocks

extension ProfileSetup {
  /// A block with everything that can be asked for, its fields filled with these.
  static func sample(name: String = "Maya Chen", username: String = "") -> ProfileSetup {
    var configuration = Configuration()
    configuration.name = name
    configuration.roles = ["Designer", "Writer"]
    configuration.asksBirthday = true
    configuration.checksUsername = true
    configuration.offersSkip = true
    var block = ProfileSetup(configuration)
    if !username.isEmpty { _ = block.receive(.textChanged(.username, username)) }
    return block
  }
}

extension InterestsPicker {
  /// A block with the samples.
  static func sample(
    selection: [String]? = nil,
    minimum: Int? = nil,
    maximum: Int? = nil,
    categories: [Category]? = Category.samples
  ) -> InterestsPicker {
    var configuration = Configuration()
    configuration.categories = categories
    configuration.selection = selection
    configuration.limits = PickLimits(minimum: minimum, maximum: maximum)
    configuration.offersSkip = true
    return InterestsPicker(configuration)
  }
}

extension InterestsPicker.Category {
  /// A section whose topics are called as their ids are.
  static func named(_ id: String, _ topics: [String]) -> InterestsPicker.Category {
    InterestsPicker.Category(
      id: id,
      title: id,
      topics: topics.map { InterestsPicker.Topic(id: $0, title: $0, symbol: "circle") }
    )
  }
}
