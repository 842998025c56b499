import Blocks
import Drawing
import Layout
import Testing

@Suite("Words measured in Inter")
struct FontTests {
  private static let body = TextFont(size: 17, weight: .regular)

  @Test("A line is as wide as its letters, and grows with the size")
  func width() throws {
    let measurer = try FontMeasurer.shared()
    let line = try #require(measurer.measure("Display name", Self.body, width: nil).lines.first)
    #expect(line.text == "Display name")
    #expect((95...110).contains(line.width))
    let double = try #require(
      measurer.measure("Display name", TextFont(size: 34, weight: .regular), width: nil).lines.first
    )
    #expect(abs(double.width - 2 * line.width) < 0.1)
    let heavy = try #require(
      measurer.measure("Display name", TextFont(size: 17, weight: .semibold), width: nil).lines.first
    )
    #expect(heavy.width > line.width)
  }

  @Test("The reach of Inter: 0.97 above the baseline and 0.24 below for each point")
  func reach() throws {
    let measured = try FontMeasurer.shared().measure("", Self.body, width: nil)
    #expect(abs(measured.ascent - 17 * 0.96875) < 0.1)
    #expect(abs(measured.descent - 17 * 0.2412) < 0.1)
    #expect(measured.lines.isEmpty)
  }

  @Test("Figures that are tabular are all of one width (IP-H2)")
  func tabularFigures() throws {
    let measurer = try FontMeasurer.shared()
    var tabular = TextFont(size: 15, weight: .medium)
    func spread(_ font: TextFont) throws -> Double {
      let widths = (0...9).map { measurer.measure("\($0) picked", font, width: nil).lines[0].width }
      return try #require(widths.max()) - #require(widths.min())
    }
    #expect(try spread(tabular) > 1)
    tabular.hasTabularFigures = true
    #expect(try spread(tabular) < 0.02)
  }

  @Test("Lines break between words; a word that is too long breaks as it is, without a hyphen")
  func wrapping() throws {
    let measurer = try FontMeasurer.shared()
    let lines = measurer.measure("This is how people will see you.", Self.body, width: 120).lines
    #expect(lines.map(\.text).joined(separator: " ") == "This is how people will see you.")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.width <= 120 })
    let parts = measurer.measure("Photography", Self.body, width: 40).lines
    #expect(parts.count > 1)
    #expect(parts.map(\.text).joined() == "Photography")
  }

  @Test("Without a width it is one line, whatever breaks there are; with one each paragraph begins its own")
  func paragraphs() throws {
    let measurer = try FontMeasurer.shared()
    let text = "One\nTwo\r\nThree\u{2028}Four"
    #expect(measurer.measure(text, Self.body, width: nil).lines.map(\.text) == ["One Two Three Four"])
    #expect(measurer.measure(text, Self.body, width: 1000).lines.map(\.text) == ["One", "Two", "Three", "Four"])
  }

  @Test(
    "Scripts of the world, joined emoji and broken text have lines of some width",
    arguments: [
      "مرحبا بالعالم", "שלום עולם", "สวัสดีชาวโลก", "你好世界", "こんにちは", "नमस्ते", "👩🏽‍🚀🇩🇪👨‍👩‍👧‍👦",
      "e\u{301}\u{302}\u{303}\u{304}", "\u{0}\u{1}\u{7F}", "\u{200B}\u{FEFF}", "\u{FDFD}", "a\u{202E}b",
    ]
  )
  func scripts(_ text: String) throws {
    let measurer = try FontMeasurer.shared()
    for width in [nil, 0, 1, 30, 350, 100_000] as [Double?] {
      let measured = measurer.measure(text, Self.body, width: width)
      #expect(!measured.lines.isEmpty)
      #expect(measured.lines.allSatisfy { $0.width >= 0 && $0.width.isFinite && $0.ascent + $0.descent > 0 })
    }
  }

  @Test("The direction of a line is its paragraph's")
  func direction() throws {
    let measurer = try FontMeasurer.shared()
    #expect(measurer.measure("שלום Maya", Self.body, width: nil).lines.map(\.isRightToLeft) == [true])
    #expect(measurer.measure("Maya שלום", Self.body, width: nil).lines.map(\.isRightToLeft) == [false])
  }

  @Test("What is missing is told with the package that brings it")
  func errors() {
    #expect(
      "\(TextError.libraryIsMissing("libpangocairo-1.0.so.0"))".contains("install the package libpangocairo-1.0-0")
    )
    #expect("\(TextError.fontIsMissing("Inter"))".contains("install the package fonts-inter"))
  }
}
