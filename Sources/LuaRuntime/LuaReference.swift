import CLuaHost

/// Keeps a value of Lua alive; it may outlive the state, but is of no use then.
public final class LuaReference {
  let functions: FunctionTable
  let key: Int32

  init(state: LuaState, key: Int32) {
    self.functions = state.functions
    self.key = key
  }

  deinit {
    guard let state = functions.state else { return }
    luahost_release(state.stack.thread, key)
  }
}
