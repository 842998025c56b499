import LuaRuntime

extension LuaStack {
  /// Calls the function that lies under its arguments; what it raises goes on to the script that called.
  @discardableResult
  func run(arguments: Int, results: Int) throws(LuaRaise) -> Int {
    do {
      return try call(arguments: arguments, results: results)
    } catch {
      throw .error(error)
    }
  }
}
