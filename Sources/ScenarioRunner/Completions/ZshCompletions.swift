/// Completions for zsh.
struct ZshCompletions {
  var commands: [CommandDescription]

  /// What zsh reads.
  var script: String {
    let names = commands.map { command in "    '\(command.name):\(Self.quoted(command.summary))'" }
    return """
      #compdef scenario
      # Completions of scenario for zsh.
      _scenario() {
        local -a commands=(
      \(names.joined(separator: "\n"))
        )
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        ((CURRENT--))
        case $command in
      \(commands.map(arguments).joined(separator: "\n"))
        esac
      }
      compdef _scenario scenario

      """
  }

  private func arguments(of command: CommandDescription) -> String {
    let options = (command.options + CommandDescription.common).map { option in
      let help = "[\(Self.quoted(option.help))]"
      guard let value = option.value else { return "'\(option.name)\(help)'" }
      let choices = option.choices.isEmpty ? "" : "(\(option.choices.joined(separator: " ")))"
      // "=-" takes the value after "=" alone, "=" also as the next word.
      let joint = option.valueIsOptional ? "=-" : "="
      return "'*\(option.name)\(joint)\(help)\(option.valueIsOptional ? "::" : ":")\(Self.quoted(value)):\(choices)'"
    }
    let operands = command.words.isEmpty ? "'*:file:_files'" : "':word:(\(command.words.joined(separator: " ")))'"
    return "  \(command.name)) _arguments \((options + [operands]).joined(separator: " ")) ;;"
  }

  /// The text inside single quotes, as a description.
  private static func quoted(_ text: String) -> String {
    text.replacingScalars(["'": "'\\''", "[": "\\[", "]": "\\]", ":": "\\:"])
  }
}
