import Blocks
import Drawing
import ScenarioLanguage
import Simulation

/// Pictures of a scenario: one after every act and after every wait that changed a screen, and all on one sheet; or one
/// of a moment.
struct Rendering {
  /// What the pictures are to be.
  struct Options: Sendable, Hashable {
    /// A file's format.
    enum Format: String, Sendable, CaseIterable {
      case png, svg
    }

    /// The moment that is shown, or nil for all of the scenario.
    var moment: Instant?
    /// The format.
    var format = Format.png
    /// Pixels a point.
    var scale = 2.0
    /// The folder that the pictures go to.
    var folder = "pictures"
  }

  /// Why there are no pictures, or not all.
  enum Failure: Error {
    case drawing(DrawingError)
    case unwritten(WholeFile.Failure)
    /// The scenario has more pictures than are made.
    case tooMany(Int)
    /// The scenario ends before the moment.
    case ended(Instant, at: Double)
    /// The scenario has not opened a block by then.
    case nothingToSee
  }

  /// The most pictures that are made of a scenario.
  static let mostPictures = 500

  let options: Options
  /// Is told the path of each file that was written.
  let tell: (String) -> Void

  /// Runs the scenario and makes its pictures, also of one that fails.
  func callAsFunction(_ file: ScenarioFile, _ index: Int) throws(Failure) -> ScenarioResult {
    var glimpses: [Glimpse] = []
    var count = 0
    let moment = options.moment
    let result = file.run(index) { glimpse in
      if let moment {
        // Of a moment the last glimpse of each block counts.
        guard glimpse.moment <= moment else { return }
        glimpses.removeAll { $0.block == glimpse.block }
      } else {
        if glimpse.cause == .time(isInsideAct: true) { return }
        count += 1
        guard count <= Self.mostPictures else { return }
      }
      glimpses.append(glimpse)
    }
    guard count <= Self.mostPictures else { throw .tooMany(count) }
    if let moment, moment.seconds > result.virtualSeconds { throw .ended(moment, at: result.virtualSeconds) }
    guard result.outcome != .skipped else { return result }
    guard !glimpses.isEmpty else { throw .nothingToSee }
    try write(glimpses)
    return result
  }

  private func write(_ glimpses: [Glimpse]) throws(Failure) {
    let namesBlocks = glimpses.contains { $0.block > 0 }
    var sheet: [(title: String, picture: VectorPicture)] = []
    for (index, glimpse) in glimpses.enumerated() {
      let block = namesBlocks ? " of block \(glimpse.block + 1)" : ""
      let number = String(index + 1).leftPadded(to: 3, with: "0")
      let picture: VectorPicture
      do throws(DrawingError) { picture = try glimpse.picture() } catch { throw .drawing(error) }
      if let moment = options.moment {
        try write(picture, "at \(moment.words)\(block)")
      } else {
        try write(picture, "\(number) \(glimpse.act ?? "at \(glimpse.moment.words)")\(block)")
        sheet.append(("\(number)  \(glimpse.moment.words) s  \(glimpse.act ?? "")\(block)", picture))
      }
    }
    guard options.moment == nil else { return }
    let whole: VectorPicture
    do throws(DrawingError) { whole = try VectorPicture(sheetOf: sheet) } catch { throw .drawing(error) }
    try write(whole, "contact sheet", shrinks: true)
  }

  /// Writes a picture; one that may shrink has fewer pixels a point where there would be too many.
  private func write(_ picture: VectorPicture, _ name: String, shrinks: Bool = false) throws(Failure) {
    let bytes: [UInt8]
    do throws(DrawingError) {
      bytes =
        switch options.format {
        case .svg: try picture.svg(scale: options.scale)
        case .png: try shrinks ? largest(picture) : picture.png(scale: options.scale)
        }
    } catch { throw .drawing(error) }
    let path = "\(options.folder)/\(name.fileName).\(options.format.rawValue)"
    do throws(WholeFile.Failure) {
      let file = try WholeFile(path)
      file.write(bytes)
      try file.finish()
    } catch { throw .unwritten(error) }
    tell(path)
  }

  private func largest(_ picture: VectorPicture) throws(DrawingError) -> [UInt8] {
    var scale = options.scale
    while true {
      do throws(DrawingError) {
        return try picture.png(scale: scale)
      } catch {
        guard case .tooLarge = error, scale > 0.05 else { throw error }
        scale /= 2
      }
    }
  }
}

extension Glimpse {
  /// The act that has brought it about, or nil.
  fileprivate var act: String? {
    if case .act(let act) = cause { act } else { nil }
  }
}

extension String {
  /// The text as a part of a file's name: small letters, figures, points and hyphens.
  fileprivate var fileName: String {
    var name = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": name.unicodeScalars.append(scalar)
      case "A"..."Z": name += String(scalar).lowercased()
      case "." where name.last?.isNumber == true: name += "."
      default: if !name.hasSuffix("-"), !name.isEmpty { name += "-" }
      }
    }
    while name.last == "-" || name.last == "." { name.removeLast() }
    return String(name.prefix(64))
  }
}

extension Rendering.Failure {
  /// What is wrong and what would be right.
  var message: String {
    switch self {
    case .drawing(let error): error.description
    case .unwritten(let failure): failure.message
    case .tooMany(let count):
      "the scenario has \(count) pictures, and at most \(Rendering.mostPictures) are made; "
        + "give --at SECONDS for one of a moment"
    case .ended(let moment, let end):
      "the scenario is over at \(Instant.start.advanced(by: Span(seconds: end) ?? .zero).words) s, "
        + "before --at \(moment.words)"
    case .nothingToSee: "the scenario has not opened a block by then, so that there is nothing to see"
    }
  }
}
