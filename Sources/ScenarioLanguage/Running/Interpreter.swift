import Blocks
import Drawing
import LuaRuntime
import Simulation

/// The Lua state of one scenario file, with the language of scenarios in it.
final class Interpreter {
  let lua: LuaState
  let suite: Suite
  let file: String
  /// What the file's scripts may use.
  let limits: ScenarioLimits
  var classes = Classes()
  /// Lua's `tostring`, whatever a script makes of the global.
  let tostring: LuaReference
  /// Lua's `string.find`, likewise.
  let find: LuaReference

  /// The scenarios that the file has declared.
  var declared: [ScenarioDeclaration] = []
  /// The bytes that their texts take outside of Lua.
  var declaredBytes = 0
  /// The table of their bodies.
  ///
  /// One reference for all: each collection of garbage goes through the registry, which must not grow with the scenarios.
  let bodies: LuaReference
  /// The names of the language's global functions.
  private(set) var words: [String] = []
  /// The lines of the declared scenarios, by title.
  var titles: [String: Int] = [:]
  /// The story of the scenario that runs; its room serves one scenario after the other.
  let timeline = Timeline()
  /// Whether mistakes in declarations are kept instead of ending the loading.
  var keepsMistakes = false
  /// The mistakes that were kept.
  var mistakes: [FailureReport] = []
  /// The snapshots that the file's scenarios take.
  let snapshots: SnapshotShelf
  /// The scenario that runs, or nil while the file is loaded.
  var session: Session?
  /// What can be thrown, by the ids of the objects that stand for it.
  var failures: [Failure] = []
  /// The ids of what can be thrown.
  var failureIDs: [Failure: Int64] = [:]
  /// The pictures that `image` has made, by id.
  var images: [PictureDescription] = []
  /// The photos that closures were given, by id.
  var photos: [HandedOnPhoto] = []
  /// What tells misspelt names of plain tables, by their kinds.
  var metatables: [KnownFields: LuaReference] = [:]
  /// The table of the methods that such a photo has.
  var photoMethods: LuaReference?
  /// What `require` has loaded, by name; nil while it is being loaded.
  var modules: [String: LuaReference?] = [:]
  /// Is told the paths on which the file's outcome depends, each once.
  private let noteDependencies: ([String]) -> Void
  /// Where modules were looked for that are not there, or are not the suite's.
  private var missingFiles: Set<String> = []
  /// How many such places are kept: a script can ask for any number of modules, and go on.
  private static let mostMissing = 100
  /// The bytes of scripts, by path, for the texts of places.
  private var sources: [String: [UInt8]] = [:]
  private var sessionCount: Int64 = 0

  init(
    file: String,
    suite: Suite,
    limits: ScenarioLimits,
    noteDependencies: @escaping ([String]) -> Void = { _ in }
  ) throws(LuaError) {
    self.file = file
    self.noteDependencies = noteDependencies
    self.limits = limits
    self.suite = suite
    snapshots = SnapshotShelf(of: file, in: suite)
    lua = try LuaState(memoryLimit: limits.memory)
    (tostring, find, bodies) = try Self.references(in: lua)
    try lua.withoutCollecting { () throws(LuaError) in
      try defineDeclaring()
      try defineConstants()
      try defineImages()
      try definePhotos()
      try defineOpening()
      try defineTime()
      try defineServers()
      try defineBlocks()
      try defineElements()
      try defineJournal()
      try defineExpecting()
    }
  }

  /// Lua's own functions that the language calls, and the table of bodies.
  private static func references(
    in lua: LuaState
  ) throws(LuaError) -> (tostring: LuaReference, find: LuaReference, bodies: LuaReference) {
    try lua.call(try lua.load(Array("return tostring, string.find, {}".utf8), chunkName: "scenario"), results: 3)
    defer { lua.stack.pop(3) }
    do throws(LuaRaise) {
      return (
        try lua.stack.reference(at: -3), try lua.stack.reference(at: -2), try lua.stack.reference(at: -1)
      )
    } catch {
      throw lua.stack.error(from: error)
    }
  }

