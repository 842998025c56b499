/// What stands behind a closure that the host gives to a block.
public protocol Server: AnyObject {
  /// Takes a call; `answer` is called once, now or later, unless the call never ends.
  func begin(_ call: Call, answer: @escaping (Call.Answer) -> Void)

  /// The block has cancelled a call that this server took and has not answered.
  func cancel(_ call: Call)
}
