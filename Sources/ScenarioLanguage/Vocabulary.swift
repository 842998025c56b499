import LuaRuntime

/// The options that words take by name.
enum OptionNames {
  static let scenario: [StaticString] = ["covers", "tags", "skip", "knownBug", "exhaustive"]
  static let environment: [StaticString] = [
    "reduceMotion", "dynamicTypeSize", "colorScheme", "width", "today", "voiceOver",
  ]
  static let profileSetup: [StaticString] = [
    "step", "of", "title", "message", "name", "roles", "asksBirthday", "checkUsername", "onContinue", "onSkip",
  ]
  static let interestsPicker: [StaticString] = [
    "categories", "selection", "minimum", "maximum", "title", "onContinue", "onSkip",
  ]
  static let image: [StaticString] = ["width", "height", "format", "orientation", "transparent", "colour"]
  static let server: [StaticString] = ["latency", "taken", "throws", "replies", "ignoringCancellation"]
  static let sleep: [StaticString] = ["ignoringCancellation"]
  static let waitUntil: [StaticString] = ["within"]
  static let typing: [StaticString] = ["every"]
  static let choosePhoto: [StaticString] = ["after"]
  static let snapshot: [StaticString] = ["picture"]
}

/// The names that the language has, for those who read scripts without running them.
public struct Vocabulary: Sendable {
  /// The globals of scripts, Lua's own among them; of those that are tables the fields.
  public let globals: [String: Set<String>]
  /// The methods of all objects, without the colon.
  public let methods: Set<String>
  /// The options that functions and methods take by name; a method is written with its colon.
  public let options: [String: [String]]

  /// The language as a file of scenarios finds it.
  ///
  /// - Throws: A `LoadError` when the language can't be had, for want of memory.
  public init() throws(LoadError) {
    globals = try Self.globals()
    let acts = Interpreter.sharedActs + Interpreter.profileActs + Interpreter.interestsActs + Interpreter.looks
    methods = Set(acts.map(\.name) + Matcher.allCases.map(\.rawValue) + ["eventually", "reply", "throw", "pixel"])
      .union(globals["string"] ?? [])
    options = [
      "scenario": OptionNames.scenario, "environment": OptionNames.environment,
      "ProfileSetup": OptionNames.profileSetup, "InterestsPicker": OptionNames.interestsPicker,
      "image": OptionNames.image, "server": OptionNames.server, "sleep": OptionNames.sleep,
      "waitUntil": OptionNames.waitUntil, ":type": OptionNames.typing, ":backspace": OptionNames.typing,
      ":choosePhoto": OptionNames.choosePhoto, ":snapshot": OptionNames.snapshot,
    ].mapValues { $0.map { "\($0)" } }.merging([":all": ElementProperty.allCases.map(\.rawValue)]) { $1 }
  }

  /// What scripts find in their globals, asked of a script.
  private static func globals() throws(LoadError) -> [String: Set<String>] {
    let script = """
      local names = {}
      for name, value in pairs(_G) do
        if value ~= _G then names[#names + 1] = name end
        if type(value) == "table" and value ~= _G then
          for field in pairs(value) do names[#names + 1] = name .. "." .. field end
        end
      end
      return table.concat(names, "\\n")
      """
    let names: String
    do throws(LuaError) {
      let interpreter = try Interpreter(file: "", suite: Suite(of: ""), limits: ScenarioLimits())
      let lua = interpreter.lua
      try lua.call(try lua.load(Array(script.utf8), chunkName: "vocabulary"), results: 1)
      names = lua.stack.string(at: -1) ?? ""
    } catch {
      throw LoadError(report: FailureReport(message: error.message))
    }
    var globals: [String: Set<String>] = ["_G": []]
    for name in names.split(separator: "\n") {
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      globals[parts[0], default: []].formUnion(parts.dropFirst())
    }
    return globals
  }
}
