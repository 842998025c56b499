import ScenarioLanguage

/// Runs scenarios in this process, one after the other.
final class LocalExecutor: Executor {
  private let performer: Performer
  private let files: () -> FileTask?
  private var current: ScenarioFile?

  init(_ performer: Performer, files: @escaping () -> FileTask?) {
    self.performer = performer
    self.files = files
  }

  func nextFile() -> FileTask? {
    guard let task = files() else { return nil }
    do throws(LoadError) {
      let file = try performer.load(task.path.file) { task.dependencies += $0 }
      current = file
      task.loaded = .chosen(performer.choose(task, file.scenarios))
    } catch {
      current = nil
      task.loaded = .failed(error)
    }
    return task
  }

  func result(of task: FileTask, at place: Int) -> RanScenario {
    guard let current else { preconditionFailure("a file that does not load has no scenarios") }
    return performer.run(current, task.chosen[place].number - 1) {}
  }

  func end() {
    current = nil
  }
}
