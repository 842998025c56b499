import Blocks

extension SectionLayout {
  /// Interests Picker from its title down to Skip (IP-Y4), its groups 24 points apart.
  func interestsPicker() -> Fragment {
    let search = place("search").map { searchField($0, clear: place("search.clear")) }
    let topics = [topicsCard(), text("limit", width: width)].compactMap(\.self)
    let parts = [heading(), search, .column(topics, spacing: Measures.gap), buttons()]
    return .column(parts.compactMap(\.self), spacing: SPTheme.Space.xl.points)
  }

  private func heading() -> Fragment? {
    let parts = [text("title", width: width), ruleAndCount()].compactMap(\.self)
    return .column(parts, spacing: Measures.spacing)
  }

  /// The rule with the count beside it, on one baseline; or under it at accessibility sizes (IP-Y2), and where the rule
  /// would be left with less than a third of the width.
  private func ruleAndCount() -> Fragment? {
    guard let rule = place("rule"), let count = text("count", width: width) else { return nil }
    let room = width - count.size.width - Measures.gap
    if textSize.isAccessibilitySize || room < width / 3 {
      return .column([text(rule, width: width), count], spacing: Measures.lineSpacing)
    }
    let beside = text(rule, width: room)
    let drop = (beside.baseline ?? 0) - (count.baseline ?? 0)
    var line = Fragment(size: Size(width: width, height: max(beside.size.height, count.size.height + drop)))
    line.add(beside, x: 0, y: max(0, -drop))
    line.add(count, x: width - count.size.width, y: max(0, drop))
    return line
  }

  // MARK: The card

  private func topicsCard() -> Fragment? {
    guard let card = place("card") else { return nil }
    let inner = max(0, width - 2 * Measures.inset)
    let parts: [Fragment]
    if let placeholder = place("placeholder") {
      parts = [placeholderChips(placeholder, width: inner)]
    } else if let empty = text("empty", width: inner) {
      parts = [empty]
    } else {
      parts = sections(width: inner)
    }
    let column = Fragment.column(parts, spacing: SPTheme.Space.xl.points)
    return self.card(card, column.padded(horizontal: Measures.inset, vertical: Measures.inset))
  }

  /// The sections, each its title over its topics (IP-Y3).
  private func sections(width: Double) -> [Fragment] {
    var sections: [(title: Fragment, chips: [Fragment])] = []
    for (index, element) in screen.elements.enumerated() {
      switch element.role {
      case .header where element.id != "title": sections.append((text(index, width: width), []))
      case .chip where !sections.isEmpty: sections[sections.count - 1].chips.append(chip(index, width: width))
      default: break
      }
    }
    return sections.map { .column([$0.title, chips($0.chips, width: width)], spacing: Measures.gap) }
  }

  /// Grey chips where the topics will be (IP-L1).
  private func placeholderChips(_ index: Int, width: Double) -> Fragment {
    let leading = SPTheme.TypeStyle.subhead.metrics(at: textSize).leading
    let height = max(Measures.chip, leading + 2 * Measures.chipInset)
    let scale = leading / SPTheme.TypeStyle.subhead.metrics(at: .large).leading
    let chips = Measures.placeholders.map { chip in
      let size = Size(width: min(width, (chip * scale).rounded()), height: height)
      var grey = Fragment(size: size)
      let frame = Rectangle(x: 0, y: 0, width: size.width, height: height)
      grey.mark(index, .background(RoundedBox(frame: frame, radius: min(size.width, height) / 2)))
      return grey
    }
    return self.chips(chips, width: width).framed(index)
  }
}
