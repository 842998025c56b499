import Foundation

/// The time of the cores that work in this process takes, in seconds: what else the machine does costs it nothing.
func seconds(_ work: () -> Void) -> Double {
  let start = coreSeconds()
  work()
  return coreSeconds() - start
}

/// The middle of how long the work takes when it is done so many times, in seconds.
func middle(of times: Int, _ work: () -> Void) -> Double {
  (0..<times).map { _ in seconds(work) }.sorted()[times / 2]
}

private func coreSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
