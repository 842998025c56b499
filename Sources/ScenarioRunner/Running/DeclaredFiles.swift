import ScenarioLanguage

/// What files declare, found out without running any of it.
struct DeclaredFiles {
  /// What came of loading a file.
  typealias Loaded = Result<[ScenarioDeclaration], LoadError>

  /// The files with what they declare, in the order in which they were given.
  private(set) var files: [(path: SuitePath, loaded: Loaded)] = []

  /// Loads the files, in processes of their own or in this one, until the console is interrupted.
  init(_ paths: [SuitePath], suites: Suites, limits: ScenarioLimits, console: Console) {
    let performer = Performer(
      limits: limits,
      suites: suites,
      choose: { task, declared in
        task.declared = declared
        return Chosen()
      },
      run: { _, _, _ in preconditionFailure("no scenario was chosen to run") }
    )
    var rest = paths.enumerated().makeIterator()
    let executor = performer.executor(jobs: console.makesProcesses ? WorkerPool.jobs(for: paths.count) : nil) {
      rest.next().map { FileTask($0.offset, $0.element, RunOrder(seed: nil, repetition: 1)) }
    }
    while !console.isInterrupted(), let task = executor.nextFile() {
      switch task.loaded {
      case .chosen: files.append((task.path, .success(task.declared)))
      case .failed(let error): files.append((task.path, .failure(error)))
      case nil: preconditionFailure("a file was told before it was loaded")
      }
    }
    executor.end()
  }
}
