import Foundation

/// The machine that was measured on.
struct Machine: Encodable {
  let processor: String
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let system: String
  /// How many processes wanted a core in the minute before, on average; 0 is quiet.
  let load: Double

  init() {
    processor = Self.field("model name", of: "/proc/cpuinfo", partedBy: ":") ?? "unknown processor"
    system =
      Self.field("PRETTY_NAME", of: "/etc/os-release", partedBy: "=")
      ?? ProcessInfo.processInfo.operatingSystemVersionString
    var loads = [0.0]
    load = getloadavg(&loads, 1) == 1 ? loads[0] : 0
  }

  /// A field of one of the files in which Linux describes the machine.
  private static func field(_ name: String, of path: String, partedBy separator: Character) -> String? {
    let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    let line = text?.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: separator).last.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\"")) }
  }
}

/// A program that takes part, with its version; nil when it is missing.
public struct Version: Encodable, Sendable {
  let name: String
  let version: String?

  /// The version of what bears that name.
  public init(_ name: String, _ version: String?) {
    self.name = name
    self.version = version
  }
}
