import Testing

/// Completions, asked of the shells themselves.
struct CompletionsTests {
  /// What bash completes the last of the words with.
  private func bash(_ words: String...) throws -> [Substring] {
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let ended = try Command.shell(
      """
      source <("$SCENARIO" completions bash)
      COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
      _scenario; printf '%s\\n' "${COMPREPLY[@]}"; complete -p scenario
      """
    )
    #expect(ended.error.isEmpty)
    let lines = ended.output.split(separator: "\n")
    #expect(lines.last == "complete -o default -F _scenario scenario")
    return lines.dropLast()
  }

  @Test("bash completes commands, options, and values")
  func bash() throws {
    #expect(try bash("scenario", "r") == ["run", "render", "rules"])
    #expect(try bash("scenario", "--v") == ["--version"])
    #expect(try bash("scenario", "run", "--fi") == ["--filter"])
    #expect(try bash("scenario", "list", "--j") == ["--json"])
    #expect(try bash("scenario", "run", "--color", "") == ["auto", "always", "never"])
    #expect(try bash("scenario", "run", "--color", "=") == ["auto", "always", "never"])
    #expect(try bash("scenario", "merge", "--reporter", "=", "j") == ["junit", "json"])
    #expect(try bash("scenario", "completions", "") == ["bash", "zsh", "fish"])
    // Files, which bash completes itself.
    #expect(try bash("scenario", "run", "Sc") == [])
  }

  @Test("fish completes commands, options, and values")
  func fish() throws {
    func complete(_ line: String) throws -> [Substring] {
      let ended = try Command.shell(
        "fish --no-config -c '\"$SCENARIO\" completions fish | source; complete -C \"\(line)\"'"
      )
      #expect(ended.error.isEmpty)
      return ended.output.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    }
    #expect(try complete("scenario ru") == ["rules", "run"])
    #expect(try complete("scenario run --fi") == ["--filter"])
    #expect(try complete("scenario run --color ") == ["always", "auto", "never"])
    #expect(try complete("scenario completions ") == ["bash", "fish", "zsh"])
    #expect(try complete("scenario list --ver") == ["--version"])
  }

  @Test("zsh reads the script, and is told of the commands' options")
  func zsh() throws {
    let ended = try Command.shell(
      """
      zsh -f -c '
        autoload -Uz compinit; compinit -D -u
        source <("$SCENARIO" completions zsh)
        print -- $_comps[scenario]
        _describe() { print -- $commands }
        _arguments() { print -l -- $words[1] "$@" }
        words=(scenario ""); CURRENT=2; _scenario
        words=(scenario merge ""); CURRENT=3; _scenario
        words=(scenario completions ""); CURRENT=3; _scenario
      '
      """
    )
    #expect(ended.error.isEmpty)
    let lines = ended.output.split(separator: "\n")
    #expect(lines.first == "_scenario")
    #expect(lines.dropFirst().first?.hasPrefix("run:Runs scenarios in virtual time. render:Draws ") == true)
    #expect(
      lines.contains(
        "*--color=[auto, always or never (auto; NO_COLOR is honoured)]:WHEN:(auto always never)"
      )
    )
    #expect(lines.contains("*:file:_files"))
    #expect(lines.contains(":word:(bash zsh fish)"))
  }
}
