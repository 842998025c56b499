import Blocks
import Testing

struct DisplayNameTests {
  @Test(
    "The field keeps what was typed; pasted line breaks become spaces (PS-N4)",
    arguments: [
      ("  Maya  Chen ", "  Maya  Chen "),
      ("Maya\nChen", "Maya Chen"),
      ("Maya\r\nChen", "Maya Chen"),
      ("Maya\rChen\u{2028}B\u{2029}C\u{85}D\u{B}E\u{C}", "Maya Chen B C D E "),
      ("Maya\n\nChen", "Maya  Chen"),
      ("Maya\tChen", "Maya\tChen"),
      ("e\u{301}\n", "e\u{301} "),
    ]
  )
  func kept(_ text: String, _ kept: String) {
    #expect(Array(DisplayName.kept(from: text).unicodeScalars) == Array(kept.unicodeScalars))
  }

  @Test(
    "The name is handed on without the white space at its ends (PS-N4)",
    arguments: [
      ("  Maya Chen\t", "Maya Chen"),
      ("\u{A0}\u{3000}Maya\u{2003}", "Maya"),
      ("Maya  Chen", "Maya  Chen"),
      (" \t ", ""),
      ("", ""),
      ("\u{200B}Maya", "\u{200B}Maya"),
    ]
  )
  func trimmed(_ name: String, _ trimmed: String) {
    #expect(Array(DisplayName.trimmed(name).unicodeScalars) == Array(trimmed.unicodeScalars))
  }

  @Test(
    "A name that shows nothing is empty (PS-N5)",
    arguments: [
      "", " ", "\t\u{A0}\u{3000}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{2800}",
      "\u{3164}",
      "\u{FFA0}", "\u{115F}", "\u{180E}", "\u{FE0F}", "\u{E0020}", " \u{200B}\u{2800} \u{3164}",
    ]
  )
  func showsNothing(_ name: String) {
    #expect(DisplayName.isEmpty(name))
    #expect(Initials.of(name) == "", "a name that shows nothing has no initials (PS-A1)")
    #expect(ProfileSetup.named(name).avatar == .symbol)
  }

  @Test("A name that shows something is not empty", arguments: ["M", "-", "🙂", "👩🏽‍🎨", "\u{301}", "\u{200B}M", "𝒜"])
  func showsSomething(_ name: String) {
    #expect(!DisplayName.isEmpty(name))
  }
}

extension ProfileSetup {
  fileprivate static func named(_ name: String) -> ProfileSetup {
    var configuration = Configuration()
    configuration.name = name
    return ProfileSetup(configuration)
  }
}
