/// Tells people or programs of a run.
protocol Reporter: AnyObject {
  /// Hears of what has just happened.
  func receive(_ event: RunEvent)
}
