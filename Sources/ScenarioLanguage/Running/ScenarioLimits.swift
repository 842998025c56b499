/// What a script may use.
public struct ScenarioLimits: Sendable, Hashable {
  /// The wall-clock time for one scenario, in seconds, unless it is set.
  public static let defaultSeconds = 10
  /// The Lua memory of one file, in MiB, unless it is set.
  public static let defaultMebibytes = 64
  /// The Lua instructions of one scenario, in millions, unless it is set.
  public static let defaultMillionsOfInstructions = 500

  /// The Lua memory of one file, in bytes.
  public var memory = defaultMebibytes << 20
  /// The wall-clock time for one scenario, and for loading a file, in seconds.
  public var seconds = Double(defaultSeconds)
  /// The Lua instructions of one scenario, and of loading a file.
  public var instructions = defaultMillionsOfInstructions * 1_000_000

  /// The usual limits.
  public init() {}
}
