import Blocks
import Simulation

extension ProfileSetupHost {
  /// Profile Setup with Maya's name filled in.
  static func opened(
    in world: World,
    checkUsername: (any Server)? = nil,
    onContinue: (any Server)? = nil,
    onSkip: (any Server)? = nil
  ) -> ProfileSetupHost {
    var configuration = ProfileSetup.Configuration()
    configuration.name = "Maya"
    let servers = HostServers(checkUsername: checkUsername, onContinue: onContinue, onSkip: onSkip)
    return ProfileSetupHost(configuration, world: world, servers: servers)
  }

  /// Types a text into the username, a key at a time, all at this moment.
  func type(_ text: String) {
    act(on: "username", .focus)
    for key in text { act(on: "username", .insert(String(key))) }
    world.finishMoment()
  }
}

extension InterestsPickerHost {
  /// Interests Picker with three small topics, of which one is enough.
  static func opened(
    in world: World,
    selection: [String]? = nil,
    onContinue: (any Server)? = nil,
    onSkip: (any Server)? = nil
  ) -> InterestsPickerHost {
    var configuration = InterestsPicker.Configuration()
    configuration.categories = [
      InterestsPicker.Category(
        id: "make",
        title: "Make",
        topics: ["draw", "sew", "cook"].map { InterestsPicker.Topic(id: $0, title: $0, symbol: "circle") }
      )
    ]
    configuration.limits = PickLimits(minimum: 1)
    configuration.selection = selection
    let servers = HostServers(onContinue: onContinue, onSkip: onSkip)
    return InterestsPickerHost(configuration, world: world, servers: servers)
  }
}

extension SimulatedHost {
  /// Taps the element of that id, and lets happen what is due then; whether it did something.
  @discardableResult
  func tap(id: String) -> Bool {
    guard let element = element(id) else { return false }
    let didSomething = tap(element)
    world.finishMoment()
    return didSomething
  }

  /// What VoiceOver has said.
  var said: [String] { runner.journal.announcements.map(\.what) }
  /// What the device has given.
  var felt: [Haptic] { runner.journal.haptics.map(\.what) }
  /// How changes moved.
  var moved: [Motion] { runner.journal.motions.map(\.what) }
  /// The calls.
  var calls: [Call] { runner.journal.calls }
}

extension ScriptedServer {
  /// An endpoint on the world's clock, as the body fills in its script.
  convenience init(in world: World, _ fill: (inout Script) -> Void) {
    var script = Script()
    fill(&script)
    self.init(script, clock: world.clock)
  }
}
