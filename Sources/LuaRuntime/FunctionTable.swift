import CLuaHost

/// The Swift functions that a state's scripts can reach, found by the index that Lua holds.
final class FunctionTable {
  /// A wrapper that keeps the closure in its own calling convention, so that reading it allocates nothing.
  struct Entry {
    let function: LuaState.Function
  }

  struct Class {
    let getProperty: LuaClass.PropertyFunction
    let unknownKey: LuaClass.ObjectFunction
    let length: LuaClass.ObjectFunction?
    let iterate: LuaClass.ObjectFunction?
    let call: LuaClass.ObjectFunction?
    let equal: ((Int64, Int64) -> Bool)?
    let describe: ((Int64) -> String)?
    let name: String

    init(_ definition: LuaClass) {
      getProperty = definition.getProperty
      unknownKey = definition.unknownKey
      length = definition.length
      iterate = definition.iterate
      call = definition.call
      equal = definition.equal
      describe = definition.describe
      name = definition.name
    }
  }

  // Only ever appended to, and read for one instant: no access can overlap another.
  @exclusivity(unchecked) fileprivate var entries: ContiguousArray<Entry> = []
  @exclusivity(unchecked) var classes: ContiguousArray<Class> = []
  /// The state, which owns this table; nil once it closes.
  ///
  /// What may outlive the state holds on to the table, as a weak reference to the state would make its other
  /// references slow.
  @exclusivity(unchecked) unowned(unsafe) var state: LuaState?

  func add(_ function: @escaping LuaState.Function) -> Int32 {
    entries.append(Entry(function: function))
    return Int32(entries.count - 1)
  }

  func removeAll() {
    entries = []
    classes = []
  }
}

extension LuaStack {
  /// The state that this stack belongs to.
  var owner: LuaState? {
    FunctionTable.of(luahost_owner(thread)).takeUnretainedValue().state
  }
}

extension FunctionTable {
  static func of(_ owner: UnsafeMutableRawPointer?) -> Unmanaged<FunctionTable> {
    guard let owner else { preconditionFailure("a state without functions") }
    return Unmanaged.fromOpaque(owner)
  }

  static let callbacks = luahost_callbacks(
    function: { owner, thread, index in
      let stack = LuaStack(thread)
      let entry = FunctionTable.of(owner)._withUnsafeGuaranteedRef { $0.entries[Int(index)] }
      do throws(LuaRaise) {
        return try entry.function(stack).answer(on: stack)
      } catch {
        return stack.prepare(error)
      }
    },
    property: { owner, thread, objectClass, id, property in
      let stack = LuaStack(thread)
      let get = FunctionTable.of(owner)._withUnsafeGuaranteedRef {
        $0.classes[Int(objectClass)].getProperty
      }
      do throws(LuaRaise) {
        return try get(stack, id, Int(property)).answer(on: stack)
      } catch {
        return stack.prepare(error)
      }
    },
    event: { owner, thread, objectClass, id, event in
      let stack = LuaStack(thread)
      do throws(LuaRaise) {
        let table = FunctionTable.of(owner).takeUnretainedValue()
        return try table.answer(Int(event), of: Int(objectClass), stack, id).answer(on: stack)
      } catch {
        return stack.prepare(error)
      }
    },
    equal: { owner, objectClass, first, second in
      let equal = FunctionTable.of(owner)._withUnsafeGuaranteedRef { $0.classes[Int(objectClass)].equal }
      return equal?(first, second) ?? (first == second)
    }
  )
}

extension FunctionTable {
  fileprivate func answer(
    _ event: Int,
    of objectClass: Int,
    _ stack: LuaStack,
    _ id: Int64
  ) throws(LuaRaise) -> LuaResults {
    switch event {
    case LUAHOST_UNKNOWN_KEY: return try classes[objectClass].unknownKey(stack, id)
    case LUAHOST_LENGTH: return try classes[objectClass].length?(stack, id) ?? .none
    case LUAHOST_CALL: return try classes[objectClass].call?(stack, id) ?? .none
    case LUAHOST_ITERATE: return try classes[objectClass].iterate?(stack, id) ?? .none
    default:
      let definition = classes[objectClass]
      return .string(definition.describe?(id) ?? definition.name)
    }
  }
}

extension LuaStack {
  /// Puts the error value on top and answers what tells the trampoline to raise it.
  @inline(never)
  func prepare(_ raise: LuaRaise) -> Int32 {
    switch raise {
    case .message(let message):
      return prepared(pushWithPosition(message))
    case .plainMessage(let message):
      return prepared(pushBytes(of: message))
    case .object(let objectClass, let id):
      return prepared(luahost_push_object(thread, objectClass.index, id))
    case .valueOnTop:
      return Int32(LUAHOST_RAISE_TOP)
    case .error(let error):
      if error.kind == .memoryLimit { return luahostRaiseMemory }
      owner?.reraised = error
      if let value = error.value {
        return prepared(luahost_push_object(thread, value.objectClass.index, value.id))
      }
      return prepared(pushBytes(of: error.message))
    }
  }

  /// A failed push has left its own error value, which is as good.
  private func prepared(_ status: Int32) -> Int32 {
    Int(status) == LUAHOST_STACK_FULL ? luahostRaiseOverflow : Int32(LUAHOST_RAISE_TOP)
  }
}

private let luahostRaiseMemory = Int32(LUAHOST_RAISE_MEMORY)
private let luahostRaiseOverflow = Int32(LUAHOST_RAISE_OVERFLOW)
