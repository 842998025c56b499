/// Which scenarios are asked for.
struct Choice: Sendable, Hashable {
  /// Files, folders, or `FILE:LINE`.
  var paths = ["Scenarios"]
  /// Parts of "file › title", of which a scenario must have one; none for all.
  var filters: [String] = []
  /// Parts of "file › title", of which a scenario must have none.
  var excludes: [String] = []
  /// Tags, of which a scenario must have one; none for all.
  var tags: [String] = []
  /// Ids of rules, of which a scenario must cover one; none for all.
  var rules: [String] = []
  /// Whether only those are asked for that failed when they last ran.
  var lastFailed = false
  /// The share of all those that is asked for.
  var shard: Shard?

  /// The whole suite in `Scenarios`.
  init() {}

  /// What the arguments ask for, and an engine's variables when they name no shard.
  init(_ arguments: ParsedArguments, environment: @escaping (String) -> String?) throws(UsageError) {
    if !arguments.operands.isEmpty { paths = arguments.operands }
    filters = try arguments.texts("--filter", wants: "a part of \"file › title\"")
    excludes = try arguments.texts("--exclude", wants: "a part of \"file › title\"")
    tags = try arguments.texts("--tag", wants: "a tag")
    rules = try arguments.texts("--rule", wants: "the id of a rule")
    lastFailed = arguments.has("--last-failed")
    if let text = arguments.values("--shard").last {
      shard = try Shard(text)
    } else {
      shard = try Shard.ofEngine(environment)
    }
  }

  /// What was asked for, as it is written in a call.
  var words: String {
    var words = paths.map { "'\($0)'" }
    for (option, values) in [("--filter", filters), ("--exclude", excludes), ("--tag", tags), ("--rule", rules)] {
      words += values.map { "\(option) '\($0)'" }
    }
    if lastFailed { words.append("--last-failed") }
    if let shard { words.append("--shard \(shard.index)/\(shard.count)") }
    return words.joined(separator: " ")
  }
}
