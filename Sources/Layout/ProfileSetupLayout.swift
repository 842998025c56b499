import Blocks

extension SectionLayout {
  /// Profile Setup from its header down to Skip (PS-L3), its groups 24 points apart (PS-L2).
  func profileSetup() -> Fragment {
    let parts = [header(), card(), moreCard(), buttons()].compactMap(\.self)
    return .column(parts, spacing: SPTheme.Space.xl.points)
  }

  private func header() -> Fragment? {
    guard let header = place("header") else { return nil }
    let parts = ["header.step", "header.title", "header.message"].compactMap { text($0, width: width) }
    return Fragment.column(parts, spacing: Measures.spacing).contained(in: header).framed(header)
  }

  // MARK: The first card

  private func card() -> Fragment? {
    guard let card = place("card") else { return nil }
    let inner = max(0, width - 2 * Measures.inset)
    let parts = [
      photoRow(width: inner), text("photo.note", width: inner), swatches(width: inner), line(width: inner),
      field("name", width: inner), field("username", width: inner),
    ]
    let column = Fragment.column(parts.compactMap(\.self), spacing: Measures.cardSpacing)
    return self.card(card, column.padded(horizontal: Measures.inset, vertical: Measures.inset))
  }

  /// The avatar with its buttons beside it, or under it at accessibility sizes (PS-L1).
  private func photoRow(width: Double) -> Fragment? {
    guard let avatar = place("avatar") else { return nil }
    let isStacked = textSize.isAccessibilitySize
    let room = isStacked ? width : width - Measures.avatar - Measures.inset
    let buttons = ["photo.add", "photo.change", "photo.remove"].compactMap(place)
      .map { textButton($0, width: max(0, room), .leading) }
    let flow = Fragment.flow(buttons, width: room, spacing: Measures.inset, lineSpacing: 0)
    let parts = [self.avatar(avatar), flow]
    return isStacked ? .column(parts, spacing: Measures.gap) : .row(parts, spacing: Measures.inset)
  }

  /// The avatar with its symbol or its initials in the middle, made smaller when they are too wide for it.
  private func avatar(_ index: Int) -> Fragment {
    let element = element(index)
    let content: Fragment
    if let name = element.symbol {
      content = symbol(index, name, side: Measures.avatarSymbol)
    } else {
      content = initials(index)
    }
    return boxed(index, content.sized(width: Measures.avatar, height: Measures.avatar, .center))
  }

  private func initials(_ index: Int) -> Fragment {
    let natural = words(index, width: nil)
    guard natural.size.width > Measures.initials else { return natural }
    return words(index, width: nil, scale: Measures.initials / natural.size.width)
  }

  private func swatches(width: Double) -> Fragment? {
    let swatches = screen.elements.indices.filter { element($0).role == .swatch }.map(swatch)
    return .flow(swatches, width: width, spacing: Measures.spacing, lineSpacing: Measures.spacing)
  }

  /// A colour, with room for the ring that it has when it is picked.
  private func swatch(_ index: Int) -> Fragment {
    let (side, colour) = (Measures.swatch, Measures.swatchColour)
    var swatch = Fragment(size: Size(width: side, height: side))
    let frame = Rectangle(x: (side - colour) / 2, y: (side - colour) / 2, width: colour, height: colour)
    swatch.mark(index, .background(RoundedBox(frame: frame, radius: colour / 2)))
    if styles[index].border != nil {
      let ring = Rectangle(x: 0, y: 0, width: side, height: side)
      swatch.mark(index, .border(RoundedBox(frame: ring, radius: side / 2)))
    }
    return swatch.framed(index)
  }

  private func line(width: Double) -> Fragment? {
    place("photo.line").map { boxed($0, Fragment(size: Size(width: width, height: Measures.hairline))) }
  }

  /// A field between its label and its note.
  private func field(_ id: String, width: Double) -> Fragment? {
    guard let field = place(id) else { return nil }
    let at = text("\(id).at", width: width)
    let parts = [
      text("\(id).label", width: width), textField(field, width: width, prefix: at), text("\(id).note", width: width),
    ]
    return .column(parts.compactMap(\.self), spacing: Measures.lineSpacing)
  }

  // MARK: The second card

  private func moreCard() -> Fragment? {
    guard let card = place("card.more") else { return nil }
    let rows = [
      place("role").map { row($0, trailing: "chevron.up.chevron.down") },
      place("birthday").map { row($0, button: place("birthday.add") ?? place("birthday.clear")) },
    ]
    return self.card(card, .column(rows.compactMap(\.self), spacing: 0))
  }

  /// A row with its symbol, its label and its value, and perhaps a button (PS-L2).
  ///
  /// The value stands under the label, and the button under both, at accessibility sizes and where there is no room.
  private func row(_ index: Int, trailing name: String? = nil, button: Int? = nil) -> Fragment {
    let start = Measures.inset + Measures.symbolColumn + Measures.gap
    let buttonWidth = max(0, width - start - Measures.inset)
    let leadingButton = button.map { textButton($0, width: buttonWidth, .leading) }
    let sign = name.map { symbol(index, $0, side: Measures.menuSymbol, color: .textSecondary) }
    let signRoom = sign.map { $0.size.width + Measures.spacing } ?? 0
    let room = max(0, width - start - Measures.inset - signRoom)
    let narrow = room - (leadingButton.map { $0.size.width + Measures.gap } ?? 0)
    let isBeside = !textSize.isAccessibilitySize && words(index, width: nil).size.width <= narrow
    let content = labelAndValue(index, width: isBeside ? narrow : room)

    var row = Fragment()
    row.size.width = isBeside ? start + narrow + signRoom + (button == nil ? Measures.inset : 0) : width
    row.size.height = max(Measures.control, content.size.height + 2 * Measures.controlInset)
    let top = (row.size.height - content.size.height) / 2
    let side = Measures.symbolColumn
    row.add(
      symbol(index, element(index).symbol ?? "", side: side),
      x: Measures.inset,
      y: top + (leading(index) - side) / 2
    )
    row.add(content, x: start, y: top)
    if let sign {
      let x = row.size.width - Measures.inset - sign.size.width
      row.add(sign, x: x, y: (row.size.height - sign.size.height) / 2)
    }
    let framed = row.framed(index)
    guard let button, let leadingButton else { return framed }
    guard isBeside else {
      return .column([framed, leadingButton.padded(horizontal: start, vertical: 0)], spacing: 0)
    }
    return .row([framed, textButton(button, width: buttonWidth, .trailing)], spacing: Measures.gap)
  }

  /// A label with its value at the end of its line, or under it at accessibility sizes and where there is no room.
  private func labelAndValue(_ index: Int, width: Double) -> Fragment {
    let value = element(index).value ?? ""
    let label = words(index, width: width)
    let shortValue = words(index, value, color: .textSecondary, width: nil)
    let isOneLine =
      !textSize.isAccessibilitySize
      && words(index, width: nil).size.width + Measures.gap + shortValue.size.width <= width
    guard isOneLine else {
      let value = words(index, value, color: .textSecondary, width: width)
      return Fragment.column([label, value], spacing: 0).sized(width: width, height: 0, .leading)
    }
    var line = label.sized(width: width, height: shortValue.size.height, .leading)
    line.add(shortValue, x: width - shortValue.size.width, y: (line.size.height - shortValue.size.height) / 2)
    return line
  }
}
