import Blocks
import Testing

struct UsernameTests {
  @Test(
    "The username keeps a–z, 0–9, period and underscore (PS-U1)",
    arguments: [
      ("mayachen", "mayachen", "what is kept stays as it is"),
      ("az09._", "az09._", "the ends of each range"),
      ("MayaCHEN", "mayachen", "ASCII capitals are lowered"),
      ("AZ", "az", "the ends of the capitals"),
      ("@[`{/:-^", "", "the neighbours of each range drop"),
      ("maya chen", "mayachen", "spaces drop"),
      ("maya\tchen\n", "mayachen", "tabs and line breaks drop"),
      ("maya\r\nchen", "mayachen", "a line break of two scalars drops whole"),
      ("maya\u{A0}\u{200B}", "maya", "spaces that nobody sees drop"),
      ("m\u{E1}ya", "mya", "a composed accented letter drops"),
      ("ma\u{301}ya", "mya", "a decomposed accented letter drops with its mark"),
      ("maya\u{301}", "may", "a mark at the end takes its letter along"),
      (".\u{301}_", "_", "a mark on a period takes it along"),
      ("1\u{FE0F}\u{20E3}2", "2", "a keycap emoji drops with its digit"),
      ("\u{FF4D}\u{FF21}\u{FF11}", "", "full-width letters and digits drop"),
      ("maya\u{663}\u{967}", "maya", "digits of other scripts drop"),
      ("maya½Ⅷ²", "maya", "other numbers drop"),
      ("\u{212A}elvin", "elvin", "the Kelvin sign is no k"),
      ("\u{130}pek", "pek", "dotted İ drops and leaves no mark"),
      ("I\u{307}pek", "pek", "dotted I in two scalars drops too"),
      ("ILGIN", "ilgin", "I becomes i with no locale asked"),
      ("ıſ", "", "letters whose capitals are ASCII drop"),
      ("маya", "ya", "letters that look alike drop"),
      ("ma🙂ya👩🏽‍🎨", "maya", "emoji drop"),
      ("\u{202E}maya\u{202C}", "maya", "marks of direction drop"),
      ("m\u{200D}aya", "aya", "a joiner is judged with the letter before it"),
      ("", "", "nothing stays nothing"),
    ]
  )
  func kept(_ text: String, _ kept: String, _ why: Comment) {
    #expect(Array(Username.kept(from: text).unicodeScalars) == Array(kept.unicodeScalars), why)
  }

  @Test("What is kept is kept again as it is, whatever scalar stands before a letter")
  func keptTwice() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let kept = Username.kept(from: String(String.UnicodeScalarView([scalar, "b"])))
      let isKept = kept.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789._".utf8.contains($0) }
      guard isKept, Username.kept(from: kept) == kept else {
        Issue.record("U+\(String(value, radix: 16)) leaves \(kept.debugDescription)")
        return
      }
    }
  }
}
