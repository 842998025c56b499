/// The lengths that the blocks are laid out by, in points.
enum Measures {
  /// The host's padding on both sides of the section together.
  static let hostPadding = 40.0
  /// The least side of what can be tapped (CB-V1).
  static let target = 44.0
  /// The height of a field and of Continue around a line of the default text size (PS-L2, IP-Y3).
  static let control = 52.0
  /// Above and below the words of such a control: 52 = 22 + 2 × 15.
  static let controlInset = 15.0
  /// Around what stands in a card (PS-L2, IP-Y3), and left and right in fields, rows and Continue.
  static let inset = 16.0
  /// Between lines that belong together.
  static let lineSpacing = 4.0
  /// Between the parts of a group.
  static let spacing = 8.0
  /// Between the groups of a card.
  static let cardSpacing = 16.0
  /// The least distance between what stands side by side.
  static let gap = 12.0
  /// The avatar's diameter at every text size (PS-L2).
  static let avatar = 76.0
  /// The person symbol in it.
  static let avatarSymbol = 36.0
  /// The widest that initials are in it; wider ones are made smaller.
  static let initials = 64.0
  /// The ring of a swatch, and the colour inside of it.
  static let swatch = 36.0
  static let swatchColour = 28.0
  /// A hairline's width.
  static let hairline = 1.0
  /// The column and the symbol that a row leads with (PS-L2).
  static let symbolColumn = 24.0
  /// The symbol that tells a menu from a row.
  static let menuSymbol = 16.0
  /// A chip's height around a line of the default text size, and above and below its words (IP-Y1): 40 = 20 + 2 × 10.
  static let chip = 40.0
  static let chipInset = 10.0
  /// Left and right in a chip, and between its symbol and its words.
  static let chipSideInset = 14.0
  static let chipGap = 6.0
  /// The widths of the grey chips at the default text size (IP-L1).
  static let placeholders = [92.0, 108, 84, 116, 96, 124, 88, 104, 80]
}
