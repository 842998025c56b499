/// Completions for bash.
struct BashCompletions {
  var commands: [CommandDescription]

  /// What bash reads.
  var script: String {
    let names = commands.map(\.name) + CommandDescription.common.map(\.name)
    return """
      # Completions of scenario for bash.
      _scenario() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        # bash takes --option=value apart at the =.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        local words=
        if ((COMP_CWORD == 1)); then
          words='\(names.joined(separator: " "))'
        else
          case "${COMP_WORDS[1]} $previous" in
      \(choices.joined(separator: "\n"))
          *)
            case "${COMP_WORDS[1]} $current" in
      \(options.joined(separator: "\n"))
            esac
            ;;
          esac
        fi
        COMPREPLY=()
        # None of the words has a space in it.
        [[ -z $words ]] || COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _scenario scenario

      """
  }

  /// The values that options take.
  private var choices: [String] {
    commands.flatMap { command in
      command.options.filter { !$0.choices.isEmpty }.map { option in
        "    '\(command.name) \(option.name)') words='\(option.choices.joined(separator: " "))' ;;"
      }
    }
  }

  /// The options of the commands, and what stands where they take none.
  private var options: [String] {
    commands.flatMap { command in
      let names = (command.options + CommandDescription.common).map(\.name).joined(separator: " ")
      let options = "      '\(command.name) -'*) words='\(names)' ;;"
      guard !command.words.isEmpty else { return [options] }
      return [options, "      '\(command.name) '*) words='\(command.words.joined(separator: " "))' ;;"]
    }
  }
}
