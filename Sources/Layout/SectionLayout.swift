public import Blocks

extension LaidOutScreen {
  /// Lays a block's screen out in the width that the environment leaves it: 20 points less on each side.
  ///
  /// A pure function of what it is given: words wrap, and targets are 44 points, at every width and text size (CB-V1,
  /// PS-L, IP-Y). It is mirrored when the block's title runs from right to left.
  public init(_ screen: Screen, in environment: Environment, measuredBy measurer: some TextMeasurer) {
    let layout = SectionLayout(screen, environment, measurer)
    let section = layout.section()
    let width = layout.width
    isRightToLeft = layout.isRightToLeft
    size = Size(width: width, height: section.size.height)
    elements = zip(screen.elements, layout.styles).map { LaidOutElement(element: $0, style: $1) }
    for mark in section.marks {
      elements[mark.element].add(isRightToLeft ? mark.kind.mirrored(in: width) : mark.kind)
    }
    for index in elements.indices where elements[index].element.isEnabled != nil && elements[index].target == nil {
      elements[index].target = elements[index].frame.expanded(to: Measures.target)
    }
  }
}

extension LaidOutElement {
  init(element: Element, style: Style) {
    self.element = element
    self.style = style
  }

  fileprivate mutating func add(_ mark: Fragment.Kind) {
    switch mark {
    case .frame(let frame, let container):
      self.frame = frame
      self.container = container
    case .target(let target): self.target = target.expanded(to: Measures.target)
    case .background(let box): backgrounds.append(box)
    case .border(let box): borders.append(box)
    case .symbol(let symbol): symbols.append(symbol)
    case .words(let text): words.append(text)
    }
  }
}

/// A screen while it is laid out, as if its words ran from left to right.
struct SectionLayout {
  let screen: Screen
  let styles: [Style]
  let textSize: DynamicTypeSize
  let width: Double
  let isRightToLeft: Bool
  private let measurer: any TextMeasurer
  /// The elements' places in the screen's list, by id.
  private let places: [String: Int]

  init(_ screen: Screen, _ environment: Environment, _ measurer: any TextMeasurer) {
    self.screen = screen
    self.measurer = measurer
    textSize = environment.dynamicTypeSize
    width = max(0, environment.width - Measures.hostPadding)
    styles = screen.elements.map { $0.style(in: environment) }
    places = Dictionary(screen.elements.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let title = places["header.title"] ?? places["title"]
    isRightToLeft = title.map { screen.elements[$0].label.isRightToLeft } ?? false
  }

  /// The whole section; nothing when the host has taken the block away.
  func section() -> Fragment {
    if place("header") != nil { return profileSetup() }
    if place("title") != nil { return interestsPicker() }
    return Fragment()
  }

  /// The place of the element of that id, or nil when it is not on the screen.
  func place(_ id: String) -> Int? { places[id] }

  func element(_ index: Int) -> Element { screen.elements[index] }

  /// How far the lines of an element's words are apart.
  func leading(_ index: Int) -> Double { styles[index].type?.metrics(at: textSize).leading ?? 0 }

  // MARK: Words

  /// What an element's words are set in.
  func font(_ index: Int) -> TextFont {
    let style = styles[index]
    var font = TextFont(size: style.size ?? 0, weight: style.weight ?? .regular)
    font.hasTabularFigures = style.figures == .tabular
    if case .display = style.type { font.isDisplay = true }
    return font
  }

  /// An element's words, wrapped at that width; or other words of it, in another colour or of another size.
  func words(
    _ index: Int,
    _ text: String? = nil,
    color: SPTheme.Color? = nil,
    width: Double?,
    scale: Double = 1,
    _ alignment: Fragment.Alignment = .leading
  ) -> Fragment {
    let text = text ?? element(index).text ?? ""
    var font = font(index)
    font.size *= scale
    let measured = measurer.measure(text, font, width: width)
    let place = PlacedText(
      font: font,
      color: color ?? styles[index].foreground ?? .textPrimary,
      frame: Rectangle(x: 0, y: 0, width: 0, height: 0),
      lines: []
    )
    return Fragment(index, place, measured, leading: leading(index) * scale, alignment)
  }

  /// An element that is words alone.
  func text(_ index: Int, width: Double, _ alignment: Fragment.Alignment = .leading) -> Fragment {
    words(index, width: width, alignment).framed(index)
  }

  /// The element of that id as words alone, or nil when it is not on the screen.
  func text(_ id: String, width: Double, _ alignment: Fragment.Alignment = .leading) -> Fragment? {
    place(id).map { text($0, width: width, alignment) }
  }

  // MARK: Symbols and boxes

  /// A symbol of an element.
  func symbol(_ index: Int, _ name: String, side: Double, color: SPTheme.Color? = nil) -> Fragment {
    var fragment = Fragment(size: Size(width: side, height: side))
    let frame = Rectangle(x: 0, y: 0, width: side, height: side)
    let color = color ?? styles[index].tint ?? .textSecondary
    fragment.mark(index, .symbol(PlacedSymbol(name: name, frame: frame, color: color)))
    return fragment
  }

  /// What is in a box as wide and high as it, with the background and border that the element's style has.
  func boxed(_ index: Int, _ content: Fragment, mostRadius: Double = .infinity) -> Fragment {
    var boxed = Fragment(size: content.size)
    let frame = Rectangle(x: 0, y: 0, width: content.size.width, height: content.size.height)
    let style = styles[index]
    let radius = min(style.radius?.points ?? .infinity, mostRadius, frame.width / 2, frame.height / 2)
    let box = RoundedBox(frame: frame, radius: radius)
    if style.background != nil { boxed.mark(index, .background(box)) }
    if style.border != nil { boxed.mark(index, .border(box)) }
    boxed.add(content, x: 0, y: 0)
    return boxed.framed(index)
  }

  /// A card across the section with what stands in it.
  func card(_ index: Int, _ content: Fragment) -> Fragment {
    boxed(index, content.contained(in: index).sized(width: width, height: 0, .leading))
  }
}

extension Fragment {
  /// The words of an element: lines as far apart as the text style has them, or more where a line's letters need it.
  ///
  /// The width is rounded up to whole points.
  fileprivate init(
    _ element: Int,
    _ place: PlacedText,
    _ measured: MeasuredText,
    leading: Double,
    _ alignment: Alignment
  ) {
    self.init()
    guard !measured.lines.isEmpty else { return }
    let width = (measured.lines.lazy.map(\.width).max() ?? 0).rounded(.up)
    var height = 0.0
    var text = place
    text.lines.reserveCapacity(measured.lines.count)
    for line in measured.lines {
      height += max(0, line.ascent - measured.ascent)
      let baseline = height + (leading - measured.ascent - measured.descent) / 2 + measured.ascent
      let x = alignment.offset(of: line.width, in: width)
      text.lines.append(
        PlacedLine(
          text: line.text,
          x: x,
          baseline: baseline,
          width: line.width,
          isRightToLeft: line.isRightToLeft
        )
      )
      height += leading + max(0, line.descent - measured.descent)
    }
    text.frame = Rectangle(x: 0, y: 0, width: width, height: height)
    size = Size(width: width, height: height)
    baseline = text.lines.first?.baseline
    mark(element, .words(text))
  }
}
