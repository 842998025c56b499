/// What has happened, in order; a test can wait until enough has.
@MainActor
final class Record<Entry> {
  private(set) var entries: [Entry] = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func append(_ entry: Entry) {
    entries.append(entry)
    release { $0 <= entries.count }
  }

  /// Suspends until at least so many entries are there, or the test has run out of time.
  func count(_ count: Int) async {
    await withTaskCancellationHandler {
      guard entries.count < count, !Task.isCancelled else { return }
      await withCheckedContinuation { watchers.append((count, $0)) }
    } onCancel: {
      Task { @MainActor in release { _ in true } }
    }
  }

  private func release(_ isContent: (Int) -> Bool) {
    let content = watchers.filter { isContent($0.count) }
    watchers.removeAll { isContent($0.count) }
    for watcher in content { watcher.continuation.resume() }
  }
}
