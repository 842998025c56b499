import Blocks
import Drawing
import LuaRuntime
import Simulation

extension Interpreter {
  func choosePhoto(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let word = "block:choosePhoto"
    let host = try profileHost(block, word)
    guard let button = host.element("photo.add") ?? host.element("photo.change") else {
      throw .message("\(word): the host has taken the block away")
    }
    try block.requireEnabled(button, word)
    var after = Span.zero
    if !stack.isNilOrAbsent(at: 3) {
      after = try Options(stack, 3, of: word, known: OptionNames.choosePhoto).span("after") ?? .zero
    }
    let constant = constant(stack, 2)
    if constant == .dismissed {
      block.note("close the photo picker")
    } else if constant == .unreadable {
      block.note("choose a photo that can't be read")
      host.choosePhoto(nil, after: after)
    } else {
      let picked = try pickedPhoto(stack, word)
      block.note("choose", in: picked.words)
      host.choosePhoto(picked.photo, after: after)
    }
    return try block.finish()
  }

  /// A photo as it will load, nil when it can't be read, and what to call it.
  private struct PickedPhoto {
    var photo: Photo?
    var words: String

    init(_ words: String, word: String, _ read: () throws(PictureError) -> Photo) throws(LuaRaise) {
      self.words = words
      do throws(PictureError) {
        photo = try read()
      } catch {
        guard error.isUnreadable else { throw .message("\(word): \(error)") }
        self.words += ", which can't be read: \(error)"
      }
    }
  }

  /// The photo at 2, decoded now, which takes no virtual time.
  private func pickedPhoto(_ stack: LuaStack, _ word: String) throws(LuaRaise) -> PickedPhoto {
    if let id = stack.object(at: 2, of: classes.image) {
      let image = images[Int(id)]
      return try PickedPhoto("a photo of \(image.width) × \(image.height)", word: word) { () throws(PictureError) in
        try PhotoShelf.shared.photo(of: image)
      }
    }
    guard let path = stack.string(at: 2) else {
      throw Arguments(stack, of: word).wrong(2, "the photo", "a path, image { … }, unreadable or dismissed")
    }
    let file: String
    do throws(SuitePathError) {
      file = try suite.file(path)
    } catch {
      throw .message("\(word): \(error)")
    }
    return try PickedPhoto(path.quoted, word: word) { () throws(PictureError) in
      try PhotoShelf.shared.photo(reading: try PhotoFile.bytes(of: file))
    }
  }
}
