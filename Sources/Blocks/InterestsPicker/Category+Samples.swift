extension InterestsPicker.Category {
  /// Fourteen neutral topics under Make, Move and Learn (IP-E1).
  public static let samples: [InterestsPicker.Category] = [
    InterestsPicker.Category(
      id: "make",
      title: "Make",
      topics: [
        InterestsPicker.Topic(id: "baking", title: "Baking", symbol: "birthday.cake"),
        InterestsPicker.Topic(id: "drawing", title: "Drawing", symbol: "pencil.and.outline"),
        InterestsPicker.Topic(id: "gardening", title: "Gardening", symbol: "leaf"),
        InterestsPicker.Topic(id: "music", title: "Music", symbol: "music.note"),
        InterestsPicker.Topic(id: "photography", title: "Photography", symbol: "camera"),
      ]
    ),
    InterestsPicker.Category(
      id: "move",
      title: "Move",
      topics: [
        InterestsPicker.Topic(id: "cycling", title: "Cycling", symbol: "bicycle"),
        InterestsPicker.Topic(id: "hiking", title: "Hiking", symbol: "figure.hiking"),
        InterestsPicker.Topic(id: "running", title: "Running", symbol: "figure.run"),
        InterestsPicker.Topic(id: "swimming", title: "Swimming", symbol: "figure.pool.swim"),
        InterestsPicker.Topic(id: "yoga", title: "Yoga", symbol: "figure.yoga"),
      ]
    ),
    InterestsPicker.Category(
      id: "learn",
      title: "Learn",
      topics: [
        InterestsPicker.Topic(id: "astronomy", title: "Astronomy", symbol: "moon.stars"),
        InterestsPicker.Topic(id: "history", title: "History", symbol: "building.columns"),
        InterestsPicker.Topic(id: "languages", title: "Languages", symbol: "character.bubble"),
        InterestsPicker.Topic(id: "science", title: "Science", symbol: "atom"),
      ]
    ),
  ]
}
