import CLuaHost

/// The stack of a thread of Lua: arguments, results and everything in between.
///
/// Indexes count from 1 at the bottom, or from -1 downwards at the top. A stack is lent to a callback and must not be
/// kept. A method that throws leaves the stack as it was, except that it has popped what it promises to pop.
public struct LuaStack {
  let thread: OpaquePointer

  @inline(__always)
  init(_ thread: OpaquePointer?) {
    guard let thread else { preconditionFailure("a stack without a thread") }
    self.thread = thread
  }

  /// The number of values.
  public var count: Int { Int(luahost_count(thread)) }

  /// The type of a value; `other` where there is none.
  public func type(at index: Int) -> LuaType { LuaType(code: luahost_type(thread, Int32(index))) }

  /// Whether the index is above the top: an argument that was not given.
  public func isAbsent(at index: Int) -> Bool { luahost_type(thread, Int32(index)) == -1 }

  /// Whether the argument is nil or was not given.
  public func isNilOrAbsent(at index: Int) -> Bool { luahost_type(thread, Int32(index)) <= 0 }

  /// Whether the value is a number that Lua represents as an integer.
  public func isInteger(at index: Int) -> Bool { luahost_is_integer(thread, Int32(index)) }

  /// The value if it is a boolean.
  public func boolean(at index: Int) -> Bool? {
    type(at: index) == .boolean ? luahost_truthy(thread, Int32(index)) : nil
  }

  /// Whether the value counts as true: anything but nil and false.
  public func truthy(at index: Int) -> Bool { luahost_truthy(thread, Int32(index)) }

  /// The value if it is an integer, or a float with an integer value.
  public func integer(at index: Int) -> Int64? {
    var value: Int64 = 0
    return luahost_integer(thread, Int32(index), &value) ? value : nil
  }

  /// The value if it is a number.
  public func number(at index: Int) -> Double? {
    var value: Double = 0
    return luahost_number(thread, Int32(index), &value) ? value : nil
  }

  /// The value if it is a string; bytes that are not UTF-8 are replaced.
  public func string(at index: Int) -> String? {
    var size = 0
    guard let bytes = luahost_bytes(thread, Int32(index), &size) else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: size), as: UTF8.self)
  }

  /// The bytes of the value if it is a string.
  public func bytes(at index: Int) -> [UInt8]? {
    withBytes(at: index) { $0.map { [UInt8]($0) } }
  }

  /// Lends the bytes of the value if it is a string, else nil, without a copy; the value must stay on the stack.
  public func withBytes<Result, Failure: Error>(
    at index: Int,
    _ body: (UnsafeRawBufferPointer?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var size = 0
    guard let bytes = luahost_bytes(thread, Int32(index), &size) else { return try body(nil) }
    return try body(UnsafeRawBufferPointer(start: bytes, count: size))
  }

  /// The class and id of the value if it is an object of the host.
  public func object(at index: Int) -> (class: LuaClassID, id: Int64)? {
    var objectClass: Int32 = 0
    var id: Int64 = 0
    guard luahost_object(thread, Int32(index), &objectClass, &id) else { return nil }
    return (LuaClassID(index: objectClass), id)
  }

  /// The id of the value if it is an object of that class.
  public func object(at index: Int, of objectClass: LuaClassID) -> Int64? {
    var id: Int64 = 0
    return luahost_object_of(thread, Int32(index), objectClass.index, &id) ? id : nil
  }

  /// Whether two values are the same, without metamethods.
  public func isSame(at first: Int, at second: Int) -> Bool {
    luahost_same(thread, Int32(first), Int32(second))
  }

  /// The length of a string or a table, without metamethods.
  public func rawLength(at index: Int) -> Int {
    Int(bitPattern: UInt(luahost_raw_length(thread, Int32(index))))
  }

  /// The index of the same place counted from the bottom.
  public func absolute(_ index: Int) -> Int { Int(luahost_absolute(thread, Int32(index))) }

  /// Pops values.
  public func pop(_ count: Int = 1) { luahost_set_top(thread, Int32(-count - 1)) }

  /// Sets the number of values: pops what is above, or adds nils.
  public func setTop(_ count: Int) { luahost_set_top(thread, Int32(count)) }

  /// Removes a value; those above it move down.
  public func remove(at index: Int) {
    luahost_rotate(thread, Int32(index), -1)
    pop()
  }

  /// Moves the value on top to the index; those above it move up.
  public func insert(at index: Int) { luahost_rotate(thread, Int32(index), 1) }

  /// Whether this is the stack of the main thread, not of a coroutine.
  public var isMainThread: Bool { luahost_is_main(thread) }

  /// Whether the running function may yield.
  public var isYieldable: Bool { luahost_is_yieldable(thread) }

  /// What tells this thread from others of the same state, as long as it lives.
  public var threadIdentity: LuaThreadIdentity { LuaThreadIdentity(thread: thread) }
}

/// The identity of a thread of Lua.
public struct LuaThreadIdentity: Hashable {
  let thread: OpaquePointer
}
