/// What has happened, in order; a test can wait until enough has.
@MainActor
final class Record<Entry> {
  private(set) var entries: [Entry] = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  func append(_ entry: Entry) {
    entries.append(entry)
    let content = watchers.filter { $0.count <= entries.count }
    watchers.removeAll { $0.count <= entries.count }
    for watcher in content { watcher.continuation.resume() }
  }

  /// Suspends until at least so many entries are there.
  func count(_ count: Int) async {
    guard entries.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }
}
