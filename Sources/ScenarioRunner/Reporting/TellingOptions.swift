/// How a run is told: by which reporters, in how much detail.
struct TellingOptions: Hashable {
  var reporters: [ReporterChoice] = []
  var detail = PrettyReporter.Detail.usual
  var color = ColorChoice.auto

  /// Whether a program reads standard output.
  var isForPrograms: Bool { reporters.contains { $0.file == nil && !$0.kind.sharesOutput } }

  init() {}

  init(_ arguments: ParsedArguments) throws(UsageError) {
    for text in arguments.values("--reporter") { reporters.append(try ReporterChoice(text)) }
    try ReporterChoice.check(reporters)
    switch (arguments.has("--quiet"), arguments.has("--verbose")) {
    case (true, true): throw .optionsExclude("--quiet", "--verbose")
    case (true, false): detail = .quiet
    case (false, true): detail = .verbose
    case (false, false): break
    }
    color = try ColorChoice(arguments)
  }
}
