import Blocks
import LuaRuntime
import Simulation

extension Interpreter {
  func defineOpening() throws(LuaError) {
    try define("environment", most: 1) { interpreter, stack throws(LuaRaise) in
      let session = try interpreter.running("environment")
      let results = try session.watching("environment") { () throws(LuaRaise) in
        try interpreter.setEnvironment(stack)
      }
      try session.stepped()
      return results
    }
    try define("ProfileSetup", most: 1) { interpreter, stack throws(LuaRaise) in try interpreter.openProfileSetup(stack)
    }
    try define("InterestsPicker", most: 1) { interpreter, stack throws(LuaRaise) in
      try interpreter.openInterestsPicker(stack)
    }
    try define("ProfileSetupExample", most: 0) { interpreter, stack throws(LuaRaise) in
      let session = try interpreter.running("ProfileSetupExample")
      return try interpreter.open(.profileSetup(.example(in: session.world)), "ProfileSetupExample", stack)
    }
    try define("InterestsPickerExample", most: 0) { interpreter, stack throws(LuaRaise) in
      let session = try interpreter.running("InterestsPickerExample")
      return try interpreter.open(.interestsPicker(.example(in: session.world)), "InterestsPickerExample", stack)
    }
  }

  private func open(_ block: Session.Opened, _ name: String, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let session = try running(name)
    guard session.blocks.count < Self.mostBlocks else {
      throw .message("\(name): a scenario can open \(Self.mostBlocks) blocks at most")
    }
    _ = try session.watching("open \(name)", on: session.blocks.count) { () throws(LuaRaise) in
      session.world.timeline.addAct("open", on: name, to: session.blocks.count, at: session.world.now)
      session.blocks.append(block)
      try session.finishMoment()
      return .none
    }
    try session.stepped()
    let blockClass =
      switch block {
      case .profileSetup: classes.profileSetup
      case .interestsPicker: classes.interestsPicker
      }
    return .object(blockClass, session.id(session.blocks.count - 1))
  }

  /// How many blocks a scenario can open.
  private static let mostBlocks = 1000

  // MARK: Profile Setup

  private func openProfileSetup(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let session = try running("ProfileSetup")
    let options = try blockOptions(stack, "ProfileSetup", OptionNames.profileSetup)
    var configuration = ProfileSetup.Configuration()
    configuration.step = try options.integer("step")
    configuration.of = try options.integer("of")
    if let title = try options.string("title") { configuration.title = title }
    if let message = try options.string("message") { configuration.message = message }
    if let name = try options.string("name") { configuration.name = name }
    configuration.roles = try options.strings("roles") ?? []
    configuration.asksBirthday = try options.boolean("asksBirthday") ?? false
    try checkStep(configuration)
    let opening = Opening(session: session, line: stack.location())
    let servers = HostServers(
      checkUsername: try closure("checkUsername", .checkUsername, options, opening),
      onContinue: try closure("onContinue", .onContinue, options, opening),
      onSkip: try closure("onSkip", .onSkip, options, opening)
    )
    let host = ProfileSetupHost(configuration, world: session.world, servers: servers)
    return try open(.profileSetup(host), "ProfileSetup", stack)
  }

  private func checkStep(_ configuration: ProfileSetup.Configuration) throws(LuaRaise) {
    if let step = configuration.step, step < 1 {
      throw .message("ProfileSetup: step must be 1 or more, got \(step)")
    }
    if let of = configuration.of, of < 1 {
      throw .message("ProfileSetup: of must be 1 or more, got \(of)")
    }
    if let step = configuration.step, let of = configuration.of, step > of {
      throw .message("ProfileSetup: step must not be above of, got step \(step) of \(of)")
    }
  }

  // MARK: Interests Picker

