import Foundation

/// The answers that a worker has given and not sent yet, in memory that outlives it.
///
/// To send each at once would cost more than a small scenario takes; and what a scenario that kills the worker leaves
/// behind must not be lost, so that no other is run twice.
final class Outbox {
  private static let capacity = 1 << 16
  /// How long an answer waits to be sent, at most until the next one begins.
  private static let patience = Duration.milliseconds(2)
  private static let headerSize = 64

  /// In one word, so that it is never half written: how many messages were sent, and how many bytes wait.
  private let state: UnsafeMutablePointer<UInt64>
  private let bytes: UnsafeMutablePointer<UInt8>
  private var waiting: UInt64 = 0
  private var sentAt = ContinuousClock.now

  /// An empty one; nil when the system has no memory for it.
  init?() {
    let size = Self.headerSize + Self.capacity
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0), memory != MAP_FAILED
    else { return nil }
    state = memory.assumingMemoryBound(to: UInt64.self)
    bytes = (memory + Self.headerSize).assumingMemoryBound(to: UInt8.self)
  }

  deinit { munmap(state, Self.headerSize + Self.capacity) }

  private var sent: UInt64 { state.pointee >> 32 }
  private var count: Int { Int(state.pointee & 0xFFFF_FFFF) }

  /// Takes a message, to be sent with others; false when nobody reads.
  func put(_ message: [UInt8], to socket: Descriptor) -> Bool {
    if count + message.count > Self.capacity {
      guard send(to: socket) else { return false }
    }
    guard message.count <= Self.capacity else {
      guard socket.write(message[...]) else { return false }
      state.pointee = (sent + 1) << 32
      return true
    }
    message.withUnsafeBufferPointer {
      (bytes + count).update(from: $0.baseAddress ?? UnsafePointer(bytes), count: $0.count)
    }
    waiting += 1
    state.pointee += UInt64(message.count)
    return true
  }

  /// Sends what has waited for long enough.
  func sendOverdue(to socket: Descriptor) -> Bool {
    count == 0 || ContinuousClock.now - sentAt < Self.patience || send(to: socket)
  }

  /// Sends all that waits.
  func send(to socket: Descriptor) -> Bool {
    sentAt = ContinuousClock.now
    guard count > 0 else { return true }
    guard socket.write(Array(UnsafeBufferPointer(start: bytes, count: count))[...]) else { return false }
    state.pointee = (sent + waiting) << 32
    waiting = 0
    return true
  }

  /// The messages that a worker has left, of which so many have come before it ended.
  func left(received: Int) -> [UInt8] {
    let all = Array(UnsafeBufferPointer(start: bytes, count: count))
    var start = 0
    for _ in 0..<max(0, received - Int(sent)) {
      guard let end = Descriptor.endOfMessage(all, from: start) else { return [] }
      start = end
    }
    return Array(all[start...])
  }
}
