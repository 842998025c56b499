import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

/// What CI servers are told in JUnit's XML.
struct JUnitReporterTests {
  private func junit(_ events: [RunEvent]) -> String {
    written(events) { JUnitReporter(write: $0) }
  }

  @Test("Each kind of end has its element; tags and rules are properties; the counts stand in front")
  func mixed() {
    #expect(
      junit(Told.mixed) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="scenario" tests="6" failures="1" errors="2" time="1.500000">
          <testsuite name="s/a.lua" tests="5" failures="1" errors="1" skipped="2" time="1.000000" \
        timestamp="2026-01-15T10:00:00Z">
            <properties>
              <property name="rules of passes" value="PS-U6, PS-U7"/>
              <property name="tags of passes" value="slow"/>
            </properties>
            <testcase name="passes" classname="s.a" time="0.250000"/>
            <testcase name="fails" classname="s.a" time="0.250000">
              <failure type="expectation" message="expected and found differ">
          expected and found differ

          s/a.lua:4
          4 │ expect(1):equals(2)

          expected  2
          found     1

          To run it again
            scenario run s/a.lua:3
              </failure>
              <system-out>a
        b
        </system-out>
            </testcase>
            <testcase name="errs" classname="s.a" time="0.250000">
              <error type="script" message="attempt to &lt;x&gt;">
          attempt to &lt;x&gt;

          To run it again
            scenario run s/a.lua:3
              </error>
            </testcase>
            <testcase name="is skipped" classname="s.a" time="0.000000">
              <skipped type="skip" message="later"/>
            </testcase>
            <testcase name="is a known bug" classname="s.a" time="0.250000">
              <skipped type="knownBug" message="known bug: BUG-1"/>
            </testcase>
          </testsuite>
          <testsuite name="s/b.lua" tests="1" failures="0" errors="1" skipped="0" time="0.000000" \
        timestamp="2026-01-15T10:00:00Z">
            <testcase name="the file loads" classname="s.b" time="0.000000">
              <error type="loadError" message="unexpected symbol near &lt;eof&gt;">
          unexpected symbol near &lt;eof&gt;
              </error>
            </testcase>
          </testsuite>
        </testsuites>

        """
    )
  }

  @Test("Whatever stands in a title is held by an attribute, and what XML can't hold is made visible")
  func escaping() {
    let xml = junit([
      Told.header(), Told.loaded("s/a.lua", 1), Told.ended("a < b & \"c\" > 'd'\n\t\u{1B}\u{0}\u{FFFF} é 🎉"),
      .runEnded(RunSummary(passed: 1)),
    ])
    #expect(
      xml.contains(
        #"<testcase name="a &lt; b &amp; &quot;c&quot; &gt; 'd'&#10;&#9;\u{1B}\u{0}\u{FFFF} é 🎉" classname="s.a""#
      )
    )
  }

  @Test("Files of which nothing was chosen are left out; repetitions are told apart")
  func repetitions() {
    let xml = junit([
      Told.header(repetitions: 2), Told.loaded("a.lua", 0), Told.loaded("b.lua", 1),
      Told.ended("x", of: "b.lua"), Told.loaded("b.lua", 1, repetition: 2), Told.ended("x", of: "b.lua", repetition: 2),
      .runEnded(RunSummary(passed: 2)),
    ])
    #expect(!xml.contains("a.lua"))
    #expect(xml.contains("<testsuite name=\"b.lua, 1 of 2\" tests=\"1\""))
    #expect(xml.contains("<testsuite name=\"b.lua, 2 of 2\" tests=\"1\""))
  }
}
