public import Blocks
internal import Foundation

extension CalendarDay {
  /// Today in the device's time zone, by the Gregorian calendar whatever calendar the person uses (PS-B2).
  public static var today: CalendarDay {
    let date = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    guard let year = date.year, let month = date.month, let day = date.day,
      let today = CalendarDay(year: year, month: month, day: day)
    else { preconditionFailure("the system's clock gave no day of the Gregorian calendar") }
    return today
  }
}
