/// The host's selection: the picked ids that a screen of the app keeps (IP-S1).
///
/// From a SwiftUI binding: `SelectionBinding(get: { picks }, set: { picks = $0 })`.
@MainActor
public struct SelectionBinding {
  /// Reads the host's set.
  public let get: @MainActor () -> Set<String>
  /// Writes the host's set.
  public let set: @MainActor (Set<String>) -> Void

  /// A binding that reads and writes by these.
  public init(
    get: @escaping @MainActor () -> Set<String>,
    set: @escaping @MainActor (Set<String>) -> Void
  ) {
    self.get = get
    self.set = set
  }
}
