import Blocks
import Testing

struct CalendarDayTests {
  @Test("February has 29 days in leap years", arguments: [2000, 2004, 2024, 1904, 2400])
  func leapYears(_ year: Int) {
    #expect(CalendarDay(year: year, month: 2, day: 29) != nil)
    #expect(CalendarDay(year: year, month: 2, day: 30) == nil)
  }

  @Test("and 28 in others, of which the centuries are most", arguments: [1900, 2100, 2023, 2001, 2200])
  func otherYears(_ year: Int) {
    #expect(CalendarDay(year: year, month: 2, day: 28) != nil)
    #expect(CalendarDay(year: year, month: 2, day: 29) == nil)
  }

  @Test("Each month has its days, and nothing outside them is a day")
  func months() {
    for (index, count) in [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
      #expect(CalendarDay(year: 2001, month: index + 1, day: count) != nil)
      #expect(CalendarDay(year: 2001, month: index + 1, day: count + 1) == nil)
      #expect(CalendarDay(year: 2001, month: index + 1, day: 0) == nil)
    }
    #expect(CalendarDay(year: 2001, month: 0, day: 1) == nil)
    #expect(CalendarDay(year: 2001, month: 13, day: 1) == nil)
    #expect(CalendarDay(year: 0, month: 1, day: 1) == nil)
    #expect(CalendarDay(year: 10000, month: 1, day: 1) == nil)
  }

  @Test(
    "A written day is read back",
    arguments: ["2000-01-01", "1900-01-01", "2004-02-29", "0001-01-01", "9999-12-31"]
  )
  func parse(_ text: String) throws {
    #expect(try #require(CalendarDay(text)).isoText == text)
  }

  @Test(
    "What is no day, or is written otherwise, is not read",
    arguments: [
      "", "2000-1-1", "2000-01-1", "20000-01-01", "2000/01/01", "2000/01-01", "2000-01/01", "2000-02-30", "2000-13-01",
      "2000-00-10", "0000-01-01",
      "+200-01-01", "2000-01-01 ", " 2000-01-01", "2000-01-0x", "-200-01-01", "2000-01--1", "٢٠٠٠-01-01", "1900-02-29",
    ]
  )
  func unreadable(_ text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test("A day is shown in words (PS-B1)")
  func words() {
    #expect(CalendarDay("2000-01-01")?.words == "1 January 2000")
    #expect(CalendarDay("1981-04-30")?.words == "30 April 1981")
    #expect(CalendarDay("2024-12-09")?.words == "9 December 2024")
  }

  @Test("Days follow one another as they are written")
  func order() throws {
    let days = try ["1999-12-31", "2000-01-01", "2000-01-02", "2000-02-01", "2001-01-01"].map {
      try #require(CalendarDay($0))
    }
    #expect(days.shuffled().sorted() == days)
  }

  @Test("Adding days goes where a walk day by day goes")
  func adding() throws {
    let start = try #require(CalendarDay("1896-02-27"))
    var walked = start
    for count in 0...80_000 {
      // Every day of the first 14 years, which hold 1900; then a prime stride, since each step of it counts the months anew.
      guard count < 5000 || count.isMultiple(of: 37) else {
        walked = next(walked)
        continue
      }
      guard start.adding(days: count) == walked else {
        Issue.record(
          "\(count) days after \(start.isoText): \(start.adding(days: count).isoText), not \(walked.isoText)"
        )
        return
      }
      walked = next(walked)
    }
    #expect(start.adding(days: 80_000).isoText == "2115-03-11")
  }

  @Test("Adding days ends with the last day that can be written")
  func addingTooMany() throws {
    let last = try #require(CalendarDay("9999-12-31"))
    #expect(CalendarDay("9999-12-30")?.adding(days: 1) == last)
    #expect(last.adding(days: 1) == last)
    #expect(CalendarDay.suggestedBirthday.adding(days: .max) == last)
  }

  @Test("A birthday is from 1900-01-01 to today (PS-B2)")
  func birthdays() throws {
    let today = try #require(CalendarDay("2024-02-29"))
    #expect(ProfileSetup.birthdays(today: today).lowerBound.isoText == "1900-01-01")
    #expect(ProfileSetup.birthdays(today: today).upperBound == today)
    let early = try #require(CalendarDay("1850-01-01"))
    #expect(ProfileSetup.birthdays(today: early).upperBound.isoText == "1900-01-01")
  }

  /// The day after, found by trying.
  private func next(_ day: CalendarDay) -> CalendarDay {
    CalendarDay(year: day.year, month: day.month, day: day.day + 1)
      ?? CalendarDay(year: day.year, month: day.month + 1, day: 1)
      ?? CalendarDay(year: day.year + 1, month: 1, day: 1) ?? day
  }
}
