import CLuaHost

extension LuaStack {
  /// Throws unless there was room for one more value.
  @inline(__always)
  func requireRoom(_ pushed: Bool) throws(LuaRaise) {
    if !pushed { throw .error(takeError(Int32(LUAHOST_STACK_FULL))) }
  }

  /// Throws the error that a protected operation has left.
  @inline(__always)
  func check(_ status: Int32) throws(LuaRaise) {
    if status != 0 { throw .error(takeError(status)) }
  }

  /// Pushes nil.
  public func pushNil() throws(LuaRaise) { try requireRoom(luahost_push_nil(thread)) }

  /// Pushes a boolean.
  public func push(_ value: Bool) throws(LuaRaise) { try requireRoom(luahost_push_boolean(thread, value)) }

  /// Pushes an integer.
  public func push(_ value: Int64) throws(LuaRaise) { try requireRoom(luahost_push_integer(thread, value)) }

  /// Pushes an integer.
  public func push(_ value: Int) throws(LuaRaise) { try push(Int64(value)) }

  /// Pushes a float.
  public func push(_ value: Double) throws(LuaRaise) { try requireRoom(luahost_push_number(thread, value)) }

  /// Pushes a string.
  public func push(_ string: String) throws(LuaRaise) { try check(pushBytes(of: string)) }

  /// Pushes a string of any bytes.
  public func push(bytes: [UInt8]) throws(LuaRaise) {
    let status = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { luahost_push_bytes(thread, $0.baseAddress, $0.count) }
    }
    try check(status)
  }

  /// Pushes an object of the host.
  public func push(object objectClass: LuaClassID, id: Int64) throws(LuaRaise) {
    try check(luahost_push_object(thread, objectClass.index, id))
  }

  /// Pushes a Swift function; it lives as long as the state.
  public func push(function: @escaping LuaState.Function) throws(LuaRaise) {
    guard let owner else { throw .error(.closed) }
    try check(luahost_push_function(thread, owner.functions.add(function)))
  }

  /// Pushes the value that a reference keeps.
  public func push(_ reference: LuaReference) throws(LuaRaise) {
    let owner = Unmanaged.passUnretained(reference.functions).toOpaque()
    precondition(owner == luahost_owner(thread), "a reference of another state")
    try requireRoom(luahost_push_reference(thread, reference.key))
  }

  /// Pushes a copy of a value.
  public func push(copyOf index: Int) throws(LuaRaise) {
    try requireRoom(luahost_push_copy(thread, Int32(index)))
  }

  /// Pushes a copy of a value on another stack of the same state, such as a coroutine's.
  public func push(copyOf index: Int, from other: LuaStack) throws(LuaRaise) {
    precondition(luahost_context(other.thread) == luahost_context(thread), "a stack of another state")
    try requireRoom(luahost_push_copy_from(thread, other.thread, Int32(index)))
  }

  /// Makes a reference to a value, which keeps it alive.
  public func reference(at index: Int) throws(LuaRaise) -> LuaReference {
    guard let owner else { throw .error(.closed) }
    var key: Int32 = 0
    try check(luahost_make_reference(thread, Int32(index), &key))
    return LuaReference(state: owner, key: key)
  }

  func pushBytes(of string: String) -> Int32 {
    LuaRuntime.withBytes(of: string) { luahost_push_bytes(thread, $0, $1) }
  }

  func pushWithPosition(_ string: String) -> Int32 {
    LuaRuntime.withBytes(of: string) { luahost_push_position(thread, $0, $1) }
  }
}
