import CLuaHost

/// Keeps a value of Lua alive; it may outlive the state, but is of no use then.
public final class LuaReference {
  private weak var state: LuaState?
  let context: OpaquePointer
  let key: Int32

  init(state: LuaState, key: Int32) {
    self.state = state
    self.context = state.context
    self.key = key
  }

  deinit {
    guard let state else { return }
    luahost_release(state.stack.thread, key)
  }
}