  private func openInterestsPicker(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let session = try running("InterestsPicker")
    let options = try blockOptions(stack, "InterestsPicker", OptionNames.interestsPicker)
    var configuration = InterestsPicker.Configuration()
    let given = try options.read("categories") { () throws(LuaRaise) in
      GivenCategories(try categories("categories", options))
    }
    if let given { configuration.categories = given.categories }
    configuration.selection = try options.strings("selection")
    configuration.limits = try limits(options)
    if let title = try options.string("title") { configuration.title = title }
    let opening = Opening(session: session, line: stack.location())
    let servers = HostServers(
      onContinue: try closure("onContinue", .onContinue, options, opening),
      onSkip: try closure("onSkip", .onSkip, options, opening)
    )
    let host = InterestsPickerHost(configuration, world: session.world, servers: servers)
    return try open(.interestsPicker(host), "InterestsPicker", stack)
  }

  /// What `categories` was given as: a list, or `loading`.
  private struct GivenCategories {
    var categories: [InterestsPicker.Category]?

    init(_ categories: [InterestsPicker.Category]?) {
      self.categories = categories
    }
  }

  private func limits(_ options: Options) throws(LuaRaise) -> PickLimits {
    let minimum = try options.integer("minimum")
    let maximum = try options.integer("maximum")
    if let minimum, minimum < 0 {
      throw .message("InterestsPicker: minimum must be 0 or more, got \(minimum)")
    }
    if let maximum, maximum < 0 {
      throw .message("InterestsPicker: maximum must be 0 or more, got \(maximum)")
    }
    if let minimum, let maximum, minimum > maximum {
      throw .message(
        "InterestsPicker: minimum must not be above maximum, got minimum \(minimum) and maximum \(maximum)"
      )
    }
    return PickLimits(minimum: minimum, maximum: maximum)
  }

  /// The categories on top of the stack; nil for `loading`.
  func categories(_ name: String, _ options: Options) throws(LuaRaise) -> [InterestsPicker.Category]? {
    let stack = options.stack
    if constant(stack, -1) == .loading { return nil }
    guard stack.type(at: -1) == .table else { throw options.wrong(name, "a list of categories or loading") }
    var categories: [InterestsPicker.Category] = []
    try options.forEachItem(name) { (place) throws(LuaRaise) in
      let fields = try record(stack, place, options.word, known: ["id", "title", "topics"])
      var category = InterestsPicker.Category(
        id: try required("id", fields, place),
        title: try required("title", fields, place),
        topics: []
      )
      let topics = try fields.read("topics") { () throws(LuaRaise) in
        try self.topics("\(place).topics", options)
      }
      guard let topics else { throw .message("\(options.word): \(place).topics is missing") }
      category.topics = topics
      categories.append(category)
    }
    return categories
  }

  private func topics(_ name: String, _ options: Options) throws(LuaRaise) -> [InterestsPicker.Topic] {
    var topics: [InterestsPicker.Topic] = []
    try options.forEachItem(name) { (place) throws(LuaRaise) in
      let fields = try record(options.stack, place, options.word, known: ["id", "title", "symbol"])
      topics.append(
        InterestsPicker.Topic(
          id: try required("id", fields, place),
          title: try required("title", fields, place),
          symbol: try optional("symbol", fields, place) ?? "circle"
        )
      )
    }
    return topics
  }

  /// The record on top of the stack, with messages that name its place.
  private func record(
    _ stack: LuaStack,
    _ place: String,
    _ word: String,
    known: [StaticString]
  ) throws(LuaRaise) -> Options {
    guard stack.type(at: -1) == .table else {
      throw .message(
        "\(word): \(place) must be a table { \(known.map { "\($0) =" }.joined(separator: ", ")) }, "
          + "got \(stack.kind(at: -1))"
      )
    }
    return try Options(stack, -1, of: "\(word): \(place)", known: known)
  }

  private func required(_ name: StaticString, _ fields: Options, _ place: String) throws(LuaRaise) -> String {
    guard let text = try optional(name, fields, place), !text.isEmpty else {
      throw .message("\(fields.word).\(name) is missing")
    }
    return text
  }

