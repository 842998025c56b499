/// A stand-in for the app's server: it answers a call when the test says so, and not when the call is cancelled.
@MainActor
final class Server<Input, Output: Sendable> {
  /// What was asked, in order.
  let calls = Record<Input>()
  /// Which calls were cancelled, by their place, in order.
  let cancellations = Record<Int>()
  private var open: [Int: CheckedContinuation<Output, any Error>] = [:]

  /// Asks, and ignores cancellation but for noting it.
  func call(_ input: Input) async throws -> Output {
    let place = calls.entries.count
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        open[place] = continuation
        calls.append(input)
      }
    } onCancel: {
      Task { @MainActor in cancellations.append(place) }
    }
  }

  func answer(_ place: Int, _ output: Output) {
    open.removeValue(forKey: place)?.resume(returning: output)
  }

  func fail(_ place: Int, _ error: any Error) {
    open.removeValue(forKey: place)?.resume(throwing: error)
  }
}
