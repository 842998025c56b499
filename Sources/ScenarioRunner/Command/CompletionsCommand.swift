extension CommandDescription {
  static let completions = CommandDescription(
    name: "completions",
    usage: "bash|zsh|fish",
    summary: "Writes what a shell needs to complete the command's words.",
    details: [
      "bash  source <(scenario completions bash)            in ~/.bashrc",
      "zsh   source <(scenario completions zsh)             in ~/.zshrc, after compinit",
      "fish  scenario completions fish | source             in ~/.config/fish/config.fish",
    ],
    words: CompletionShell.allCases.map(\.rawValue),
    options: [],
    example: "source <(scenario completions bash)",
    perform: { arguments, console throws(UsageError) in
      guard arguments.operands.count == 1, let shell = CompletionShell(rawValue: arguments.operands[0]) else {
        throw .badOperands(command: "completions", wants: "a shell: bash, zsh or fish")
      }
      console.output(shell.script(for: CommandDescription.all))
      return .passed
    }
  )
}

/// The shells whose completions can be written.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// What the shell reads to complete the words of these commands.
  func script(for commands: [CommandDescription]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }
}
