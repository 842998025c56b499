import Measuring

/// The wall-clock time that work takes, in seconds.
func seconds(_ work: () -> Void) -> Double {
  ContinuousClock().measure(work).seconds
}

/// The middle of how long the work takes when it is done so many times, in seconds.
func middle(of times: Int, _ work: () -> Void) -> Double {
  (0..<times).map { _ in seconds(work) }.sorted()[times / 2]
}
