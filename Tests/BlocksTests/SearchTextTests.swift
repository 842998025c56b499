import Testing

@testable import Blocks

struct SearchTextTests {
  @Test(
    "Case, accents and width make no difference; a part is enough (IP-Q1)",
    arguments: [
      ("Music", "mus"), ("Music", "SIC"), ("music", "MUSIC"), ("Board games", "d g"),
      ("Caf\u{E9} culture", "cafe"), ("Caf\u{E9} culture", "CAFE\u{301}"), ("Cafe\u{301}", "caf\u{E9}"),
      ("Cafe", "café"),
      ("Ñandú", "nandu"), ("nandu", "ñandú"), ("Việt", "viet"), ("Ἀθῆναι", "αθηναι"),
      ("Ｍｕｓｉｃ", "music"), ("Music", "ｍｕｓ"), ("カメラ", "ｶﾒﾗ"), ("ｶﾞｰﾃﾞﾝ", "ガーデン"),
      ("Illustration", "ill"), ("Illustration", "ILL"), ("İstanbul walks", "istanbul"), ("istanbul", "İSTANBUL"),
      ("ılık", "ilik"), ("ILIK", "ılık"), ("Kırmızı", "kirmizi"),
      ("Straße", "strasse"), ("strasse", "Straße"), ("STRASSE", "straße"), ("Straße", "STRAẞE"), ("STRAẞE", "strasse"),
      ("Ørsted", "orsted"), ("Łódź", "lodz"), ("Đà Nẵng", "da nang"), ("Æther", "aether"), ("Œuvre", "oeuvre"),
      ("Þing", "thing"), ("Ħal", "hal"), ("Ŧ", "t"),
      ("ﬁlm", "film"), ("film", "ﬁlm"), ("ΟΔΟΣ", "οδος"), ("οδός", "ΟΔΟΣ"), ("Пёс", "пес"),
      ("C++ (basics)", "("), ("C++ (basics)", "c++"), ("C++ (basics)", "++ ("), ("100 % wool", "%"), ("a*b", "*"),
      ("[a", "[a"), ("back\\slash", "\\"), ("a.b", "."), ("Music", ""), ("", ""),
    ]
  )
  func found(_ title: String, _ query: String) {
    #expect(SearchText(title).contains(SearchText(query: query)))
  }

  @Test(
    "What is not there is not found",
    arguments: [
      ("Music", "musik"), ("C++ (basics)", "[a"), ("C++ (basics)", "\\"), ("C++ (basics)", "%"), ("C++ (basics)", "*"),
      ("C++ (basics)", "."), ("Board games", "board  games"), ("カメラ", "ガメラ"), ("ab", "abc"), ("", "a"),
      ("Music", "m sic"),
      ("Cafe", "cafes"), ("か", "が"),
    ]
  )
  func notFound(_ title: String, _ query: String) {
    #expect(!SearchText(title).contains(SearchText(query: query)))
  }

  @Test("White space at the ends of a query is ignored, in a title it is not (IP-Q1)")
  func whiteSpace() {
    for query in ["board ", " board", "\t board\n", "\u{3000}board\u{A0}"] {
      #expect(SearchText(query: query) == SearchText("board"))
    }
    #expect(SearchText(query: " \n").isEmpty)
    #expect(!SearchText(" ").isEmpty)
  }

  @Test("Every letter is found by its capital and its small letter (IP-Q1)")
  func everyLetter() {
    var missed: [String] = []
    for value in UInt32(0x41)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
      let letter = SearchText(String(scalar))
      let upper = SearchText(scalar.properties.uppercaseMapping)
      let lower = SearchText(scalar.properties.lowercaseMapping)
      if letter != upper || letter != lower { missed.append("U+\(String(value, radix: 16)) \(scalar)") }
    }
    #expect(missed.isEmpty)
  }
}
