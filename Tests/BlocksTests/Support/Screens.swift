import Blocks

/// A screen that a person can meet, with what it shows in words.
struct SampleScreen: Sendable, CustomStringConvertible {
  var description: String
  var screen: Screen

  private init(_ description: String, _ block: some Block) {
    self.description = description
    screen = block.screen(in: Environment(today: .testToday))
  }

  /// Both blocks in every state that changes how something looks.
  static let all = profileScreens + interestsScreens

  private static var profileScreens: [SampleScreen] {
    var screens = [SampleScreen("profile: nothing entered", ProfileSetup.sample(name: ""))]
    for colour in AvatarColour.allCases {
      var block = ProfileSetup.sample()
      _ = block.receive(.colourTapped(colour))
      screens.append(SampleScreen("profile: initials on \(colour)", block))
    }
    for field in [ProfileSetup.Field.name, .username] {
      var block = ProfileSetup.sample()
      _ = block.receive(.focusChanged(field))
      screens.append(SampleScreen("profile: \(field) has focus", block))
    }
    for photo in [true, false] {
      var block = ProfileSetup.sample()
      let load = block.receive(.photoPicked(PhotoItem(number: 1))).started()[0]
      let loaded = Photo(width: 1, height: 1, jpeg: [])
      _ = block.receive(photo ? .photoLoaded(load, loaded) : .photoUnreadable(load))
      _ = block.receive(.birthdayAddTapped(today: .testToday))
      screens.append(SampleScreen(photo ? "profile: a photo" : "profile: an unreadable photo", block))
    }
    return screens + profileChecks + profileSaves
  }

  private static var profileChecks: [SampleScreen] {
    var block = ProfileSetup.sample()
    let typed = block.receive(.textChanged(.username, "maya"))
    let check = block.receive(.waitEnded(typed.waits()[0])).started()[0]
    let ends: [(String, ProfileSetup.Event)] = [
      ("free", .usernameChecked(check, isFree: true)), ("taken", .usernameChecked(check, isFree: false)),
      ("failed", .usernameCheckFailed(check, .described(nil))),
    ]
    return [SampleScreen("profile: checking", block)]
      + ends.map { name, end in
        var block = block
        _ = block.receive(end)
        return SampleScreen("profile: the username is \(name)", block)
      }
  }

  private static var profileSaves: [SampleScreen] {
    var refused = ProfileSetup.sample(name: "")
    _ = refused.receive(.continueTapped)
    var skipped = ProfileSetup.sample()
    _ = skipped.receive(.skipTapped)
    var working = ProfileSetup.sample(username: "mayachen")
    let save = working.receive(.continueTapped).started()[0]
    var done = working
    _ = done.receive(.saveReturned(save))
    var failed = working
    _ = failed.receive(.saveFailed(save, .described("No line.")))
    return [
      SampleScreen("profile: refused", refused), SampleScreen("profile: skipped", skipped),
      SampleScreen("profile: working", working), SampleScreen("profile: done", done),
      SampleScreen("profile: failed", failed),
    ]
  }

  private static var interestsScreens: [SampleScreen] {
    var searching = InterestsPicker.sample()
    _ = searching.receive(all: [.focusChanged(true), .queryChanged("mu")])
    var unmatched = InterestsPicker.sample()
    _ = unmatched.receive(.queryChanged("xyz"))
    var working = InterestsPicker.sample(selection: ["music"], minimum: 1, maximum: 1)
    let full = working
    let save = working.receive(.continueTapped).started()[0]
    var done = working
    _ = done.receive(.saveReturned(save))
    var failed = working
    _ = failed.receive(.saveFailed(save, .described("No line.")))
    return [
      SampleScreen("interests: loading", InterestsPicker.sample(categories: nil)),
      SampleScreen("interests: nothing picked", InterestsPicker.sample()),
      SampleScreen("interests: the maximum picked", full),
      SampleScreen("interests: searching", searching), SampleScreen("interests: no match", unmatched),
      SampleScreen("interests: working", working), SampleScreen("interests: done", done),
      SampleScreen("interests: failed", failed),
    ]
  }
}
