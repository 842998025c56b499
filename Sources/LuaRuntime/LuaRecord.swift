import CLuaHost

/// The plain fields of a table, which is pushed in one go.
public struct LuaRecord {
  private var entries: [luahost_entry] = []
  /// The bytes of all texts.
  private var texts: [UInt8] = []

  /// A record with room for so many fields.
  public init(capacity: Int) {
    entries.reserveCapacity(capacity)
    texts.reserveCapacity(16 * capacity)
  }

  /// Sets a field to a string; nil leaves it out.
  public mutating func set(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    let start = texts.count
    texts.append(contentsOf: text.utf8)
    add(name, LUAHOST_ENTRY_TEXT, Int64(start), size: texts.count - start)
  }

  /// Sets a field to an integer.
  public mutating func set(_ name: StaticString, _ integer: Int) {
    add(name, LUAHOST_ENTRY_INTEGER, Int64(integer))
  }

  /// Sets a field to a boolean.
  public mutating func set(_ name: StaticString, _ flag: Bool) {
    add(name, LUAHOST_ENTRY_FLAG, flag ? 1 : 0)
  }

  private mutating func add(_ name: StaticString, _ kind: Int, _ value: Int64, size: Int = 0) {
    entries.append(luahost_entry(name: luahost_text(name), kind: Int32(kind), value: value, size: size))
  }

  fileprivate func push(on thread: OpaquePointer, room: Int) -> Int32 {
    entries.withUnsafeBufferPointer { entries in
      texts.withUnsafeBufferPointer { texts in
        texts.withMemoryRebound(to: CChar.self) { texts in
          luahost_push_record(thread, entries.baseAddress, Int32(entries.count), texts.baseAddress, Int32(room))
        }
      }
    }
  }
}

extension LuaStack {
  /// Pushes a new table with the fields of a record and room for some more.
  public func push(_ record: LuaRecord, room: Int = 0) throws(LuaRaise) {
    try check(record.push(on: thread, room: room))
  }
}

extension luahost_text {
  /// The bytes of a literal, which live for ever.
  init(_ name: StaticString) {
    self.init(bytes: UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self), size: name.utf8CodeUnitCount)
  }
}
