/// Something to measure, beside what it is compared with, and what is to be reached.
public struct Figure {
  /// What the numbers are in.
  public enum Unit: String, Encodable, Sendable {
    /// Wall-clock time of a whole process, or the cores' time of work inside the benchmarks' own.
    case seconds = "s"
    /// As seconds.
    case milliseconds = "ms"
    /// As seconds.
    case microseconds = "µs"
    /// How many in a second.
    case perSecond = "/s"
    /// Memory, in units of 2^20 bytes.
    case mebibytes = "MiB"
    /// Memory.
    case bytes
    /// How often memory is asked for.
    case allocations
  }

  /// What else is measured in turn with the figure: what people would use instead, or the same work done otherwise.
  public struct Peer {
    let name: String
    let run: () throws -> Double?

    /// A peer of that name; what runs it answers in the figure's unit, or nil where the peer is missing.
    public init(_ name: String, run: @escaping () throws -> Double?) {
      self.name = name
      self.run = run
    }
  }

  /// What is measured.
  public let name: String
  let unit: Unit
  let peer: Peer?
  let goals: [Goal]
  let run: () throws -> Double?

  /// A figure with that name; what runs it measures once, and answers nil where it can't be measured on this machine.
  public init(
    _ name: String,
    in unit: Unit,
    beside peer: Peer? = nil,
    _ goals: Goal...,
    run: @escaping () throws -> Double?
  ) {
    self.name = name
    self.unit = unit
    self.peer = peer
    self.goals = goals
    self.run = run
  }
}
