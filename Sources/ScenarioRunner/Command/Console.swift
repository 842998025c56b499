/// Where the command's output goes, who reads it, and what it knows of its surroundings.
public struct Console {
  /// A terminal on which people read standard output.
  public struct Terminal {
    /// How many columns it has at this moment.
    public var columns: () -> Int
    /// The time in seconds since some moment.
    public var now: () -> Double

    /// A terminal of that width.
    public init(columns: @escaping () -> Int, now: @escaping () -> Double) {
      self.columns = columns
      self.now = now
    }
  }

  /// Writes to standard output.
  public var output: (String) -> Void
  /// Writes to standard error.
  public var error: (String) -> Void
  /// Lets all that was written be read at once.
  public var flush: () -> Void
  /// Waits for a key, so many seconds at most.
  public var key: (Double) -> Character?
  /// Whether a key can still come.
  public var hasKeys: () -> Bool
  /// The terminal on which standard output is read, if it is.
  public var terminal: Terminal?
  /// The value of a variable that the command was started with; nil when it is not set.
  public var environment: (String) -> String?
  /// Whether scenarios run in processes of their own; only for a process with one thread.
  public var makesProcesses: Bool
  /// Whether a person or the system has interrupted the command.
  public var isInterrupted: () -> Bool
  /// Whether nobody reads standard output any more.
  public var isUnread: () -> Bool

  /// A console with these outputs.
  public init(
    output: @escaping (String) -> Void,
    error: @escaping (String) -> Void,
    flush: @escaping () -> Void = {},
    key: @escaping (Double) -> Character?,
    hasKeys: @escaping () -> Bool = { true },
    terminal: Terminal? = nil,
    environment: @escaping (String) -> String? = { _ in nil },
    makesProcesses: Bool = false,
    isInterrupted: @escaping () -> Bool = { false },
    isUnread: @escaping () -> Bool = { false }
  ) {
    self.output = output
    self.error = error
    self.flush = flush
    self.key = key
    self.hasKeys = hasKeys
    self.terminal = terminal
    self.environment = environment
    self.makesProcesses = makesProcesses
    self.isInterrupted = isInterrupted
    self.isUnread = isUnread
  }

  /// Whether what is written to standard output is coloured when nothing else is asked for.
  var showsColor: Bool {
    terminal != nil && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }
}
