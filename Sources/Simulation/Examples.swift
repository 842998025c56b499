import Blocks

extension ProfileSetupHost {
  /// Fieldnote's second first-run step of three, with its stand-in server (PS-X1).
  public static func example(in world: World) -> ProfileSetupHost {
    var configuration = ProfileSetup.Configuration()
    configuration.step = 2
    configuration.of = 3
    configuration.roles = ["Designer", "Engineer", "Writer", "Student"]
    configuration.asksBirthday = true
    var check = ScriptedServer.Script()
    check.taken = ["maya", "admin", "fieldnote"]
    check.latencies = [Span(.milliseconds(600))]
    var servers = HostServers.example(in: world)
    servers.checkUsername = ScriptedServer(check, clock: world.clock)
    return ProfileSetupHost(configuration, world: world, servers: servers)
  }
}

extension InterestsPickerHost {
  /// Fieldnote's third first-run step: grey chips for a moment, then the samples; three picks, saved after a second (IP-E2).
  public static func example(in world: World) -> InterestsPickerHost {
    var configuration = InterestsPicker.Configuration()
    configuration.categories = nil
    let host = InterestsPickerHost(configuration, world: world, servers: .example(in: world))
    world.clock.schedule(after: Span(.milliseconds(800))) { [weak host] in
      host?.setCategories(InterestsPicker.Category.samples)
    }
    return host
  }
}

extension HostServers {
  /// Saves after a second, and can be skipped.
  fileprivate static func example(in world: World) -> HostServers {
    var save = ScriptedServer.Script()
    save.latencies = [Span(.seconds(1))]
    return HostServers(
      onContinue: ScriptedServer(save, clock: world.clock),
      onSkip: ScriptedServer(ScriptedServer.Script(), clock: world.clock)
    )
  }
}
