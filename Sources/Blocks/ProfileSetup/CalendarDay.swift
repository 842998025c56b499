/// A day of the Gregorian calendar, without a time of day or a time zone (PS-B2).
public struct CalendarDay: Sendable, Hashable, Comparable {
  /// The year, such as 2000.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// The day, or nil when the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.dayCount(year: year, month: month)).contains(day)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The first day that a birthday can be.
  public static let earliestBirthday = CalendarDay(unchecked: 1900, 1, 1)
  /// The day that Add shows (PS-B2).
  public static let suggestedBirthday = CalendarDay(unchecked: 2000, 1, 1)

  /// Reads a day written as `2000-01-31`; nil when it is written otherwise or is no day.
  public init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-") else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      var value = 0
      for digit in digits[range] {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
        value = value * 10 + Int(digit - UInt8(ascii: "0"))
      }
      return value
    }
    guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// Orders days as they follow one another.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day as `2000-01-31`.
  public var isoText: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// The day as the birthday row shows it, such as "1 January 2000" (PS-B1).
  public var words: String {
    "\(day) \(Self.monthNames[month - 1]) \(year)"
  }

  /// The day that comes `count` days later; the last day that can be written when there is none.
  public func adding(days count: Int) -> CalendarDay {
    var (year, month, day, left) = (year, month, day, count)
    while left > 0, year <= 9999 {
      let rest = Self.dayCount(year: year, month: month) - day
      guard left > rest else { return CalendarDay(unchecked: year, month, day + left) }
      left -= rest + 1
      day = 1
      month += 1
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    return year > 9999 ? CalendarDay(unchecked: 9999, 12, 31) : CalendarDay(unchecked: year, month, day)
  }

  private static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    default: 31
    }
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}
