import Testing

@Suite("A machine without fonts")
struct FontTests {
  @Test("A scenario that reads a frame fails with the package to install; one that reads none opens no font")
  func missingFont() throws {
    let ended = try Command.shell(
      #"FONTCONFIG_FILE=<(echo '<fontconfig></fontconfig>') "$SCENARIO" run frames.lua 2>/dev/null"#
    )
    #expect(ended.status == 1)
    #expect(ended.output.contains("frames need the font Inter, which was not found; install the package fonts-inter"))
    #expect(ended.output.contains("1 passed, 1 failed"))
    let drawn = try Command.shell(
      #"FONTCONFIG_FILE=<(echo '<fontconfig></fontconfig>') "$SCENARIO" render frames.lua:1 --out /dev/null/no"#
    )
    #expect(drawn.status == 2)
    #expect(drawn.error.contains("the font Inter, which was not found; install the package fonts-inter"))
    let there = try Command.shell(#""$SCENARIO" run frames.lua"#)
    #expect(there.status == 0)
  }
}
