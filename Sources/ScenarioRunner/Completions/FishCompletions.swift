/// Completions for fish.
struct FishCompletions {
  var commands: [CommandDescription]

  /// What fish reads.
  var script: String {
    var lines = ["# Completions of scenario for fish."]
    for command in commands {
      lines.append("complete -c scenario -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(command.summary))")
      for option in command.options { lines.append(line(option, "'__fish_seen_subcommand_from \(command.name)'")) }
      if !command.words.isEmpty {
        let words = quoted(command.words.joined(separator: " "))
        lines.append("complete -c scenario -n '__fish_seen_subcommand_from \(command.name)' -f -a \(words)")
      }
    }
    for option in CommandDescription.common { lines.append(line(option, nil)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ option: CommandOption, _ condition: String?) -> String {
    var line = "complete -c scenario"
    if let condition { line += " -n \(condition)" }
    line += " -l \(option.name.dropFirst(2))"
    if !option.choices.isEmpty {
      line += " -x -a \(quoted(option.choices.joined(separator: " ")))"
    } else if option.value != nil, !option.valueIsOptional {
      line += " -x"
    }
    return line + " -d \(quoted(option.help))"
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacingScalars(["'": "\\'", "\\": "\\\\"]))'"
  }
}
