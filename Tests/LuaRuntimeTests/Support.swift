import LuaRuntime

/// A state and the means to run scripts in it.
struct Lua {
  let state: LuaState

  init(memory: Int = 16 << 20) throws(LuaError) {
    state = try LuaState(memoryLimit: memory)
  }

  /// Runs a script and describes its results, joined by spaces.
  @discardableResult
  func run(_ source: String, name: String = "test.lua") throws(LuaError) -> String {
    let stack = state.stack
    let base = stack.count
    let chunk = try state.load(Array(source.utf8), chunkName: name)
    let count = try state.call(chunk, results: -1)
    defer { stack.setTop(base) }
    return (0..<count).map { stack.describe(at: base + 1 + $0) }.joined(separator: " ")
  }

  /// Runs a script that must fail.
  func error(_ source: String, name: String = "test.lua") -> LuaError? {
    do {
      try run(source, name: name)
      return nil
    } catch {
      return error
    }
  }

  /// A coroutine of a script's chunk.
  func coroutine(_ source: String) throws -> LuaCoroutine {
    try state.newCoroutine(try state.load(Array(source.utf8), chunkName: "test.lua"))
  }
}

/// Counts how many instances live.
final class Counted {
  final class Counter {
    var living = 0
    var made = 0
  }

  private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    counter.living += 1
    counter.made += 1
  }

  deinit { counter.living -= 1 }
}
