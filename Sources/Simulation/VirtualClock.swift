/// A clock that stands still until it is told to go on, and then does all that is due in order.
///
/// What is due is ordered by its moment, and by the order of scheduling at one moment.
public final class VirtualClock {
  /// What was scheduled, to be cancelled by.
  public struct Ticket: Hashable {
    fileprivate let sequence: Int
  }

  private struct Entry {
    let due: Instant
    let sequence: Int
    let work: () -> Void

    func precedes(_ other: Entry) -> Bool {
      due == other.due ? sequence < other.sequence : due < other.due
    }
  }

  /// The moment it is.
  public private(set) var now = Instant.start

  /// A binary heap, the next entry first.
  private var heap: [Entry] = []
  private var lastSequence = 0

  /// A clock at the start of time.
  public init() {}

  /// When the next work is due, or nil when there is none.
  public var nextDue: Instant? { heap.first?.due }

  /// How much work waits.
  public var pendingCount: Int { heap.count }

  /// Has the work done after that time.
  @discardableResult
  public func schedule(after span: Span, _ work: @escaping () -> Void) -> Ticket {
    lastSequence += 1
    heap.append(Entry(due: now.advanced(by: span), sequence: lastSequence, work: work))
    siftUp(from: heap.count - 1)
    return Ticket(sequence: lastSequence)
  }

  /// Takes scheduled work back; nothing happens when it is done already.
  public func cancel(_ ticket: Ticket) {
    guard let index = heap.firstIndex(where: { $0.sequence == ticket.sequence }) else { return }
    removeEntry(at: index)
  }

  /// When scheduled work is due; nil when it is done or was taken back.
  func due(_ ticket: Ticket) -> Instant? {
    heap.first { $0.sequence == ticket.sequence }?.due
  }

  /// Takes back all that is scheduled.
  func removeAll() {
    heap = []
  }

  /// Goes on to that moment, doing all that is due up to it, work that is scheduled meanwhile too.
  public func advance(to moment: Instant, while goesOn: () -> Bool = { true }) {
    while goesOn(), let next = heap.first, next.due <= moment {
      now = max(now, next.due)
      removeEntry(at: 0)
      next.work()
    }
    if goesOn() { now = max(now, moment) }
  }

  private func removeEntry(at index: Int) {
    heap.swapAt(index, heap.count - 1)
    heap.removeLast()
    guard index < heap.count else { return }
    siftDown(from: index)
    siftUp(from: index)
  }

  private func siftUp(from start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private func siftDown(from start: Int) {
    var parent = start
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].precedes(heap[first]) {
        first = child
      }
      guard first != parent else { return }
      heap.swapAt(parent, first)
      parent = first
    }
  }
}
