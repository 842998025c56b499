import Blocks
import LuaRuntime
import Simulation

/// A server that the scenario has made.
enum ServerHandle {
  case manual(ManualServer)
  case scripted(ScriptedServer)

  var server: any Server {
    switch self {
    case .manual(let server): server
    case .scripted(let server): server
    }
  }

  var calls: [Call] {
    switch self {
    case .manual(let server): server.requests.map(\.call)
    case .scripted(let server): server.calls
    }
  }

  /// Lets go of the answers that are still open.
  func end() {
    if case .manual(let server) = self { server.end() }
  }
}

/// A call that a server got, as scripts hold it.
struct ServerRequest {
  var call: Call
  /// What answers it by hand; nil at a server that answers by itself.
  var manual: (server: ManualServer, request: ManualServer.Request)?
}

extension Interpreter {
  func defineServers() throws(LuaError) {
    try defineClosures()
    var reply = LuaClass(name: "throws")
    reply.describe = { [unowned self] id in
      switch failures[Int(id)] {
      case .cancelled: "throws(cancellation)"
      case .described(let words): "throws(\(words?.quoted ?? ""))"
      }
    }
    classes.reply = try lua.defineClass(reply)
    try define("throws", most: 1) { interpreter, stack throws(LuaRaise) in
      let failure = try interpreter.failure(stack, 1, "throws")
      try stack.push(object: interpreter.classes.reply, id: interpreter.id(of: failure))
      return .values(1)
    }
    try define("server", most: 1) { interpreter, stack throws(LuaRaise) in try interpreter.makeServer(stack) }
    classes.server = try lua.defineClass(serverClass)
    classes.request = try lua.defineClass(requestClass)
  }

  // MARK: server()

  private func makeServer(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let session = try running("server")
    if stack.isNilOrAbsent(at: 1) {
      session.servers.append(.manual(ManualServer()))
    } else {
      session.servers.append(.scripted(ScriptedServer(try script(stack), clock: session.world.clock)))
    }
    try stack.push(object: classes.server, id: session.id(session.servers.count - 1))
    return .values(1)
  }

  private func script(_ stack: LuaStack) throws(LuaRaise) -> ScriptedServer.Script {
    let options = try Options(stack, 1, of: "server", known: OptionNames.server)
    var script = ScriptedServer.Script()
    script.latencies = try options.spans("latency") ?? []
    script.taken = Set(try options.strings("taken") ?? [])
    script.ignoresCancellation = try options.boolean("ignoringCancellation") ?? false
    let throwing = try options.read("throws") { () throws(LuaRaise) in try thrown(by: options) } ?? nil
    let replies = try options.read("replies") { () throws(LuaRaise) in try self.replies(options) }
    if throwing != nil, replies != nil {
      throw .message("server: throws and replies can't be given together; write throws(…) among the replies")
    }
    script.replies = replies ?? throwing.map { [.threw($0)] } ?? []
    return script
  }

  /// What the option `throws` on top of the stack says; nil for false.
  private func thrown(by options: Options) throws(LuaRaise) -> Failure? {
    if let flag = options.stack.boolean(at: -1) { return flag ? .described(nil) : nil }
    if constant(options.stack, -1) == .cancellation { return .cancelled }
    guard let message = options.stack.string(at: -1) else {
      throw options.wrong("throws", "a message, cancellation or true")
    }
    return .described(message)
  }

  private func replies(_ options: Options) throws(LuaRaise) -> [Call.Answer] {
    var replies: [Call.Answer] = []
    try options.forEachItem("replies") { (place) throws(LuaRaise) in
      if let id = options.stack.object(at: -1, of: classes.reply) {
        replies.append(.threw(failures[Int(id)]))
      } else if let flag = options.stack.boolean(at: -1) {
        replies.append(.returned(flag))
      } else {
        throw options.wrong(place, "true, false or throws(…)")
      }
    }
    guard !replies.isEmpty else { throw .message("server: replies must not be empty") }
    return replies
  }

