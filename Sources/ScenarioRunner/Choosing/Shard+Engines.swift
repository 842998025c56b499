extension Shard {
  /// The share that an engine asks for by its variables: Bazel, a Slurm array, or an indexed job of Kubernetes.
  static func ofEngine(_ environment: @escaping (String) -> String?) throws(UsageError) -> Shard? {
    let variables = Variables(environment: environment)
    if let shard = try bazel(variables) { return shard }
    if let shard = try slurm(variables) { return shard }
    return try kubernetes(variables)
  }

  private static func bazel(_ variables: Variables) throws(UsageError) -> Shard? {
    guard let count = try variables.number("TEST_TOTAL_SHARDS", in: 1...(.max)) else { return nil }
    guard let index = try variables.number("TEST_SHARD_INDEX", in: 0...(count - 1)) else {
      throw .variableMissing("TEST_SHARD_INDEX", beside: "TEST_TOTAL_SHARDS")
    }
    return Shard(index: index + 1, count: count)
  }

  private static func slurm(_ variables: Variables) throws(UsageError) -> Shard? {
    guard let id = try variables.number("SLURM_ARRAY_TASK_ID", in: 0...(.max)) else { return nil }
    guard let count = try variables.number("SLURM_ARRAY_TASK_COUNT", in: 1...(.max)),
      let first = try variables.number("SLURM_ARRAY_TASK_MIN", in: 0...id),
      let last = try variables.number("SLURM_ARRAY_TASK_MAX", in: id...(.max))
    else {
      throw .variableMissing("SLURM_ARRAY_TASK_COUNT, _MIN or _MAX", beside: "SLURM_ARRAY_TASK_ID")
    }
    let step = count == 1 ? 1 : (last - first) / (count - 1)
    // Of an array such as 1,3,7 a task can't tell which one it is.
    guard step > 0, first + step * (count - 1) == last, (id - first) % step == 0 else {
      throw .unevenArray
    }
    return Shard(index: (id - first) / step + 1, count: count)
  }

  private static func kubernetes(_ variables: Variables) throws(UsageError) -> Shard? {
    guard let index = try variables.number("JOB_COMPLETION_INDEX", in: 0...(.max)) else { return nil }
    guard let count = try variables.number("JOB_COMPLETIONS", in: 1...(.max)) else {
      throw .variableMissing("JOB_COMPLETIONS", beside: "JOB_COMPLETION_INDEX")
    }
    guard index < count else {
      throw .badVariable("JOB_COMPLETION_INDEX", value: "\(index)", wants: "a whole number below JOB_COMPLETIONS")
    }
    return Shard(index: index + 1, count: count)
  }

  /// The variables of an engine.
  private struct Variables {
    let environment: (String) -> String?

    func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
      guard let text = environment(name), !text.isEmpty else { return nil }
      guard let number = Int(text), range.contains(number) else {
        let most = range.upperBound == .max ? "up" : "to \(range.upperBound)"
        throw .badVariable(name, value: text, wants: "a whole number from \(range.lowerBound) \(most)")
      }
      return number
    }
  }
}