  /// Makes a function of the language a global of scripts.
  func define(
    _ name: String,
    most: Int,
    _ function: @escaping (Interpreter, LuaStack) throws(LuaRaise) -> LuaResults
  ) throws(LuaError) {
    words.append(name)
    try lua.setGlobal(name, method(name, most: most, function))
  }

  /// A function of the language as Lua calls it.
  ///
  /// More arguments than `most` are a mistake; the receiver before a colon is one of them, but is not spoken of. Only a
  /// script of the interpreter's own state can call it, so that the interpreter is there whenever it is called.
  func method(
    _ word: String,
    most: Int,
    hasReceiver: Bool = false,
    _ function: @escaping (Interpreter, LuaStack) throws(LuaRaise) -> LuaResults
  ) -> LuaState.Function {
    { [unowned(unsafe) self] stack throws(LuaRaise) in
      guard stack.count <= most else {
        let receivers = hasReceiver ? 1 : 0
        throw Arguments.tooMany(word, most: most - receivers, got: stack.count - receivers)
      }
      return try function(self, stack)
    }
  }

  /// The scenario that runs; a mistake when the word is used while the file is loaded.
  func running(_ word: String, of prefix: String = "") throws(LuaRaise) -> Session {
    guard let session else {
      throw .message("\(prefix)\(word) is for a scenario's body, not for the file outside of one")
    }
    return session
  }

  /// Begins a scenario: a fresh clock, environment and journal.
  func beginSession(isExhaustive: Bool, watcher: Watcher? = nil, replay: Replay? = nil) -> Session {
    sessionCount += 1
    let session = Session(
      number: sessionCount,
      interpreter: self,
      isExhaustive: isExhaustive,
      watcher: watcher,
      replay: replay
    )
    self.session = session
    return session
  }

  // MARK: Places in scripts

  /// Keeps a script's bytes, so that messages can show its lines.
  func remember(_ source: [UInt8], of path: String) {
    sources[path] = source
  }

  /// Keeps the bytes of a module that is required.
  func remember(_ source: [UInt8], ofModule path: String) {
    if sources[path] == nil { noteDependencies([path]) }
    remember(source, of: path)
  }

  /// Keeps where a module was looked for and not taken.
  func rememberMissing(_ paths: [String]) {
    let new = Set(paths).subtracting(missingFiles)
    guard missingFiles.count < Self.mostMissing, !new.isEmpty else { return }
    missingFiles.formUnion(new)
    noteDependencies(new.sorted())
  }

  /// The paths of the scripts that the file has required.
  var requiredFiles: [String] { sources.keys.filter { $0 != file }.sorted() }

  /// How many lines a script has.
  func lineCount(of path: String) -> Int {
    sources[path, default: []].count { $0 == UInt8(ascii: "\n") } + 1
  }

  /// The place with its line's text.
  func place(_ path: String, _ line: Int) -> FailureReport.Place {
    let path = wholePath(path)
    let text = sources[path].flatMap { FailureReport.Place.text(ofLine: line, in: $0) }
    return FailureReport.Place(file: path, line: line, text: text)
  }

  /// The path of a script that Lua has cut at its start, as it does with long ones in its own messages.
  private func wholePath(_ path: String) -> String {
    guard sources[path] == nil, path.hasPrefix("...") else { return path }
    let ending = path.dropFirst(3)
    return sources.keys.filter { $0.hasSuffix(ending) }.min() ?? path
  }

  /// Where the innermost function of a script stands.
  func place(_ stack: LuaStack) -> FailureReport.Place? {
    stack.location().map { place($0.source, $0.line) }
  }
}

/// The ids of the classes of objects that scripts hold, each defined while the interpreter is opened.
struct Classes {
  var constant = LuaClassID.undefined
  var thrown = LuaClassID.undefined
  var reply = LuaClassID.undefined
  var image = LuaClassID.undefined
  var photo = LuaClassID.undefined
  var profileSetup = LuaClassID.undefined
  var interestsPicker = LuaClassID.undefined
  var element = LuaClassID.undefined
  var journal = LuaClassID.undefined
  var entry = LuaClassID.undefined
  var server = LuaClassID.undefined
  var request = LuaClassID.undefined
  var expectation = LuaClassID.undefined
  var failure = LuaClassID.undefined
}