  private func optional(_ name: StaticString, _ fields: Options, _ place: String) throws(LuaRaise) -> String? {
    try fields.read(name) { () throws(LuaRaise) in
      guard let text = fields.stack.string(at: -1) else {
        throw .message("\(fields.word).\(name) must be a string, got \(fields.stack.kind(at: -1))")
      }
      return text
    }
  }

  // MARK: Shared

  /// The opening of a block, for its closures.
  private struct Opening {
    let session: Session
    /// Where the block is opened.
    let line: (source: String, line: Int)?
  }

  /// The block's options; none are as good as an empty table.
  private func blockOptions(_ stack: LuaStack, _ name: String, _ known: [StaticString]) throws(LuaRaise) -> Options {
    if stack.isNilOrAbsent(at: 1) {
      stack.setTop(0)
      try stack.createTable()
    }
    return try Options(stack, 1, of: name, known: known)
  }

  /// What stands behind a closure: a Lua function or a server; nil when it is not given.
  private func closure(
    _ name: StaticString,
    _ closure: Call.Closure,
    _ options: Options,
    _ opening: Opening
  ) throws(LuaRaise) -> (any Server)? {
    try options.read(name) { () throws(LuaRaise) in
      if options.stack.type(at: -1) == .function {
        return ClosureServer(
          try options.stack.reference(at: -1),
          closure,
          session: opening.session,
          line: opening.line
        )
      }
      if let id = options.stack.object(at: -1, of: classes.server) {
        return opening.session.servers[try opening.session.index(id, "server")].server
      }
      throw options.wrong("\(name)", "a function or a server()")
    }
  }

  // MARK: The environment

  private func setEnvironment(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let session = try running("environment")
    let options = try Options(stack, 1, of: "environment", known: OptionNames.environment)
    var environment = session.world.environment
    if let flag = try options.boolean("reduceMotion") { environment.reduceMotion = flag }
    if let flag = try options.boolean("voiceOver") { environment.voiceOver = flag }
    if let name = try options.string("dynamicTypeSize") {
      environment.dynamicTypeSize = try oneOf("dynamicTypeSize", name, \.rawValue)
    }
    if let name = try options.string("colorScheme") {
      environment.colorScheme = try oneOf("colorScheme", name, \.rawValue)
    }
    if let width = try options.read("width", { () throws(LuaRaise) in try width(options) }) {
      environment.width = width
    }
    if let text = try options.string("today") {
      guard let day = CalendarDay(text), day >= .earliestBirthday else {
        throw .message(
          "environment: today must be a day from \(CalendarDay.earliestBirthday.isoText), "
            + "written as \"2026-01-15\", got \(text.quoted)"
        )
      }
      environment.today = day
    }
    session.world.environment = environment
    session.world.timeline.addAct("environment", on: try value(stack, 1).description, at: session.world.now)
    return .none
  }

  /// The widths that a screen can have, in points.
  private static let widths = 0.0...1_000_000

  private func width(_ options: Options) throws(LuaRaise) -> Double {
    guard let width = options.stack.number(at: -1) else { throw options.wrong("width", "a number of points") }
    guard Self.widths.contains(width) else {
      let most = Value.words(for: Self.widths.upperBound)
      throw .message("environment: width must be from 0 to \(most) points, got \(Value.words(for: width))")
    }
    return width
  }

  private func oneOf<Choice: CaseIterable>(
    _ option: String,
    _ name: String,
    _ nameOf: (Choice) -> String
  ) throws(LuaRaise) -> Choice {
    if let choice = Choice.allCases.first(where: { nameOf($0) == name }) { return choice }
    let names = Choice.allCases.map(nameOf)
    throw .message(
      "environment: \(option) can't be \(name.quoted)\(Suggestion.question(for: name, among: names)) "
        + "(it is one of \(names.joined(separator: ", ")))"
    )
  }
}
