import Blocks
import Drawing
import LuaRuntime

/// A photo that a closure was given, with its pixels once a scenario has asked for one.
struct HandedOnPhoto {
  let photo: Photo
  private var pixels: PhotoPixels?

  init(_ photo: Photo) {
    self.photo = photo
  }

  /// The colour of a pixel, nil outside of the photo; the photo is decoded once.
  mutating func colour(x: Int, y: Int) throws(PictureError) -> PixelColour? {
    if let pixels { return pixels.colour(x: x, y: y) }
    let decoded = try PhotoPixels(photo)
    pixels = decoded
    return decoded.colour(x: x, y: y)
  }
}

extension Interpreter {
  func definePhotos() throws(LuaError) {
    classes.photo = try lua.defineClass(LuaClass(name: "photo"))
    let stack = lua.stack
    do throws(LuaRaise) {
      try stack.createTable(fields: 1)
      try stack.push(
        function: method("photo:pixel", most: 3, hasReceiver: true) { interpreter, stack throws(LuaRaise) in
          try interpreter.pushPixel(stack)
        }
      )
      try stack.setField("pixel", table: -2)
      photoMethods = try stack.reference(at: -1)
      stack.pop()
    } catch {
      throw stack.error(from: error)
    }
  }

  /// Pushes a photo as a table of its size.
  func push(_ photo: Photo, _ stack: LuaStack) throws(LuaRaise) {
    try stack.push(record(of: photo))
  }

  /// Pushes a photo as a closure gets it: a table that compares by its fields, with the method `pixel` behind them.
  func push(handedOn photo: Photo, _ stack: LuaStack) throws(LuaRaise) {
    var record = record(of: photo)
    record.set("orientation", 1)
    try stack.push(record)
    guard let photoMethods else { return }
    try stack.createTable(fields: 3)
    try stack.push(photoMethods)
    try stack.setField("__index", table: -2)
    try stack.push(false)
    try stack.setField("__metatable", table: -2)
    try stack.push(object: classes.photo, id: id(of: photo))
    try stack.setField("photo", table: -2)
    stack.setMetatable(table: -2)
  }

  private func record(of photo: Photo) -> LuaRecord {
    var record = LuaRecord(capacity: 5)
    record.set("width", photo.width)
    record.set("height", photo.height)
    record.set("bytes", photo.jpeg.count)
    record.set("format", "jpeg")
    return record
  }

  /// The number that stands for a photo in scripts.
  private func id(of photo: Photo) -> Int64 {
    if let known = photos.firstIndex(where: { $0.photo == photo }) { return Int64(known) }
    photos.append(HandedOnPhoto(photo))
    return Int64(photos.count - 1)
  }

  /// The place in the list of the photo whose table is at 1, or nil.
  private func photo(_ stack: LuaStack) throws(LuaRaise) -> Int? {
    guard stack.type(at: 1) == .table, try stack.metatable(of: 1) else { return nil }
    defer { stack.pop() }
    try stack.field("photo", table: -1)
    defer { stack.pop() }
    return stack.object(at: -1, of: classes.photo).map { Int($0) }
  }

  private func pushPixel(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let word = "photo:pixel"
    guard let index = try photo(stack) else {
      throw .message("\(word) is for the photo of a profile that onContinue was given; call it with a colon")
    }
    let (x, y) = (try coordinate(2, "x", word, stack), try coordinate(3, "y", word, stack))
    let colour: PixelColour?
    do throws(PictureError) {
      colour = try photos[index].colour(x: x, y: y)
    } catch {
      throw .message("\(word): \(error)")
    }
    guard let colour else {
      let photo = photos[index].photo
      throw .message(
        "\(word): (\(x), \(y)) is outside of the photo, which is \(photo.width) × \(photo.height) pixels, "
          + "(0, 0) to (\(photo.width - 1), \(photo.height - 1))"
      )
    }
    try stack.createTable(array: 3)
    for (index, channel) in [colour.red, colour.green, colour.blue].enumerated() {
      try stack.push(Int(channel))
      try stack.setIndex(index + 1, table: -2)
    }
    return .values(1)
  }

  private func coordinate(_ index: Int, _ name: String, _ word: String, _ stack: LuaStack) throws(LuaRaise) -> Int {
    guard let coordinate = stack.integer(at: index) else {
      throw Arguments(stack, of: word).wrong(index, name, "a whole number of pixels")
    }
    return Int(coordinate)
  }
}
