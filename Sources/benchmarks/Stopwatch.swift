/// The wall-clock time that work takes, in seconds.
func seconds(_ work: () -> Void) -> Double {
  let clock = ContinuousClock()
  let time = clock.measure(work)
  return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}
