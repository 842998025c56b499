import Blocks
import Drawing
import Layout
import Testing

@Suite("What holds at every width and text size")
struct EverywhereTests {
  private static func everywhere(_ check: (Environment) throws -> Void) rethrows {
    for textSize in DynamicTypeSize.allCases {
      for width in [320.0, 350, 390, 430] { try check(.with(textSize, width: width)) }
    }
  }

  /// Both blocks in many of their states.
  private static let blocks: [(name: String, screen: @Sendable (Environment) -> Screen)] = {
    var refused = ProfileSetup.full(name: "")
    _ = refused.receive(.continueTapped)
    var birthday = ProfileSetup.full()
    _ = birthday.receive(.birthdayAddTapped(today: .suggestedBirthday))
    _ = birthday.receive(.textChanged(.username, "maya.chen_of.the_long.name_in.the_north"))
    var working = ProfileSetup.full()
    _ = working.receive(.textChanged(.username, "mayachen"))
    _ = working.receive(.continueTapped)
    var photo = ProfileSetup.full()
    _ = photo.receive(.photoPicked(PhotoItem(number: 1)))
    var picked = InterestsPicker(InterestsPicker.Configuration())
    for topic in ["music", "yoga", "photography"] { _ = picked.receive(.topicTapped(topic)) }
    var searching = picked
    _ = searching.receive(.queryChanged("ing"))
    var nothing = picked
    _ = nothing.receive(.queryChanged("xyz"))
    var loading = InterestsPicker.Configuration()
    loading.categories = nil
    loading.offersSkip = true
    let long = InterestsPicker.topics(
      ["A", "Everything that can be made of paper and glue by hand", "Donaudampfschifffahrtsgesellschaft", ""],
      maximum: 0
    )
    let hebrew = InterestsPicker.topics(["מוזיקה", "יוגה", "צילום"], title: "במה מתעניינים?")
    return [
      ("refused", { [refused] in refused.screen(in: $0) }), ("birthday", { [birthday] in birthday.screen(in: $0) }),
      ("working", { [working] in working.screen(in: $0) }), ("photo", { [photo] in photo.screen(in: $0) }),
      ("picked", { [picked] in picked.screen(in: $0) }), ("searching", { [searching] in searching.screen(in: $0) }),
      ("no match", { [nothing] in nothing.screen(in: $0) }),
      ("loading", { [loading] in InterestsPicker(loading).screen(in: $0) }),
      ("long", { long.screen(in: $0) }), ("Hebrew", { hebrew.screen(in: $0) }),
    ]
  }()

  @Test("Nothing overlaps, nothing leaves the section, every target is 44 points (CB-V1, PS-L1, IP-Y1, IP-Y2)")
  func holds() throws {
    let measurer = try FontMeasurer.shared()
    for (name, screen) in Self.blocks {
      Self.everywhere { environment in
        let laidOut = LaidOutScreen(screen(environment), in: environment, measuredBy: measurer)
        let place = "\(name), \(environment.dynamicTypeSize) in \(environment.width)"
        #expect(laidOut.overlaps == [], "\(place)")
        #expect(laidOut.outside == [], "\(place)")
        for element in laidOut.elements {
          #expect((element.target != nil) == (element.element.isEnabled != nil), "\(place): \(element.element.id)")
          guard let target = element.target else { continue }
          #expect(target.width >= 44 && target.height >= 44, "\(place): \(element.element.id)")
        }
      }
    }
  }

  @Test("Elements that follow each other in their container do so from top to bottom, or in the line's direction")
  func order() throws {
    let measurer = try FontMeasurer.shared()
    for (name, screen) in Self.blocks {
      Self.everywhere { environment in
        let laidOut = LaidOutScreen(screen(environment), in: environment, measuredBy: measurer)
        for (first, second) in zip(laidOut.elements, laidOut.elements.dropFirst())
        where first.container == second.container {
          let isBelow = second.frame.maxY > first.frame.y
          let isBeside = laidOut.isRightToLeft ? second.frame.x < first.frame.x : second.frame.x > first.frame.x
          let isLower = second.frame.y >= first.frame.maxY
          #expect(isBelow && (isLower || isBeside), "\(name), \(environment): \(first.element.id)")
        }
      }
    }
  }

  @Test("The narrowest and widest windows have frames", arguments: [0.0, 1, 40, 41, 100, 100_000])
  func extremeWidths(_ width: Double) throws {
    let measurer = try FontMeasurer.shared()
    for (name, screen) in Self.blocks {
      for textSize in [DynamicTypeSize.xSmall, .large, .accessibility5] {
        let environment = Environment.with(textSize, width: width)
        let laidOut = LaidOutScreen(screen(environment), in: environment, measuredBy: measurer)
        #expect(laidOut.size.width == max(0, width - 40))
        #expect(laidOut.elements.allSatisfy { $0.frame.isSound && $0.bounds.isSound }, "\(name) in \(width)")
        #expect(laidOut.elements.allSatisfy { $0.target.map { $0.width >= 44 && $0.height >= 44 } ?? true })
        if width > 1000 { #expect(laidOut.overlaps == [] && laidOut.outside == []) }
      }
    }
  }

  @Test(
    "A name, a label and a role of ten thousand characters have frames",
    arguments: ["Maya ", "م", "👩🏽‍🚀", "e\u{301}", "界", "x", " "],
    [0.0, 390]
  )
  func longWords(_ part: String, _ width: Double) throws {
    let measurer = try FontMeasurer.shared()
    let words = String(repeating: part, count: 10_000 / part.count)
    let environment = Environment.with(.large, width: width)
    var profile = ProfileSetup.full(name: words, title: words, roles: [words])
    _ = profile.receive(.roleChosen(words))
    let interests = InterestsPicker.topics([words, "Yoga"], title: words)
    for screen in [profile.screen(in: environment), interests.screen(in: environment)] {
      let laidOut = LaidOutScreen(screen, in: environment, measuredBy: measurer)
      #expect(laidOut.elements.allSatisfy { $0.frame.isSound })
      if width == 390 { #expect(laidOut.overlaps == [] && laidOut.outside == []) }
    }
  }

  @Test("Wide initials are made smaller to stay in the circle (PS-A1)", arguments: ["\u{FDFD} \u{FDFD}", "W W", "🧑🏽‍🚀 🇩🇪"])
  func wideInitials(_ name: String) throws {
    let environment = Environment.with(.large)
    let screen = ProfileSetup.full(name: name).screen(in: environment)
    let laidOut = LaidOutScreen(screen, in: environment, measuredBy: try FontMeasurer.shared())
    let initials = try #require(laidOut["avatar"]?.words.first)
    #expect(initials.frame.width <= 76 && initials.font.size <= 28)
    #expect(laidOut.outside == [])
  }
}

extension Rectangle {
  /// Whether it has a place and a size.
  fileprivate var isSound: Bool { [x, y, width, height].allSatisfy(\.isFinite) && width >= 0 && height >= 0 }
}