  private var serverClass: LuaClass {
    var definition = LuaClass(name: "server")
    definition.methods = [
      LuaClass.Method(
        "reply",
        method("server:reply", most: 2, hasReceiver: true) { interpreter, stack throws(LuaRaise) in
          try interpreter.replyToOldest(stack)
        }
      ),
      LuaClass.Method(
        "throw",
        method("server:throw", most: 2, hasReceiver: true) { interpreter, stack throws(LuaRaise) in
          try interpreter.throwToOldest(stack)
        }
      ),
    ]
    definition.properties = ["pending", "calls"]
    definition.getProperty = { [unowned self] stack, id, property throws(LuaRaise) in
      let session = try running("server")
      let handle = session.servers[try session.index(id, "server")]
      try pushRequests(of: handle, onlyPending: property == 0, session, stack)
      return .values(1)
    }
    definition.unknownKey = Self.unknownKey("server", ["reply", "throw", "pending", "calls"])
    return definition
  }

  private func pushRequests(
    of handle: ServerHandle,
    onlyPending: Bool,
    _ session: Session,
    _ stack: LuaStack
  ) throws(LuaRaise) {
    let requests: [ServerRequest] =
      switch handle {
      case .manual(let server):
        (onlyPending ? server.pending : server.requests).map { ServerRequest(call: $0.call, manual: (server, $0)) }
      case .scripted(let server):
        server.calls.filter { !onlyPending || $0.answer == nil }.map { ServerRequest(call: $0, manual: nil) }
      }
    try stack.createTable(array: requests.count, fields: 0)
    for (index, request) in requests.enumerated() {
      try stack.push(object: classes.request, id: session.id(session.place(of: request)))
      try stack.setIndex(index + 1, table: -2)
    }
  }

  // MARK: Answering by hand

  private func oldest(_ stack: LuaStack, _ word: String) throws(LuaRaise) -> ServerRequest {
    let session = try running(word)
    guard let id = stack.object(at: 1, of: classes.server) else {
      throw Arguments(stack, of: word).wrong(1, "what stands before the colon", "a server")
    }
    guard case .manual(let server) = session.servers[try session.index(id, "server")] else {
      throw .message("\(word): this server answers by itself; make one with server() to answer by hand")
    }
    guard let request = server.pending.first(where: { !$0.call.isCancelled }) else {
      let cancelled = server.pending.isEmpty ? "" : "; \(server.pending.count) cancelled wait in s.pending"
      throw session.unmet("\(word): no request waits for an answer\(cancelled)")
    }
    return ServerRequest(call: request.call, manual: (server, request))
  }

  private func replyToOldest(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let request = try oldest(stack, "server:reply")
    return try reply(request, stack, "server:reply")
  }

  private func throwToOldest(_ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let request = try oldest(stack, "server:throw")
    return try answer(request, .threw(try failure(stack, 2, "server:throw")), "server:throw")
  }

  private func reply(_ request: ServerRequest, _ stack: LuaStack, _ word: String) throws(LuaRaise) -> LuaResults {
    if request.call.closure == .checkUsername, stack.boolean(at: 2) == nil {
      throw .message("\(word): checkUsername wants true (free) or false (taken), got \(stack.kind(at: 2))")
    }
    return try answer(request, .returned(stack.boolean(at: 2)), word)
  }

  private func answer(_ request: ServerRequest, _ answer: Call.Answer, _ word: String) throws(LuaRaise) -> LuaResults {
    let session = try running(word)
    guard let (server, open) = request.manual else {
      throw .message("\(word): this request's server answers by itself; make one with server() to answer by hand")
    }
    guard !open.isAnswered else { throw .message("\(word): this request was answered already") }
    if case .threw = answer, request.call.closure == .onSkip {
      throw .message("\(word): onSkip can't throw; it only leaves")
    }
    session.world.timeline.addAct("answer", on: request.call.closure.rawValue, at: session.world.now)
    session.world.perform { server.answer(open, answer) }
    try session.finishMoment()
    try session.stepped()
    return .none
  }

