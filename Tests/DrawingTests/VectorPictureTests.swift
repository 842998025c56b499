import Blocks
import Drawing
import Layout
import Testing

struct VectorPictureTests {
  @Test("A screen is drawn in its tokens, light and dark", arguments: ColorScheme.allCases)
  func tokens(colorScheme: ColorScheme) throws {
    let drawn = try Drawn(ProfileSetup.plain(), colorScheme)
    let theme = SPTheme(colorScheme)
    #expect(drawn.colour(x: 1, y: 1) == theme.color(.bg))
    let card = try #require(drawn.screen["card"]).frame
    #expect(drawn.colour(x: card.x + 40, y: card.y + 4) == theme.color(.surface))
    let field = try #require(drawn.screen["name"]).frame
    #expect(drawn.colour(x: field.x + 40, y: field.y + 26) == theme.color(.fill))
    let button = try #require(drawn.screen["continue"]).frame
    #expect(drawn.colour(x: button.x + 20, y: button.y + 26) == theme.color(.accent))
  }

  @Test("The same screen gives the same bytes")
  func same() throws {
    let picture = try Drawn(ProfileSetup.plain(), .light).picture
    #expect(try picture.png(scale: 2) == picture.png(scale: 2))
    #expect(try picture.svg() == picture.svg())
  }

  @Test("A PNG has so many pixels a point, an SVG no word that wants a font")
  func sizes() throws {
    let picture = try Drawn(ProfileSetup.plain(), .light).picture
    let png = try PhotoPixels(Photo(width: 0, height: 0, jpeg: picture.png(scale: 1.5)))
    #expect(png.width == 585)
    #expect(png.height == Int((picture.size.height * 1.5).rounded(.up)))
    let svg = String(decoding: try picture.svg(scale: 2), as: UTF8.self)
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"780\""))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(!svg.contains("<text"))
  }

  @Test("A long line is drawn to its end")
  func longLine() throws {
    let drawn = try Drawn(ProfileSetup.plain(), .light)
    let words = try #require(drawn.screen["header.message"]?.words.first)
    let end = Rectangle(x: words.frame.maxX - 12, y: words.frame.y, width: 12, height: words.frame.height)
    #expect(drawn.hasInk(in: end, on: SPTheme(.light).color(.bg)))
  }

  @Test(
    "A picked topic is accent at 14 % over fill, a locked one is drawn at 40 % (IP-T4)",
    arguments: ColorScheme.allCases
  )
  func chips(colorScheme: ColorScheme) throws {
    var configuration = InterestsPicker.Configuration()
    configuration.selection = ["baking"]
    configuration.limits = PickLimits(minimum: 1, maximum: 1)
    let drawn = try Drawn(InterestsPicker(configuration), colorScheme)
    let theme = SPTheme(colorScheme)
    let picked = try #require(drawn.screen["topic.baking"]).frame
    let tint = theme.color(.fill).mixed(with: theme.color(.accent), 0.14)
    #expect(drawn.colour(x: picked.x + 20, y: picked.y + 5)?.isNear(tint) == true)
    let locked = try #require(drawn.screen["topic.music"]).frame
    let pale = theme.color(.surface).mixed(with: theme.color(.fill), 0.4)
    #expect(drawn.colour(x: locked.x + 20, y: locked.y + 5)?.isNear(pale) == true)
  }

  @Test(
    "A photo fills the avatar's circle and nothing else, its middle where it is not square",
    arguments: [(64, 64), (300, 100), (100, 300), (1, 1), (1, 900)]
  )
  func photo(width: Int, height: Int) throws {
    var description = PictureDescription(width: width, height: height)
    description.colour = 0x00FF00
    let photo = try Photo(reading: description.file())
    var block = ProfileSetup.plain()
    for effect in block.receive(.photoPicked(PhotoItem(number: 0))) {
      if case .start(let number, _) = effect { _ = block.receive(.photoLoaded(number, photo)) }
    }
    #expect(block.photo == photo)
    let drawn = try Drawn(block, .light, photo: photo)
    let avatar = try #require(drawn.screen["avatar"]).frame
    for (x, y) in [(0.5, 0.5), (0.5, 0.06), (0.06, 0.5), (0.94, 0.5), (0.5, 0.94)] {
      let colour = drawn.colour(x: avatar.x + avatar.width * x, y: avatar.y + avatar.height * y)
      #expect(colour?.isNear(RGBColor(0x00FF00)) == true)
    }
    #expect(drawn.colour(x: avatar.x + 4, y: avatar.y + 4) == SPTheme(.light).color(.surface))
  }

  @Test("A picture that is too large is refused by its size")
  func tooLarge() throws {
    let picture = try Drawn(ProfileSetup.plain(), .light).picture
    #expect(throws: DrawingError.self) { try picture.png(scale: 1000) }
  }

  @Test(
    "Words of any script, and of none that a font has, are drawn",
    arguments: [
      "🧁🏳️‍🌈👩🏽‍🚀", "مايا", "מאיה", "มายา", "陳美雅", "e\u{301}\u{323}\u{327}", "\u{10FFFF}\u{E000}", "a\u{202E}b",
      String(repeating: "W", count: 10_000),
    ]
  )
  func scripts(name: String) throws {
    var configuration = ProfileSetup.Configuration()
    configuration.title = String(name.prefix(40))
    configuration.name = name
    let drawn = try Drawn(ProfileSetup(configuration), .light)
    let field = try #require(drawn.screen["name"]).frame
    let inside = Rectangle(x: field.x + 8, y: field.y + 8, width: field.width - 16, height: field.height - 16)
    #expect(drawn.hasInk(in: inside, on: SPTheme(.light).color(.fill)))
    #expect(try drawn.picture.svg().count > 1000)
  }

  @Test("A symbol that is not known is a dot")
  func unknownSymbol() throws {
    let topic = { InterestsPicker.Topic(id: "a", title: "A", symbol: $0) }
    func drawn(_ symbol: String) throws -> [UInt8] {
      var configuration = InterestsPicker.Configuration()
      configuration.categories = [InterestsPicker.Category(id: "c", title: "C", topics: [topic(symbol)])]
      return try Drawn(InterestsPicker(configuration), .light).picture.svg()
    }
    #expect(try drawn("no.such.symbol") == drawn("circle"))
    #expect(try drawn("no.such.symbol") != drawn("leaf"))
  }
}
