extension CommandDescription {
  static let merge = CommandDescription(
    name: "merge",
    usage: "[OPTIONS] FILE…",
    summary: "Joins the JSON results of a run's shares, and tells of the whole as one run would.",
    details: [
      "Each FILE was written by 'scenario run --shard I/N --reporter json=FILE'; all N must be given.",
      "The results of a whole run may stand alone, to be told by another reporter.",
    ],
    options: .telling,
    example: "scenario merge 1.json 2.json 3.json 4.json --reporter junit=results.xml",
    perform: { arguments, console throws(UsageError) in
      let told = try TellingOptions(arguments)
      guard !arguments.operands.isEmpty else {
        throw .badOperands(command: "merge", wants: "files of results: scenario merge 1.json 2.json")
      }
      let merge: Merge
      do throws(ResultsError) {
        var shares: [Results] = []
        for path in arguments.operands { shares.append(try Results(path: path)) }
        merge = try Merge(shares)
      } catch {
        throw .badResults(error)
      }
      let telling = Telling(told, console: console)
      for event in merge.events {
        for reporter in telling.reporters { reporter.receive(event) }
      }
      return telling.finish(merge.summary.exitStatus)
    }
  )
}
