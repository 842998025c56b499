import CLuaHost

extension LuaStack {
  /// Pushes a new table with room for elements and fields.
  public func createTable(array: Int = 0, fields: Int = 0) throws(LuaRaise) {
    try check(luahost_create_table(thread, Int32(clamping: array), Int32(clamping: fields)))
  }

  /// Pops the value on top into a field of a table, without metamethods.
  public func setField(_ name: StaticString, table: Int) throws(LuaRaise) {
    let status = name.withUTF8Buffer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        luahost_set_field(thread, Int32(table), $0.baseAddress, $0.count)
      }
    }
    try check(status)
  }

  /// Pops the value on top into a field of a table, without metamethods.
  public func setField(name: String, table: Int) throws(LuaRaise) {
    try check(LuaRuntime.withBytes(of: name) { luahost_set_field(thread, Int32(table), $0, $1) })
  }

  /// Pops the value on top into an element of a table, without metamethods.
  public func setIndex(_ index: Int, table: Int) throws(LuaRaise) {
    try check(luahost_set_index(thread, Int32(table), Int64(index)))
  }

  /// Pushes a field of a table, without metamethods.
  public func field(_ name: StaticString, table: Int) throws(LuaRaise) {
    let status = name.withUTF8Buffer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        luahost_field(thread, Int32(table), $0.baseAddress, $0.count)
      }
    }
    try check(status)
  }

  /// Pushes a field of a table, without metamethods.
  public func field(name: String, table: Int) throws(LuaRaise) {
    try check(LuaRuntime.withBytes(of: name) { luahost_field(thread, Int32(table), $0, $1) })
  }

  /// Pushes an element of a table, without metamethods; nil when the value is no table.
  public func index(_ index: Int, table: Int) throws(LuaRaise) {
    try requireRoom(luahost_raw_index(thread, Int32(table), Int64(index)))
  }

  /// Pops the table on top and makes it the metatable of a table; it must have no `__gc`.
  public func setMetatable(table: Int) {
    precondition(type(at: table) == .table && type(at: -1) == .table, "a metatable is for a table")
    luahost_set_metatable(thread, Int32(table))
  }

  /// Pushes a value's metatable; pushes nothing where there is none.
  public func metatable(of index: Int) throws(LuaRaise) -> Bool {
    var found = false
    try requireRoom(luahost_push_metatable(thread, Int32(index), &found))
    return found
  }

  /// Pushes the fields of those names, in their order, nil where the table has none.
  ///
  /// - Returns: How many other fields the table has.
  public func fields(named names: [StaticString], ofTable table: Int) throws(LuaRaise) -> Int {
    var unknown: Int32 = 0
    let status = withUnsafeTemporaryAllocation(of: luahost_text.self, capacity: names.count) { texts in
      for (index, name) in names.enumerated() { texts.initializeElement(at: index, to: luahost_text(name)) }
      return luahost_fields_named(thread, Int32(table), texts.baseAddress, Int32(names.count), &unknown)
    }
    try check(status)
    return Int(unknown)
  }

  /// Whether the keys of a table are 1 to n and nothing else.
  public func isList(at table: Int) throws(LuaRaise) -> Bool {
    var isList = false
    try check(luahost_is_list(thread, Int32(table), &isList))
    return isList
  }

  /// Visits the fields of a table in the order in which `pairs` of scripts does, without metamethods.
  ///
  /// The body finds the key at -2 and the value at -1; whatever it leaves on the stack is popped.
  public func forEachField(ofTable table: Int, _ body: (LuaStack) throws(LuaRaise) -> Void) throws(LuaRaise) {
    let table = absolute(table)
    try check(luahost_fields(thread, Int32(table)))
    let iterator = count
    do throws(LuaRaise) {
      while try advance(iterator: iterator, table: table) {
        try body(self)
        setTop(iterator)
      }
    } catch {
      if case .valueOnTop = error {
        luahost_rotate(thread, Int32(iterator), 1)
        setTop(iterator)
      } else {
        setTop(iterator - 1)
      }
      throw error
    }
    setTop(iterator - 1)
  }

  private func advance(iterator: Int, table: Int) throws(LuaRaise) -> Bool {
    var found = false
    try check(luahost_advance(thread, Int32(iterator), Int32(table), &found))
    return found
  }
}
