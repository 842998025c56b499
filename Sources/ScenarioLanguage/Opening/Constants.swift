import Blocks
import LuaRuntime
import Simulation

/// A word that stands for itself.
enum Constant: Int64, CaseIterable {
  /// Topics that load.
  case loading
  /// A photo whose load throws.
  case unreadable
  /// The person closes the picker.
  case dismissed
  /// What a cancelled closure throws.
  case cancellation

  var name: String { "\(self)" }
}

/// A picture that `image` describes.
struct PictureDescription: Hashable {
  /// The file's width in pixels, before it is turned.
  var width = 1
  /// The file's height in pixels, before it is turned.
  var height = 1
  /// The file's format.
  var format = "jpeg"
  /// The EXIF orientation, 1 to 8.
  var orientation = 1
  /// Whether the bottom half is clear.
  var isTransparent = false
  /// The colour, or nil for the four quarters.
  var colour: String?

  /// The photo that is handed on of such a picture (PS-A5).
  var photo: Photo {
    let isTurned = orientation > 4
    let size = Photo.handedOnSize(width: isTurned ? height : width, height: isTurned ? width : height)
    return Photo(width: size.width, height: size.height, jpeg: [])
  }
}

extension Interpreter {
  func defineConstants() throws(LuaError) {
    var constant = LuaClass(name: "constant")
    constant.describe = { id in Constant(rawValue: id)?.name ?? "constant" }
    let constantClass = try lua.defineClass(constant)
    classes.constant = constantClass
    for word in Constant.allCases {
      do throws(LuaRaise) {
        try lua.stack.push(object: constantClass, id: word.rawValue)
      } catch {
        throw lua.stack.error(from: error)
      }
      try lua.setGlobalFromTop(word.name)
    }
    do throws(LuaRaise) {
      try pushSamples(lua.stack)
    } catch {
      throw lua.stack.error(from: error)
    }
    try lua.setGlobalFromTop("samples")
    var image = LuaClass(name: "image")
    image.describe = { [unowned self] id in
      let image = images[Int(id)]
      return "image \(image.width) × \(image.height)"
    }
    classes.image = try lua.defineClass(image)
    try define("image", most: 1) { interpreter, stack throws(LuaRaise) in try interpreter.makeImage(stack) }
  }

  /// Pushes the sample categories as the list that a scenario would write (IP-E1).
  private func pushSamples(_ stack: LuaStack) throws(LuaRaise) {
    try stack.createTable(array: InterestsPicker.Category.samples.count)
    for (index, category) in InterestsPicker.Category.samples.enumerated() {
      try stack.createTable(fields: 3)
      try stack.push(category.id)
      try stack.setField("id", table: -2)
      try stack.push(category.title)
      try stack.setField("title", table: -2)
      try stack.createTable(array: category.topics.count)
      for (index, topic) in category.topics.enumerated() {
        try stack.createTable(fields: 3)
        try stack.push(topic.id)
        try stack.setField("id", table: -2)
        try stack.push(topic.title)
        try stack.setField("title", table: -2)
        try stack.push(topic.symbol)
        try stack.setField("symbol", table: -2)
        try stack.setIndex(index + 1, table: -2)
      }
      try stack.setField("topics", table: -2)
      try stack.setIndex(index + 1, table: -2)
    }
  }

  /// The constant at that place of the stack, or nil.
  func constant(_ stack: LuaStack, _ index: Int) -> Constant? {
    guard let constantClass = classes.constant else { return nil }
    return stack.object(at: index, of: constantClass).flatMap(Constant.init)
  }

  private func makeImage(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let known = ["width", "height", "format", "orientation", "transparent", "colour"]
    let options = try Options(stack, 1, of: "image", known: known)
    var image = PictureDescription()
    image.width = try side("width", options)
    image.height = try side("height", options)
    if let format = try options.string("format") {
      guard format == "jpeg" || format == "png" else {
        throw .message("image: format must be \"jpeg\" or \"png\", got \(format.quoted)")
      }
      image.format = format
    }
    if let orientation = try options.integer("orientation") {
      guard (1...8).contains(orientation) else {
        throw .message("image: orientation must be 1 to 8, got \(orientation)")
      }
      image.orientation = orientation
    }
    image.isTransparent = try options.boolean("transparent") ?? false
    guard !(image.isTransparent && image.format == "jpeg") else {
      throw .message("image: a JPEG can't be transparent; give it format = \"png\"")
    }
    if let colour = try options.string("colour") {
      guard colour.utf8.count == 7, colour.hasPrefix("#"), colour.dropFirst().allSatisfy(\.isHexDigit) else {
        throw .message("image: colour must be written as \"#rrggbb\", got \(colour.quoted)")
      }
      image.colour = colour
    }
    guard let imageClass = classes.image else { return .none }
    images.append(image)
    try stack.push(object: imageClass, id: Int64(images.count - 1))
    return .values(1)
  }

  private func side(_ name: StaticString, _ options: Options) throws(LuaRaise) -> Int {
    guard let side = try options.integer(name) else { throw .message("image: \(name) is missing") }
    guard (1...65535).contains(side) else {
      throw .message("image: \(name) must be 1 to 65535 pixels, got \(side)")
    }
    return side
  }
}
