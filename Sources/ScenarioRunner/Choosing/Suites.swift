import ScenarioLanguage

/// The suites of scenario files, each looked for once.
final class Suites {
  private var suites: [(folder: Substring, suite: Suite)] = []

  /// The suite that the file belongs to.
  func suite(of file: String) -> Suite {
    let folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
    if let known = suites.last(where: { $0.folder == folder }) { return known.suite }
    let suite = Suite(of: file)
    suites.append((folder, suite))
    return suite
  }

  /// The file's path in its suite.
  func path(of file: String) -> String {
    Suite.path(of: file, below: suite(of: file).root)
  }
}
