import Blocks
import Testing

struct InitialsTests {
  @Test(
    "Initials: one from the first word and one from the last (PS-A2)",
    arguments: [
      ("Maya Chen", "MC"),
      ("maya chen", "MC"),
      ("Maya Lin Chen", "MC"),
      ("Maya  Chen", "MC"),
      (" Maya\tChen ", "MC"),
      ("Maya\u{3000}Chen", "MC"),
      ("MAYA", "M"),
      ("maya", "M"),
      ("M", "M"),
      ("Maya Berg-Lund", "MB"),
      ("Ana-Maya Chen", "AC"),
      ("ßeta", "S"),
      ("ßeta ﬁn", "SF"),
      ("مايا تشن", "مت"),
      ("מאיה חן", "מח"),
      ("陳美雅", "陳"),
      ("👩🏽‍🎨 Maya", "👩🏽‍🎨M"),
      ("👩🏽‍🎨", "👩🏽‍🎨"),
      ("🇩🇪🇫🇷 🇮🇹", "🇩🇪🇮🇹"),
      ("👩🏽‍🎨Maya", "M"),
      ("e\u{301}lise", "E\u{301}"),
      ("\"Maya\" (Chen)", "MC"),
      ("Maya — Chen", "MC"),
      ("Maya Chen .", "MC"),
      ("...", ""),
      ("Maya ...", "M"),
      ("3 Doors", "3D"),
      ("#1 fan", "1F"),
      ("O'Brien", "O"),
      ("+ Maya", "+M"),
      ("ıpek", "I"),
      ("ilgin", "I"),
      ("ǆ", "Ǆ"),
      ("", ""),
      ("\u{200B}Maya", "M"),
      ("\u{200B} Maya", "M"),
      ("\u{3164}Maya", "M"),
      ("\u{3164} Maya", "M"),
      ("Maya \u{2800}", "M"),
    ]
  )
  func initials(_ name: String, _ initials: String) {
    #expect(Array(Initials.of(name).unicodeScalars) == Array(initials.unicodeScalars))
  }

  @Test("Never more than two characters, and only one for one word, whatever is typed (PS-A2)")
  func atMostTwo() {
    for value in UInt32(1)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let word = String(Character(scalar))
      let count = Initials.of(word).count
      guard count <= 1 else {
        Issue.record("U+\(String(value, radix: 16)) alone has \(count) initials")
        return
      }
    }
  }
}
