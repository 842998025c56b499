import ScenarioLanguage

/// Looks for all mistakes in scripts, running no scenario.
struct ScriptCheck {
  /// The mistakes, file by file, each file's in the order of its lines.
  let mistakes: [Mistake]
  /// How many files were looked at, those that others require included.
  let fileCount: Int

  /// A script that was looked at.
  private struct Script {
    var text: ScriptText
    var names: ScriptNames
  }

  init(_ paths: [SuitePath], suites: Suites) throws(LoadError) {
    let vocabulary = try Vocabulary()
    var scripts: [Script] = []
    var met: [Mistake] = []
    var seen = Set(paths.map(\.file))
    var required: [String] = []
    for path in paths {
      let loading = ScenarioFile.mistakes(in: path.file, suite: suites.suite(of: path.file))
      required += loading.requiredFiles.filter { seen.insert($0).inserted }
      met += (loading.reports + [loading.loadError].compactMap(\.self)).map { Self.mistake($0, of: path.file) }
      if let text = ScriptText(file: path.file) { scripts.append(Self.script(text)) }
    }
    scripts += required.sorted().compactMap { ScriptText(file: $0).map(Self.script) }
    // A global or a field may be made by one file and used by another.
    let globals = scripts.reduce(into: Set(vocabulary.globals.keys)) { $0.formUnion($1.names.globalsWritten) }
    let methods = scripts.reduce(into: vocabulary.methods) { $0.formUnion($1.names.fields) }
    var mistakes: [Mistake] = []
    for script in scripts {
      let unknown = Self.unknown(in: script, vocabulary, globals: globals, methods: methods)
      // What an unknown name leads to when the file is loaded is the same mistake.
      let others = met.filter { met in
        met.file == script.text.file
          && !unknown.contains { $0.line == met.line && met.message.contains("'\($0.name)'") }
      }
      // A file that several require is met several times.
      var told: Set<Mistake> = []
      mistakes += (unknown + others).filter { told.insert($0).inserted }.sorted { $0.position < $1.position }
    }
    let files = Set(scripts.map(\.text.file))
    self.mistakes = mistakes + met.filter { !files.contains($0.file) }
    fileCount = Set(paths.map(\.file)).union(files).count
  }

  private static func script(_ text: ScriptText) -> Script {
    // Of a script that is no Lua Lua itself says what is wrong.
    Script(text: text, names: (try? ScriptNames(text.bytes)) ?? ScriptNames())
  }

  /// The mistake that loading the file has met: in a file that it requires, perhaps, or of no line at all.
  private static func mistake(_ report: FailureReport, of file: String) -> Mistake {
    var report = report
    // A script can raise an error that names any file as its place; only of those that were loaded the line is known.
    if report.place?.text == nil { report.place = nil }
    guard let text = ScriptText(file: report.place?.file ?? file) else {
      return Mistake(file: file, line: 0, column: 1, length: 1, message: report.message, text: "")
    }
    // Where it is no Lua our own reading finds the column.
    do throws(LuaSyntaxError) {
      _ = try ScriptNames(text.bytes)
    } catch {
      let place = text.mistake(report.message, at: error.start, length: error.length)
      if place.line == report.place?.line { return place }
    }
    return text.mistake(report)
  }

  private static func unknown(
    in script: Script,
    _ vocabulary: Vocabulary,
    globals: Set<String>,
    methods: Set<String>
  ) -> [Mistake] {
    func mistake(_ mention: ScriptNames.Mention, _ message: String, among names: some Sequence<String>) -> Mistake {
      let question = Suggestion.question(for: mention.name, among: names)
      return script.text.mistake(message + question, at: mention.start, length: mention.name.utf8.count)
    }
    let names = script.names
    var mistakes = names.globalsRead.filter { !globals.contains($0.name) }.map { mention in
      mistake(mention, "there is no '\(mention.name)'", among: globals.sorted())
    }
    mistakes += names.methods.filter { !methods.contains($0.name) }.map { mention in
      mistake(mention, "nothing has a method '\(mention.name)'", among: vocabulary.methods.sorted())
    }
    for (global, field) in names.globalFields {
      guard let fields = vocabulary.globals[global], !fields.isEmpty, !fields.contains(field.name) else { continue }
      mistakes.append(mistake(field, "\(global) has no '\(field.name)'", among: fields.sorted()))
    }
    for (word, option) in names.options {
      guard let known = vocabulary.options[word], !known.contains(option.name) else { continue }
      let name = word.hasPrefix(":") ? "block\(word)" : word
      mistakes.append(mistake(option, "\(name) has no option '\(option.name)'", among: known))
    }
    return mistakes
  }
}
