/// What a script may use.
public struct ScenarioLimits: Sendable, Hashable {
  /// How much one scenario can print, in MiB, unless it is set.
  public static let defaultMebibytesOfOutput = 1
  /// How much one scenario can have waiting, unless it is set.
  public static let defaultWaits = 10_000
  /// How many entries the journals of one scenario can get, unless it is set.
  public static let defaultEntries = 1_000_000
  /// The wall-clock time for one scenario, in seconds, unless it is set.
  public static let defaultSeconds = 10
  /// The Lua memory of one file, in MiB, unless it is set.
  public static let defaultMebibytes = 64
  /// The memory that a process in which scenarios run may use beside that of Lua, in MiB.
  public static let mebibytesBesideLua = 1024
  /// The Lua instructions of one scenario, in millions, unless it is set.
  public static let defaultMillionsOfInstructions = 500

  /// The Lua memory of one file, and what the texts of its declarations may take, in bytes.
  public var memory = defaultMebibytes << 20
  /// The memory of a process in which scenarios run, in bytes: that of Lua, thrice, since a scenario is explained and
  /// checked in copies of its file, and what is beside it.
  public var processMemory: Int { 3 * memory + (Self.mebibytesBesideLua << 20) }
  /// The wall-clock time for one scenario, and for loading a file, in seconds.
  public var seconds = Double(defaultSeconds)
  /// The Lua instructions of one scenario, and of loading a file.
  public var instructions = defaultMillionsOfInstructions * 1_000_000
  /// How much one scenario can print, in bytes; what is more is cut.
  public var output = defaultMebibytesOfOutput << 20
  /// How much one scenario can have on the clock at one moment: waits, sleeps, servers' latencies and photos.
  public var waits = defaultWaits
  /// How many entries the journals of one scenario can get in all.
  public var entries = defaultEntries

  /// The usual limits.
  public init() {}
}
