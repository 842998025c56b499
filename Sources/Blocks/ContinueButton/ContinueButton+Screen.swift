extension ContinueButton {
  /// Why every other control is not enabled, or nil when they are (CB-P2, CB-V2).
  var disablesOthers: DisabledReason? {
    switch phase {
    case .resting: nil
    case .working: .saving
    case .done: .saved
    case .left: .skipped
    }
  }

  /// Adds the Continue button, its message and Skip (CB-P, CB-K1, CB-V2).
  func add(
    title: String,
    label: String,
    lockedBecause: DisabledReason?,
    offersSkip: Bool,
    motion: Motion,
    to screen: inout ScreenBuilder
  ) {
    let words: String? =
      switch phase {
      case .working: "Saving…"
      case .done: "Saved"
      case .resting, .left: nil
      }
    // While its label tells its state, it still answers to its name.
    let name = words == nil ? title : "Continue"
    screen.add("continue", .button, label: words ?? label, alternate: name) { button in
      button.text = words ?? title
      button.isBusy = words != nil
      if words != nil { button.inputLabel = name }
      if phase == .done { button.symbol = "checkmark" }
      if words == nil, lockedBecause != nil { button.tone = .quiet }
      button.motion = motion
      button.disable(because: disablesOthers ?? lockedBecause)
    }
    if let message { screen.addWords("message", message, tone: .danger) }
    if offersSkip { screen.addButton("skip", "Skip for now", disablesOthers) }
  }
}
