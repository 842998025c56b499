import ScenarioLanguage

/// Runs scenarios in this process, one after the other.
final class LocalExecutor: Executor {
  private let files: () -> FileTask?
  private let limits: ScenarioLimits
  private let suites: Suites
  private let choose: (FileTask, [ScenarioDeclaration]) -> Chosen
  private let performer: Performer
  private var current: ScenarioFile?

  init(
    _ limits: ScenarioLimits,
    suites: Suites,
    files: @escaping () -> FileTask?,
    choose: @escaping (FileTask, [ScenarioDeclaration]) -> Chosen,
    performer: @escaping Performer
  ) {
    self.files = files
    self.limits = limits
    self.suites = suites
    self.choose = choose
    self.performer = performer
  }

  func nextFile() -> FileTask? {
    guard let task = files() else { return nil }
    do throws(LoadError) {
      let path = task.path.file
      let file = try ScenarioFile(path: path, suite: suites.suite(of: path), limits: limits)
      current = file
      task.loaded = .success(choose(task, file.scenarios))
      task.requiredFiles = file.requiredFiles
    } catch {
      current = nil
      task.loaded = .failure(error)
      task.requiredFiles = error.requiredFiles
    }
    return task
  }

  func result(of task: FileTask, at place: Int) -> RanScenario {
    guard let current else { preconditionFailure("a file that does not load has no scenarios") }
    defer { task.requiredFiles = current.requiredFiles }
    return performer(current, task.chosen[place]) {}
  }

  func end() {
    current = nil
  }
}
