import Blocks

/// A screen as a text that says all of it but sizes and places: of each element a line, and under it what it holds and
/// how it looks, a line each.
struct SnapshotText {
  let text: String

  /// The text of a block's screen, in the design system's tokens.
  init(_ screen: Screen, in environment: Environment) {
    let elements = screen.elements.map { Self.lines(of: $0, in: environment).joined(separator: "\n") + "\n" }
    text = elements.isEmpty ? "(nothing: the host has taken the block away)\n" : elements.joined()
  }

  private static func lines(of element: Element, in environment: Environment) -> [String] {
    let id = element.qualifiedID ?? element.id
    var lines = ["\(id): \(element.role.rawValue) \(element.label.quoted)"]
    func add(_ name: String, _ value: String?) {
      if let value { lines.append("  \(name): \(value)") }
    }
    add("value", element.value?.quoted)
    add("text", [element.label, element.value].contains(element.text) ? nil : element.text?.quoted)
    add("note", element.note?.quoted)
    add("hint", element.hint?.quoted)
    add("symbol", element.symbol?.quoted)
    let flags = flags(of: element)
    add("flags", flags.isEmpty ? nil : flags.joined(separator: ", "))
    let style = element.style(in: environment)
    add("foreground", style.foreground?.rawValue)
    let type = list(style.type?.name, style.weight?.rawValue, style.figures?.rawValue)
    add("type", type.isEmpty ? nil : type)
    add("background", style.background.map { "\($0.rawValue)\(opacity(style.backgroundOpacity))" })
    add(
      "border",
      style.border.map { list("\($0.rawValue)\(opacity(style.borderOpacity))", style.borderWidth.map(Value.words)) }
    )
    add("radius", style.radius?.rawValue)
    add("tint", style.tint?.rawValue)
    add("opacity", style.opacity < 1 ? Value.words(for: style.opacity) : nil)
    add("transition", style.transition.name)
    return lines
  }

  private static func flags(of element: Element) -> [String] {
    var flags: [String] = []
    if let isEnabled = element.isEnabled { flags.append(isEnabled ? "enabled" : "not enabled") }
    if let isSelected = element.isSelected { flags.append(isSelected ? "selected" : "not selected") }
    if element.isFocused == true { flags.append("focused") }
    if element.isBusy == true { flags.append("busy") }
    if !element.isAccessible { flags.append("only drawn") }
    return flags
  }

  private static func list(_ parts: String?...) -> String {
    parts.compactMap(\.self).joined(separator: ", ")
  }

  private static func opacity(_ opacity: Double?) -> String {
    guard let opacity, opacity < 1 else { return "" }
    return " at \(Value.words(for: opacity))"
  }
}
