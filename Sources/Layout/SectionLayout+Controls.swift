import Blocks

extension SectionLayout {
  /// A button that is its words alone.
  func textButton(_ index: Int, width: Double, _ alignment: Fragment.Alignment) -> Fragment {
    words(index, width: width, alignment)
      .sized(width: Measures.target, height: Measures.target, alignment)
      .framed(index)
  }

  /// Continue with its message and Skip under it (CB-K1, PS-L2, IP-Y3).
  func buttons() -> Fragment {
    var parts: [Fragment] = []
    if let button = place("continue") { parts.append(continueButton(button)) }
    if let message = text("message", width: width, .center) {
      parts.append(message.sized(width: width, height: 0, .center))
    }
    if let skip = place("skip") { parts.append(textButton(skip, width: width, .center)) }
    return .column(parts, spacing: Measures.spacing, .center)
  }

  private func continueButton(_ index: Int) -> Fragment {
    let side = leading(index)
    var parts: [Fragment] = []
    var wordsWidth = width - 2 * Measures.inset
    if let name = statusSymbol(index) {
      parts.append(symbol(index, name, side: side, color: styles[index].foreground))
      wordsWidth -= side + Measures.spacing
    }
    parts.append(words(index, width: max(0, wordsWidth), .center))
    return boxed(index, control(.row(parts, spacing: Measures.spacing), .center))
  }

  /// What stands in a control across the section or its card.
  private func control(_ content: Fragment, width: Double? = nil, _ alignment: Fragment.Alignment) -> Fragment {
    content.padded(horizontal: 0, vertical: Measures.controlInset)
      .sized(width: width ?? self.width, height: Measures.control, alignment)
  }

  /// The symbol that tells how a control stands: a check or what turns while something is under way.
  private func statusSymbol(_ index: Int) -> String? {
    let element = element(index)
    if element.symbol == "checkmark" { return "checkmark" }
    return element.isBusy == true ? "spinner" : nil
  }

  // MARK: Fields

  /// A text field with what stands before its text and how it stands at its end (PS-U4, PS-U5, PS-L2).
  func textField(_ index: Int, width: Double, prefix: Fragment? = nil) -> Fragment {
    var text = Span(start: Measures.inset, end: width - Measures.inset)
    var content = Fragment()
    var parts: [(Fragment, x: Double)] = []
    if let prefix {
      parts.append((prefix, text.start))
      text.start += prefix.size.width
    }
    if let name = statusSymbol(index) {
      let side = leading(index)
      parts.append((symbol(index, name, side: side), text.end - side))
      text.end -= side + Measures.spacing
    }
    parts.append((typedText(index, width: text.length), text.start))
    // A field without text is as high as one with a line of it.
    content.size.height = parts.map(\.0.size.height).reduce(leading(index), max)
    for (part, x) in parts { content.add(part, x: x, y: (content.size.height - part.size.height) / 2) }
    return boxed(index, control(content.contained(in: index), width: width, .leading))
  }

  /// The search field with its symbol and, when something is typed, the button that clears it (IP-Y3).
  func searchField(_ index: Int, clear: Int?) -> Fragment {
    let side = leading(index)
    var text = Span(start: Measures.inset + side + Measures.spacing, end: width - Measures.inset)
    if clear != nil { text.end = width - max(side, Measures.target) - Measures.lineSpacing }
    let isEmpty = element(index).value == ""
    let typed = isEmpty ? words(index, width: text.length) : typedText(index, width: text.length)
    var content = Fragment(size: Size(width: width, height: max(side, typed.size.height)))
    let lens = symbol(index, element(index).symbol ?? "", side: side)
    content.add(lens, x: Measures.inset, y: (content.size.height - side) / 2)
    content.add(typed, x: text.start, y: (content.size.height - typed.size.height) / 2)
    var field = control(content, .leading)
    if let clear {
      let button = symbol(clear, element(clear).symbol ?? "", side: side)
        .sized(width: Measures.target, height: Measures.target, .center)
        .framed(clear)
        .contained(in: index)
      field.add(button, x: text.end, y: (field.size.height - button.size.height) / 2)
      // What clears the field is no part of what is tapped to type in it.
      field.mark(index, .target(Rectangle(x: 0, y: 0, width: max(0, text.end), height: field.size.height)))
    }
    return boxed(index, field)
  }

  /// From where to where there is room, in points.
  private struct Span {
    var start: Double
    var end: Double
    var length: Double { max(0, end - start) }
  }

  /// What was typed: one line, of which a field that is too narrow shows the start, or the end while it has focus.
  private func typedText(_ index: Int, width: Double) -> Fragment {
    let typed = words(index, width: nil)
    var shown = Fragment(size: Size(width: width, height: typed.size.height))
    for mark in typed.marks {
      guard case .words(var text) = mark.kind, let line = text.lines.first else { continue }
      text.clip = Rectangle(x: 0, y: 0, width: width, height: typed.size.height)
      let showsStart = element(index).isFocused != true
      let startsHere = line.isRightToLeft == isRightToLeft
      let isTooLong = typed.size.width > width
      let x = isTooLong && showsStart != startsHere ? width - typed.size.width : 0
      text.frame.x += x
      text.lines[0].x += x
      shown.mark(index, .words(text))
    }
    shown.baseline = typed.baseline
    return shown
  }

  // MARK: Chips

  /// A topic: a capsule with its symbol and its words, which wrap when they are too long for the width (IP-Y1, IP-Y2).
  func chip(_ index: Int, width: Double) -> Fragment {
    let side = leading(index)
    let wordsWidth = width - 2 * Measures.chipSideInset - side - Measures.chipGap
    let parts = [
      symbol(index, element(index).symbol ?? "", side: side),
      words(index, width: max(0, wordsWidth)),
    ].filter { $0.size.width > 0 }
    let content = Fragment.row(parts, spacing: Measures.chipGap)
      .padded(horizontal: Measures.chipSideInset, vertical: Measures.chipInset)
      .sized(width: 0, height: Measures.chip, .leading)
    // A chip of several lines is as round as one of a single line, so that its words stay inside.
    return boxed(index, content, mostRadius: max(Measures.chip, side + 2 * Measures.chipInset) / 2)
  }

  /// Chips in the order given, on as many lines as they need; their targets do not meet (IP-Y1).
  func chips(_ parts: [Fragment], width: Double) -> Fragment {
    .flow(parts, width: width, spacing: Measures.spacing, lineSpacing: Measures.spacing)
  }
}
