/// Why words can't be measured.
public enum TextError: Error, Hashable {
  /// The library that sets text is not installed; what of it was not found.
  case libraryIsMissing(String)
  /// The font that stands in for the system's is not installed; its family.
  case fontIsMissing(String)
}

extension TextError: CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public var description: String {
    switch self {
    case .libraryIsMissing(let name):
      "frames need the library Pango, and \(name) was not found; install the package libpangocairo-1.0-0 "
        + "(Debian, Ubuntu) or pango (Homebrew)"
    case .fontIsMissing(let family):
      "frames need the font \(family), which was not found; install the package fonts-inter (Debian, Ubuntu) "
        + "or font-inter (Homebrew)"
    }
  }
}
