/// A reporter that was asked for, and where it writes.
struct ReporterChoice: Hashable {
  /// The reporters by their names.
  enum Kind: String, CaseIterable {
    case pretty, tap, junit, json, github

    /// Whether its lines may stand between those of another.
    var sharesOutput: Bool { self == .pretty || self == .github }
  }

  var kind: Kind
  /// The path of its file; nil for standard output.
  var file: String?

  /// Reads `NAME` or `NAME=FILE`.
  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = Kind(rawValue: parts[0]) else {
      throw .badValue(option: "--reporter", value: text, wants: Self.wanted)
    }
    if parts.count == 2, parts[1].isEmpty {
      throw .badValue(option: "--reporter", value: text, wants: "\(kind.rawValue) or \(kind.rawValue)=FILE")
    }
    if parts.count == 2, parts[1].hasSuffix(".lua") {
      throw .badValue(
        option: "--reporter",
        value: text,
        wants: "\(kind.rawValue)=FILE, and a .lua file is a script, which is not written over"
      )
    }
    self.kind = kind
    file = parts.count == 2 ? parts[1] : nil
  }

  private static var wanted: String {
    let names = Kind.allCases.map(\.rawValue)
    return "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? ""), with =FILE for a file"
  }

  /// Refuses reporters of which one would write into what another writes.
  static func check(_ choices: [ReporterChoice]) throws(UsageError) {
    for (index, choice) in choices.enumerated() {
      for other in choices[..<index] where other.file?.standardizedPath == choice.file?.standardizedPath {
        if choice.file == nil, choice.kind != other.kind, choice.kind.sharesOutput, other.kind.sharesOutput { continue }
        throw .reportersMeet(other.kind.rawValue, choice.kind.rawValue, file: choice.file)
      }
    }
  }
}
