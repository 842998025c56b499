import Blocks

/// A part of the section, laid out from its own top left corner.
struct Fragment {
  /// A part of an element: its frame, or something that is drawn of it.
  struct Mark {
    /// The element's place in the screen's list.
    var element: Int
    var kind: Kind
  }

  enum Kind {
    case frame(Rectangle, container: Int?)
    case target(Rectangle)
    case background(RoundedBox)
    case border(RoundedBox)
    case symbol(PlacedSymbol)
    case words(PlacedText)
  }

  /// Where a narrower or lower part goes in what holds it.
  enum Alignment {
    case leading, center, trailing
  }

  var size = Size.zero
  /// How far below the top the first line's letters stand; nil without words.
  var baseline: Double?
  private(set) var marks: [Mark] = []

  /// Room without anything in it.
  init(size: Size = .zero) {
    self.size = size
  }

  mutating func mark(_ element: Int, _ kind: Kind) {
    marks.append(Mark(element: element, kind: kind))
  }

  /// Adds another part at that place; the size stays.
  mutating func add(_ part: Fragment, x: Double, y: Double) {
    if baseline == nil, let first = part.baseline { baseline = first + y }
    marks.reserveCapacity(marks.count + part.marks.count)
    for mark in part.marks { marks.append(Mark(element: mark.element, kind: mark.kind.moved(x: x, y: y))) }
  }

  /// The whole as the frame of an element, whose place in what holds it is not known yet.
  func framed(_ element: Int) -> Fragment {
    var framed = self
    framed.mark(element, .frame(bounds, container: nil))
    return framed
  }

  /// All frames in it that stand in nothing yet stand in this element.
  func contained(in element: Int) -> Fragment {
    var contained = self
    for index in marks.indices {
      guard case .frame(let frame, container: nil) = marks[index].kind else { continue }
      contained.marks[index].kind = .frame(frame, container: element)
    }
    return contained
  }

  /// The part with room around it.
  func padded(horizontal: Double, vertical: Double) -> Fragment {
    var padded = Fragment(size: Size(width: size.width + 2 * horizontal, height: size.height + 2 * vertical))
    padded.add(self, x: horizontal, y: vertical)
    return padded
  }

  /// The part in a room of at least that size: aligned in its width, in the middle of its height.
  func sized(width: Double, height: Double, _ alignment: Alignment) -> Fragment {
    var sized = Fragment(size: Size(width: max(width, size.width), height: max(height, size.height)))
    sized.add(self, x: alignment.offset(of: size.width, in: sized.size.width), y: (sized.size.height - size.height) / 2)
    return sized
  }

  private var bounds: Rectangle { Rectangle(x: 0, y: 0, width: size.width, height: size.height) }
}

extension Fragment.Alignment {
  func offset(of length: Double, in whole: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: (whole - length) / 2
    case .trailing: whole - length
    }
  }
}

// MARK: - Stacks

extension Fragment {
  /// The parts below each other.
  static func column(_ parts: [Fragment], spacing: Double, _ alignment: Alignment = .leading) -> Fragment {
    var column = Fragment()
    column.size.width = parts.lazy.map(\.size.width).max() ?? 0
    for (index, part) in parts.enumerated() {
      if index > 0 { column.size.height += spacing }
      column.add(part, x: alignment.offset(of: part.size.width, in: column.size.width), y: column.size.height)
      column.size.height += part.size.height
    }
    return column
  }

  /// The parts beside each other.
  static func row(_ parts: [Fragment], spacing: Double, _ alignment: Alignment = .center) -> Fragment {
    var row = Fragment()
    row.size.height = parts.lazy.map(\.size.height).max() ?? 0
    for (index, part) in parts.enumerated() {
      if index > 0 { row.size.width += spacing }
      row.add(part, x: row.size.width, y: alignment.offset(of: part.size.height, in: row.size.height))
      row.size.width += part.size.width
    }
    return row
  }

  /// The parts beside each other as far as they fit in the width, then on further lines (IP-Y1).
  static func flow(_ parts: [Fragment], width: Double, spacing: Double, lineSpacing: Double) -> Fragment {
    var lines: [[Fragment]] = []
    var used = 0.0
    for part in parts {
      if lines.isEmpty || used + spacing + part.size.width > width {
        lines.append([part])
        used = part.size.width
      } else {
        lines[lines.count - 1].append(part)
        used += spacing + part.size.width
      }
    }
    return column(lines.map { row($0, spacing: spacing) }, spacing: lineSpacing)
  }
}

// MARK: - Moving

extension Fragment.Kind {
  func moved(x: Double, y: Double) -> Fragment.Kind {
    map {
      $0.moved(x: x, y: y)
    } line: { line in
      line.x += x
      line.baseline += y
    }
  }

  /// As a mirror shows it, in a section of that width; the words themselves still read as they do.
  func mirrored(in width: Double) -> Fragment.Kind {
    map {
      $0.mirrored(in: width)
    } line: { line in
      line.x = width - line.x - line.width
    }
  }

  private func map(_ move: (Rectangle) -> Rectangle, line moveLine: (inout PlacedLine) -> Void) -> Fragment.Kind {
    switch self {
    case .frame(let frame, let container): return .frame(move(frame), container: container)
    case .target(let target): return .target(move(target))
    case .background(let box): return .background(RoundedBox(frame: move(box.frame), radius: box.radius))
    case .border(let box): return .border(RoundedBox(frame: move(box.frame), radius: box.radius))
    case .symbol(var symbol):
      symbol.frame = move(symbol.frame)
      return .symbol(symbol)
    case .words(var words):
      words.frame = move(words.frame)
      words.clip = words.clip.map(move)
      for index in words.lines.indices { moveLine(&words.lines[index]) }
      return .words(words)
    }
  }
}
