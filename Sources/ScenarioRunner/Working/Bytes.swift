/// Writes what one process tells another: numbers, texts and lists, one after the other.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// A message, before which its length is put.
  init() {
    bytes.reserveCapacity(128)
    put(0)
  }

  mutating func put(_ number: Int) {
    withUnsafeBytes(of: number) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ number: Double) { put(Int(bitPattern: UInt(number.bitPattern))) }

  mutating func put(_ flag: Bool) { put(flag ? 1 : 0) }

  mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      put(utf8.count)
      bytes.append(contentsOf: utf8)
    }
  }

  mutating func put(_ data: [UInt8]) {
    put(data.count)
    bytes.append(contentsOf: data)
  }

  mutating func put(_ text: String?) {
    put(text != nil)
    if let text { put(text) }
  }

  mutating func put<Item>(_ items: [Item], _ putItem: (inout ByteWriter, Item) -> Void) {
    put(items.count)
    for item in items { putItem(&self, item) }
  }

  /// The message with its length in front.
  consuming func finished() -> [UInt8] {
    let length = bytes.count - Self.lengthSize
    withUnsafeBytes(of: length) { source in bytes.replaceSubrange(0..<Self.lengthSize, with: source) }
    return bytes
  }

  /// How many bytes the length in front takes.
  static let lengthSize = MemoryLayout<Int>.size
}

/// Reads what `ByteWriter` has written; both ends are the same command, so that nothing else is met.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  mutating func int() -> Int {
    let size = MemoryLayout<Int>.size
    defer { place += size }
    return bytes[place..<place + size].withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }

  mutating func double() -> Double { Double(bitPattern: UInt64(UInt(bitPattern: int()))) }

  mutating func bool() -> Bool { int() != 0 }

  mutating func data() -> ArraySlice<UInt8> {
    let count = int()
    defer { place += count }
    return bytes[place..<place + count]
  }

  mutating func text() -> String { String(decoding: data(), as: UTF8.self) }

  mutating func optionalText() -> String? { bool() ? text() : nil }

  mutating func list<Item>(_ item: (inout ByteReader) -> Item) -> [Item] {
    let count = int()
    return (0..<count).map { _ in item(&self) }
  }
}