  private var requestClass: LuaClass {
    var definition = LuaClass(name: "request")
    definition.methods = [
      LuaClass.Method(
        "reply",
        method("request:reply", most: 2, hasReceiver: true) { interpreter, stack throws(LuaRaise) in
          try interpreter.reply(try interpreter.request(stack, "request:reply"), stack, "request:reply")
        }
      ),
      LuaClass.Method(
        "throw",
        method("request:throw", most: 2, hasReceiver: true) { interpreter, stack throws(LuaRaise) in
          let request = try interpreter.request(stack, "request:throw")
          return try interpreter.answer(
            request,
            .threw(try interpreter.failure(stack, 2, "request:throw")),
            "request:throw"
          )
        }
      ),
    ]
    definition.properties = CallProperty.allCases.map(\.rawValue)
    definition.getProperty = { [unowned self] stack, id, property throws(LuaRaise) in
      let session = try running("request")
      let request = session.requests[try session.index(id, "request")]
      return try push(CallProperty.allCases[property], of: request.call, stack) ? .values(1) : .none
    }
    definition.unknownKey = Self.unknownKey("request", ["reply", "throw"] + CallProperty.allCases.map(\.rawValue))
    return definition
  }

  private func request(_ stack: LuaStack, _ word: String) throws(LuaRaise) -> ServerRequest {
    let session = try running(word)
    guard let id = stack.object(at: 1, of: classes.request) else {
      throw Arguments(stack, of: word).wrong(1, "what stands before the colon", "a request")
    }
    return session.requests[try session.index(id, "request")]
  }

  /// Says that objects of the class have no such key, and which one was probably meant.
  static func unknownKey(_ name: String, _ known: [String]) -> LuaClass.ObjectFunction {
    { stack, _ throws(LuaRaise) in
      let key = stack.describe(at: 2)
      throw .message("\(name.withArticle) has no '\(key)'\(Suggestion.question(for: key, among: known))")
    }
  }
}

/// What scripts can read of a call.
enum CallProperty: String, CaseIterable {
  case closure, argument, at, outcome, value, endedAt, cancelledAt, cancelled
}

extension Interpreter {
  /// Pushes a property of a call; false, and nothing, when it has none.
  func push(_ property: CallProperty, of call: Call, _ stack: LuaStack) throws(LuaRaise) -> Bool {
    switch property {
    case .closure: try stack.push(call.closure.rawValue)
    case .argument:
      guard call.argument != .none else { return false }
      try push(call.argument, stack)
    case .at: try stack.push(call.at.seconds)
    case .outcome: try stack.push(call.outcome.rawValue)
    case .value:
      guard case .returned(let value?) = call.answer else { return false }
      try stack.push(value)
    case .endedAt:
      guard let moment = call.endedAt else { return false }
      try stack.push(moment.seconds)
    case .cancelledAt:
      guard let moment = call.cancelledAt else { return false }
      try stack.push(moment.seconds)
    case .cancelled: try stack.push(call.isCancelled)
    }
    return true
  }

  /// Pushes a call as a table of what there is to know about it.
  func push(_ call: Call, _ stack: LuaStack) throws(LuaRaise) {
    try stack.createTable(array: 0, fields: 7)
    for property in CallProperty.allCases where property != .cancelled {
      if try push(property, of: call, stack) { try stack.setField(name: property.rawValue, table: -2) }
    }
    try know(.call, stack)
  }
}

extension Session {
  /// The place of the request in the list, where it is put when it is new.
  fileprivate func place(of request: ServerRequest) -> Int {
    if let known = requests.firstIndex(where: { $0.call == request.call }) { return known }
    requests.append(request)
    return requests.count - 1
  }
}
