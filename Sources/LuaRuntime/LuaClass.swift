import CLuaHost

/// A class of objects that the host offers to scripts, made by ``LuaState/defineClass(_:)``.
public struct LuaClassID: Hashable, Sendable {
  let index: Int32

  /// Stands for a class before it is defined; no object is of it, and none can be pushed.
  public static let undefined = LuaClassID(index: -1)
}

/// How the objects of a class behave in scripts; an object itself is no more than an id.
///
/// In every function the stack holds what Lua passed: the object at 1, then the key or the arguments.
public struct LuaClass {
  /// Answers something about an object from its id.
  public typealias ObjectFunction = (LuaStack, Int64) throws(LuaRaise) -> LuaResults
  /// Answers the property with that index in ``properties`` of the object with that id.
  public typealias PropertyFunction = (LuaStack, Int64, Int) throws(LuaRaise) -> LuaResults

  /// A function that scripts call on an object.
  public struct Method {
    /// What scripts call it by.
    public let name: String
    let function: LuaState.Function

    /// A method of that name.
    public init(_ name: String, _ function: @escaping LuaState.Function) {
      self.name = name
      self.function = function
    }
  }

  /// The name that `tostring` and messages show.
  public var name: String
  /// Functions found by `object:method(...)`; they win over properties of the same name.
  public var methods: [Method] = []
  /// Names read by `object.name`; ``getProperty`` is told the index in this list.
  public var properties: [String] = []
  /// Reads a property.
  public var getProperty: PropertyFunction
  /// Reads a key that is neither a method nor a property; the key, of any type, is at 2.
  public var unknownKey: ObjectFunction
  /// The message raised, with a position, when a script assigns to a key; `NAME is read only` unless it is set.
  public var assign: String
  /// Answers `#object`.
  public var length: ObjectFunction?
  /// Answers `pairs(object)`: an iterator, its state and its first control value.
  public var iterate: ObjectFunction?
  /// Answers `object(...)`.
  public var call: ObjectFunction?
  /// Answers `==` between two objects of the class; their ids are compared when it is nil.
  public var equal: ((Int64, Int64) -> Bool)?
  /// Answers `tostring(object)`; the class's name when it is nil.
  public var describe: ((Int64) -> String)?

  /// Makes a class without members.
  public init(name: String) {
    self.name = name
    self.assign = "\(name) is read only"
    self.getProperty = { (_, _, _) throws(LuaRaise) in .none }
    self.unknownKey = { (stack, _) throws(LuaRaise) in
      throw .message("\(name) has no field '\(stack.describe(at: 2))'")
    }
  }
}

extension LuaState {
  /// Makes a class known to scripts.
  public func defineClass(_ definition: LuaClass) throws(LuaError) -> LuaClassID {
    let indexes = definition.methods.map { functions.add($0.function) }
    var names = CNames()
    var native = luahost_class_definition()
    let name = names.add(definition.name, 0)
    let readOnly = names.add(definition.assign, 0)
    let firstProperty = names.count
    for (index, property) in definition.properties.enumerated() { names.add(property, Int32(index)) }
    let firstMethod = names.count
    for (method, index) in zip(definition.methods, indexes) { names.add(method.name, index) }
    native.property_count = Int32(definition.properties.count)
    native.method_count = Int32(definition.methods.count)
    native.has_length = definition.length != nil
    native.has_call = definition.call != nil
    native.has_iterate = definition.iterate != nil
    native.has_describe = definition.describe != nil
    native.has_equal = definition.equal != nil
    var index: Int32 = -1
    let status = names.withNames { list in
      native.name = list[name]
      native.read_only = list[readOnly]
      native.properties = list.baseAddress?.advanced(by: firstProperty)
      native.methods = list.baseAddress?.advanced(by: firstMethod)
      return luahost_define_class(stack.thread, &native, &index)
    }
    if status != 0 { throw stack.takeError(status) }
    functions.classes.append(FunctionTable.Class(definition))
    return LuaClassID(index: index)
  }
}

/// Strings as C sees them, in one block.
private struct CNames {
  private var bytes: [UInt8] = []
  private var parts: [(start: Int, size: Int, index: Int32)] = []

  var count: Int { parts.count }

  @discardableResult
  mutating func add(_ name: String, _ index: Int32) -> Int {
    parts.append((bytes.count, name.utf8.count, index))
    bytes.append(contentsOf: name.utf8)
    return parts.count - 1
  }

  func withNames<Result>(_ body: (UnsafeBufferPointer<luahost_name>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { block in
      block.withMemoryRebound(to: CChar.self) { block in
        let names = parts.map { part in
          luahost_name(
            bytes: block.baseAddress?.advanced(by: part.start),
            size: part.size,
            index: part.index
          )
        }
        return names.withUnsafeBufferPointer(body)
      }
    }
  }
}
