import Drawing
import LuaRuntime

extension Interpreter {
  func defineImages() throws(LuaError) {
    var image = LuaClass(name: "image")
    image.describe = { [unowned self] id in
      let image = images[Int(id)]
      return "image \(image.width) × \(image.height)"
    }
    classes.image = try lua.defineClass(image)
    try define("image", most: 1) { interpreter, stack throws(LuaRaise) in try interpreter.makeImage(stack) }
  }

  private func makeImage(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let options = try Options(stack, 1, of: "image", known: OptionNames.image)
    var image = PictureDescription(width: try side("width", options), height: try side("height", options))
    if let format = try options.string("format") {
      guard let format = PictureDescription.Format(rawValue: format) else {
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
    guard !(image.isTransparent && image.format == .jpeg) else {
      throw .message("image: a JPEG can't be transparent; give it format = \"png\"")
    }
    image.colour = try colour(options)
    do throws(PictureError) {
      try image.check()
    } catch {
      throw .message("image: \(error)")
    }
    images.append(image)
    try stack.push(object: classes.image, id: Int64(images.count - 1))
    return .values(1)
  }

  private func side(_ name: StaticString, _ options: Options) throws(LuaRaise) -> Int {
    guard let side = try options.integer(name) else { throw .message("image: \(name) is missing") }
    guard (1...65535).contains(side) else {
      throw .message("image: \(name) must be 1 to 65535 pixels, got \(side)")
    }
    return side
  }

  private func colour(_ options: Options) throws(LuaRaise) -> UInt32? {
    guard let text = try options.string("colour") else { return nil }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let colour = UInt32(digits, radix: 16)
    else { throw .message("image: colour must be written as \"#rrggbb\", got \(text.quoted)") }
    return colour
  }
}
