import Synchronization

/// A clock whose time moves only when the test says so.
final class HandClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var lastID = 0
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    mutating func takeContentWatchers() -> [CheckedContinuation<Void, Never>] {
      let content = watchers.filter { $0.count == sleepers.count }
      watchers.removeAll { $0.count == sleepers.count }
      return content.map(\.continuation)
    }
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock { $0.now } }
  var minimumResolution: Duration { .nanoseconds(1) }
  /// How many tasks sleep now.
  var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (outcome, watchers) = state.withLock {
          state -> (Result<Void, any Error>?, [CheckedContinuation<Void, Never>]) in
          if state.cancelled.remove(id) != nil { return (.failure(CancellationError()), []) }
          if deadline <= state.now { return (.success(()), []) }
          state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return (nil, state.takeContentWatchers())
        }
        if let outcome { continuation.resume(with: outcome) }
        for watcher in watchers { watcher.resume() }
      }
    } onCancel: {
      let (sleeper, watchers) = state.withLock { state -> (Sleeper?, [CheckedContinuation<Void, Never>]) in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return (nil, [])
        }
        let sleeper = state.sleepers.remove(at: index)
        return (sleeper, state.takeContentWatchers())
      }
      sleeper?.continuation.resume(throwing: CancellationError())
      for watcher in watchers { watcher.resume() }
    }
  }

  /// Suspends until exactly so many tasks sleep, or the test has run out of time.
  func sleepers(_ count: Int) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isContent = state.withLock { state in
          if state.sleepers.count == count || Task.isCancelled { return true }
          state.watchers.append((count, continuation))
          return false
        }
        if isContent { continuation.resume() }
      }
    } onCancel: {
      let watchers = state.withLock { state in
        defer { state.watchers = [] }
        return state.watchers
      }
      for watcher in watchers { watcher.continuation.resume() }
    }
  }

  /// Moves time on and wakes what is due, in the order in which it is due.
  func advance(by duration: Duration) {
    let (due, watchers) = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let now = state.now
      let due = state.sleepers.filter { $0.deadline <= now }.sorted { $0.deadline < $1.deadline }
      state.sleepers.removeAll { $0.deadline <= now }
      return (due, state.takeContentWatchers())
    }
    for sleeper in due { sleeper.continuation.resume() }
    for watcher in watchers { watcher.resume() }
  }
}
