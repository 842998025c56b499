/// Something on the screen as a person and VoiceOver meet it.
///
/// A property that does not apply to the element is nil; a text that is empty is "".
public struct Element: Sendable, Hashable {
  /// What the element is.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    /// A heading.
    case header
    /// A picture.
    case image
    /// A button.
    case button
    /// A field for a line of text.
    case textField
    /// A field for a search.
    case searchField
    /// A menu of choices with its value.
    case menu
    /// Words.
    case text
    /// A topic to pick.
    case chip
    /// A colour to pick.
    case swatch
    /// A row with a label and a value.
    case row
    /// The surface that a group of elements stands on.
    case card
    /// What stands for topics that load.
    case placeholder
  }

  /// A trait that VoiceOver tells.
  public enum Trait: String, Sendable, Hashable {
    /// It can be tapped.
    case button
    /// It is a heading.
    case header
    /// It is picked.
    case selected
    /// It does nothing now.
    case notEnabled
    /// It is a search field.
    case searchField
    /// It is a picture.
    case image
    /// Its words change often.
    case updatesFrequently
  }

  /// What the element's look tells beyond its role.
  public enum Tone: Sendable, Hashable {
    /// Nothing in particular.
    case plain
    /// It steps back: a count or button before the minimum, a topic that is locked.
    case quiet
    /// It tells of an error.
    case danger
    /// It tells that all is well.
    case success
  }

  /// What the keyboard of a text field is told, by what the field is for.
  public enum Keyboard: Sendable, Hashable {
    /// The display name (PS-N2, PS-N3).
    case name
    /// The username (PS-U13).
    case username
    /// A search for topics.
    case search

    /// What the field is for, by the platform's names; "" for nothing in particular.
    public var contentType: String {
      switch self {
      case .name: "name"
      case .username: "username"
      case .search: ""
      }
    }

    /// Which letters the keyboard makes capitals: words or never.
    public var capitals: String { self == .name ? "words" : "never" }

    /// Whether it corrects what is typed.
    public var correction: Bool { self == .name }

    /// What its return key says.
    public var returnKey: String {
      switch self {
      case .name: "next"
      case .username: "continue"
      case .search: "search"
      }
    }
  }

  /// What the element is found by, such as `username`.
  public var id: String
  /// What the element is.
  public var role: Role
  /// What VoiceOver reads it by.
  public var label: String
  /// What it holds now.
  public var value: String?
  /// What VoiceOver adds (PS-V1).
  public var hint: String?
  /// The words that are drawn.
  public var text: String?
  /// A field's note.
  public var note: String?
  /// The name of its symbol.
  public var symbol: String?
  /// Whether it does something when tapped or typed into.
  public var isEnabled: Bool?
  /// Whether it is picked.
  public var isSelected: Bool?
  /// Whether it has the keyboard's focus.
  public var isFocused: Bool?
  /// Whether it shows that something is under way.
  public var isBusy: Bool?
  /// What its keyboard is told.
  public var keyboard: Keyboard?
  /// Why it is not enabled.
  public var disabledBecause: DisabledReason?
  /// The topic that a chip stands for.
  public var topicID: String?
  /// A topic's id with its section's in front, such as `make/topic.music`; its own id may leave the section out.
  public var qualifiedID: String?
  /// A further name that it answers to while its label tells its state.
  public var inputLabel: String?
  /// Whether its words change often.
  public var updatesFrequently = false
  /// What its look tells beyond its role.
  public var tone = Tone.plain
  /// The colour that a swatch offers or that an avatar's initials stand on (PS-T3).
  public var colour: AvatarColour?
  /// How a change of it moves (CB-M1).
  public var motion = Motion.snappy
  /// Whether VoiceOver meets it by itself; false for what is drawn only.
  public var isAccessible = true

  init(_ id: String, _ role: Role, label: String) {
    self.id = id
    self.role = role
    self.label = label
  }

  /// The traits that VoiceOver tells, in the platform's order.
  public var traits: [Trait] {
    var traits: [Trait] = []
    switch role {
    case .button, .chip, .swatch, .menu: traits.append(.button)
    case .header: traits.append(.header)
    case .searchField: traits.append(.searchField)
    case .image: traits.append(.image)
    case .textField, .text, .row, .card, .placeholder: break
    }
    if isSelected == true { traits.append(.selected) }
    if isEnabled == false { traits.append(.notEnabled) }
    if updatesFrequently { traits.append(.updatesFrequently) }
    return traits
  }
}
