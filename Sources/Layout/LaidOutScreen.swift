public import Blocks

/// A screen with the place of everything on it, as SwiftUI would lay the section out.
///
/// All lengths are points, all places are from the section's top left corner.
public struct LaidOutScreen: Sendable, Hashable {
  /// How large the section is.
  public var size: Size
  /// Whether the words run from right to left, so that everything is mirrored.
  public var isRightToLeft: Bool
  /// The elements, in reading order, each to be drawn over those before it.
  public var elements: [LaidOutElement]

  /// The element of that id; a topic is found with its section's id in front too.
  public subscript(id: String) -> LaidOutElement? {
    elements.first { $0.element.id == id } ?? elements.first { $0.element.qualifiedID == id }
  }
}

/// An element with its place and all that is drawn of it: backgrounds first, then borders, symbols and words.
public struct LaidOutElement: Sendable, Hashable {
  /// What it is.
  public var element: Element
  /// How it looks.
  public var style: Style
  /// Where it is.
  public var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
  /// Where it can be tapped, at least 44 points in both directions; nil for what is no control (CB-V1).
  public var target: Rectangle?
  /// The place in the screen's list of the element that it stands in, such as a card; nil for the section itself.
  public var container: Int?
  /// What its style's background fills.
  public var backgrounds: [RoundedBox] = []
  /// What its style's border runs along, inside of the edge.
  public var borders: [RoundedBox] = []
  /// Its symbols.
  public var symbols: [PlacedSymbol] = []
  /// Its words.
  public var words: [PlacedText] = []

  /// The texts of all its lines, from top to bottom.
  public var lines: [String] { words.flatMap { $0.lines.map(\.text) } }

  /// The smallest rectangle that holds its frame and all that is drawn of it.
  public var bounds: Rectangle {
    var bounds = frame
    for box in backgrounds + borders { bounds = bounds.union(box.frame) }
    for symbol in symbols { bounds = bounds.union(symbol.frame) }
    for text in words { bounds = bounds.union(text.clip ?? text.frame) }
    return bounds
  }
}

/// A box with round corners.
public struct RoundedBox: Sendable, Hashable {
  /// Where it is.
  public var frame: Rectangle
  /// The radius of its corners, at most half of its shorter side.
  public var radius: Double
}

/// A symbol in its place.
public struct PlacedSymbol: Sendable, Hashable {
  /// The symbol's name, such as `checkmark`; `spinner` is what shows that something is under way.
  public var name: String
  /// The square that it fills.
  public var frame: Rectangle
  /// Its colour.
  public var color: SPTheme.Color
}

/// Words in their place.
public struct PlacedText: Sendable, Hashable {
  /// What they are set in.
  public var font: TextFont
  /// Their colour.
  public var color: SPTheme.Color
  /// The smallest rectangle that holds their lines.
  public var frame: Rectangle
  /// The lines, from top to bottom.
  public var lines: [PlacedLine]
  /// Where they can be seen, when that is not everywhere: a field cuts what is too long for it.
  public var clip: Rectangle?

  /// Whether a part of them can't be seen.
  public var isCut: Bool {
    guard let clip else { return false }
    return frame.width > clip.width
  }
}

/// A line of words in its place.
public struct PlacedLine: Sendable, Hashable {
  /// Its words, in logical order.
  public var text: String
  /// Its left edge.
  public var x: Double
  /// The line that its letters stand on.
  public var baseline: Double
  /// How wide it is.
  public var width: Double
  /// Whether its paragraph runs from right to left.
  public var isRightToLeft: Bool
}
