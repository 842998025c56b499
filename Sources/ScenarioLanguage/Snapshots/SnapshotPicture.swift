import Blocks
import Drawing
import Foundation
import Layout
import LuaRuntime
import Simulation

/// A block's screen as it is drawn, with two pixels a point.
struct SnapshotPicture {
  /// Pixels a point.
  static let scale = 2.0

  /// The bytes of its PNG file.
  let png: [UInt8]

  /// Draws a block's screen; a mistake when that can't be done on this machine.
  init(_ block: OpenBlock) throws(LuaRaise) {
    let laidOut = try block.laidOut()
    let scheme = block.session.world.environment.colorScheme
    do throws(DrawingError) {
      png = try VectorPicture(laidOut, scheme, photo: block.opened.photo).png(scale: Self.scale)
    } catch {
      throw .message("block:snapshot: \(error)")
    }
  }

  /// Where it differs from a saved picture, a line each; nil when no pixel has changed.
  ///
  /// What it shows now and what has changed is drawn to the files, where they are named.
  func differences(from saved: [UInt8]?, drawnTo files: SnapshotPictureFiles?) -> [String]? {
    guard let saved else { return ["a picture of \(png.count) bytes"] }
    let (now, before): (PixelPicture, PixelPicture)
    do throws(PictureError) {
      now = try PixelPicture(png: png)
      before = try PixelPicture(png: saved)
    } catch {
      return error.isUnreadable ? ["the saved file is not a complete PNG picture"] : ["\(error)"]
    }
    guard let difference = PictureDifference(now, from: before) else { return nil }
    let share = (Double(difference.changed) / Double(difference.total) * 10_000).rounded(.up) / 100
    let area = difference.area
    func points(_ x: Double, _ y: Double) -> String {
      "(\(Value.words(for: x / Self.scale)), \(Value.words(for: y / Self.scale)))"
    }
    var lines = [
      "\(Value.words(for: share)) % of its pixels have changed, from \(points(area.x, area.y)) "
        + "to \(points(area.x + area.width, area.y + area.height)) in points"
    ]
    if (now.width, now.height) != (before.width, before.height) {
      func size(_ picture: PixelPicture) -> String {
        "\(Value.words(for: Double(picture.width) / Self.scale)) × \(Value.words(for: Double(picture.height) / Self.scale))"
      }
      lines.insert("it has \(size(now)) points, and the saved one \(size(before))", at: 0)
    }
    guard let files else {
      return lines + [
        "--snapshots new draws this picture, and one with the changes in red, to the folder \(SnapshotPolicy.pictureFolder)"
      ]
    }
    return lines + files.write(png, differing: { () throws(DrawingError) in try now.differences(from: before).png() })
  }
}

/// Where a picture that differs and its difference are drawn.
struct SnapshotPictureFiles {
  /// The path of both without what tells them apart.
  let path: String

  /// Writes both; where they are, or why they are not, a line each.
  func write(_ png: [UInt8], differing: () throws(DrawingError) -> [UInt8]) -> [String] {
    let (now, differences) = ("\(path).actual.png", "\(path).difference.png")
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(png).writeWhole(to: now)
      try Data(try differing()).writeWhole(to: differences)
    } catch let error as DrawingError {
      return ["the pictures could not be drawn: \(error)"]
    } catch {
      return ["the pictures could not be written to '\(path)': \(SnapshotFile.reason(of: error))"]
    }
    return ["what it shows now is in \(now)", "what has changed is red in \(differences)"]
  }
}
