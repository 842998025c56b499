extension Double {
  /// A number from 0 up with so many decimals, whatever the locale, and without an exponent.
  func fixed(decimals: Int) -> String {
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    let units = Int((self * Double(unit)).rounded())
    return "\(units / unit).\(String(units % unit).leftPadded(to: decimals, with: "0"))"
  }
}
