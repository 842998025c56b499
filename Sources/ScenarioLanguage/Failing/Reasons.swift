import Blocks
import Simulation

/// Why the blocks of a scenario are as they are, in sentences: from what has happened, and what is still to come.
struct Reasons {
  /// A reason, and what would help against it.
  struct Reason: Hashable {
    var sentence: String
    var remedy: String?
  }

  private let session: Session
  private let timeline: TimelineWords

  init(_ session: Session, timeline: TimelineWords) {
    self.session = session
    self.timeline = timeline
  }

  /// Why that is so, and what still goes on; the text of the line tells what of a state it is about.
  func reasons(for look: Look?, line: String) -> [Reason] {
    guard let look else { return session.blocks.indices.suffix(FailureReport.mostScreens).flatMap(goingOn) }
    let reasons = direct(look) + matters(look, line).compactMap { reason($0, look.block) }
    if case .element = look { return reasons }
    return reasons.isEmpty ? goingOn(look.block) : reasons
  }

  // MARK: What a look is about

  /// A matter of a block that takes time.
  private enum Matter: CaseIterable {
    case check, save, photo, picks

    /// The fields of a block's state that tell of it.
    var fields: [String] {
      switch self {
      case .check: ["availability"]
      case .save: ["phase", "message"]
      case .photo: ["avatar", "photo"]
      case .picks: ["picked", "count"]
      }
    }

    /// The ids of the elements that tell of it, or what such ids begin with.
    var elements: [String] {
      switch self {
      case .check: ["username"]
      case .save: ["continue", "message", "skip"]
      case .photo: ["avatar", "photo"]
      case .picks: ["topic", "count", "limit"]
      }
    }
  }

  private func matters(_ look: Look, _ line: String) -> [Matter] {
    Matter.allCases.filter { matter in
      switch look {
      // Whether an element is enabled tells of itself.
      case .element(_, _, .enabled): false
      case .state: matter.fields.contains { line.contains(".\($0)") }
      case .element(_, let id, _), .missing(_, let id):
        matter.elements.contains { id == $0 || id.hasPrefix("\($0).") }
      case .journal: false
      }
    }
  }

  /// What can be told of the element or list itself.
  private func direct(_ look: Look) -> [Reason] {
    switch look {
    case .element(let block, let id, .enabled):
      guard let element = session.blocks[block].host.element(id), let why = element.disabledBecause else { return [] }
      return [element.reason(why)]
    case .journal(let block, .announcements)
    where !session.world.environment.voiceOver && session.blocks[block].host.runner.journal.announcements.isEmpty:
      return [
        Reason(
          sentence: "VoiceOver is off, so nothing is announced.",
          remedy: "turn it on, with environment { voiceOver = true }"
        )
      ]
    default: return []
    }
  }

  private func reason(_ matter: Matter, _ block: Int) -> Reason? {
    switch matter {
    case .check: profile(block).flatMap { check($0, block) }
    case .save: save(block)
    case .photo: photo(block)
    case .picks: idleTap(block)
    }
  }

  private func profile(_ block: Int) -> ProfileSetup? {
    guard case .profileSetup(let host) = session.blocks[block] else { return nil }
    return host.block
  }

  /// What of a block is not at rest.
  private func goingOn(_ block: Int) -> [Reason] {
    var reasons: [Reason?] = []
    if let profile = profile(block), profile.availability == .waiting || profile.availability == .checking {
      reasons.append(check(profile, block))
    }
    let phase = session.blocks[block].host.phase
    if phase == .working || phase == .done { reasons.append(save(block)) }
    if loadingPhoto(block) != nil { reasons.append(photo(block)) }
    reasons += timeline.entries(of: block).map { entry in
      guard case .callCancelled(let call) = entry.what, call.answer == nil else { return nil }
      return Reason(
        sentence:
          "\(call.words), begun at \(call.at.words), was cancelled at \(entry.at.words) and still runs; its answer will be ignored."
      )
    }
    return reasons.compactMap(\.self)
  }

  // MARK: The username's check

  private func check(_ profile: ProfileSetup, _ block: Int) -> Reason? {
    let username = profile.username.text.quoted
    switch profile.availability {
    case .waiting:
      guard let (began, span) = lastWait(block) else { return nil }
      return Reason(
        sentence: "The check of \(username) begins at \(began.advanced(by: span).words), "
          + "once the username has been unchanged for \(span.words) s; it last changed at \(began.words)."
      )
    case .checking:
      return lastCall(.checkUsername, block).flatMap { running($0, "The check of \(username) began", block) }
    case .unchecked where !profile.configuration.checksUsername:
      return Reason(sentence: "No check is made, since the block was opened without checkUsername.")
    case .unchecked where profile.username.text.utf8.count < Username.minimumLength:
      return Reason(sentence: "A username of fewer than \(Username.minimumLength) characters is not checked.")
    case .unchecked: return endOfCheck(block)
    case .available, .taken, .failed:
      guard let call = lastCall(.checkUsername, block) else { return nil }
      return Reason(sentence: "The check of \(username) began at \(call.at.words), and \(call.endWords).")
    }
  }

  /// How the last check ended without a verdict.
  private func endOfCheck(_ block: Int) -> Reason? {
    for (index, entry) in timeline.entries.enumerated().reversed() where entry.block == block {
      switch entry.what {
      case .callEnded(let call) where call.closure == .checkUsername && !call.isCancelled:
        return Reason(sentence: "\(call.words) was called at \(call.at.words), and \(call.endWords).")
      case .callCancelled(let call) where call.closure == .checkUsername:
        return Reason(
          sentence: "The check that began at \(call.at.words) was cancelled at \(entry.at.words)\(by(index))."
        )
      case .waitCancelled:
        return Reason(sentence: "The wait for the check was cancelled at \(entry.at.words)\(by(index)).")
      default: continue
      }
    }
    return nil
  }

  /// " by tap Continue", of what an act has caused.
  private func by(_ index: Int) -> String {
    timeline.cause(of: index).map { " by \($0)" } ?? ""
  }

  // MARK: Continue

  private func save(_ block: Int) -> Reason? {
    switch session.blocks[block].host.phase {
    case .working:
      if let call = lastCall(.onContinue, block), call.endedAt == nil {
        return running(call, "onContinue was called", block)
      }
      return loadingPhoto(block).map {
        Reason(sentence: "Continue waits for the photo, which loads until \($0.words).")
      }
    case .done:
      guard let (began, span) = lastWait(block) else { return nil }
      return Reason(
        sentence:
          "onContinue returned at \(began.words), and the checkmark is shown until \(began.advanced(by: span).words)."
      )
    case .left:
      let skip = lastCall(.onSkip, block)
      return skip.map { Reason(sentence: "The person skipped at \($0.at.words).") }
        ?? timeline.last(act: "leave", on: block).map {
          Reason(sentence: "The host took the block away at \($0.words).")
        }
    case .resting: return lastContinue(block)
    }
  }

  /// How the last tap on Continue ended.
  private func lastContinue(_ block: Int) -> Reason? {
    for (index, entry) in timeline.entries.enumerated().reversed() where entry.block == block {
      switch entry.what {
      case .callEnded(let call) where call.closure == .onContinue:
        return Reason(sentence: "onContinue was called at \(call.at.words), and \(call.endWords).")
      case .felt(.warning):
        let refusal = "Continue was refused at \(entry.at.words)"
        guard case .announced(let words) = timeline.entries.dropFirst(index + 1).first?.what else {
          return Reason(sentence: "\(refusal).")
        }
        return Reason(sentence: "\(refusal): \(words.quoted)")
      default: continue
      }
    }
    return timeline.isWhole ? Reason(sentence: "onContinue has not been called yet.") : nil
  }

  // MARK: The photo

  /// When the photo that loads is in.
  private func loadingPhoto(_ block: Int) -> Instant? {
    for entry in timeline.entries(of: block).reversed() {
      switch entry.what {
      case .photoBegan(let span): return entry.at.advanced(by: span)
      case .photoEnded, .photoCancelled: return nil
      default: continue
      }
    }
    return nil
  }

  private func photo(_ block: Int) -> Reason? {
    if let moment = loadingPhoto(block) { return Reason(sentence: "A photo is loading until \(moment.words).") }
    for entry in timeline.entries(of: block).reversed() {
      if case .photoEnded(isReadable: false) = entry.what {
        return Reason(sentence: "The last photo could not be read at \(entry.at.words).")
      }
    }
    return nil
  }

  // MARK: The picks

  /// The last act, when it was a tap that did nothing.
  private func idleTap(_ block: Int) -> Reason? {
    guard let index = timeline.entries.lastIndex(where: { $0.block == block }),
      case .didNothing(let why?) = timeline.entries[index].what, let tap = timeline.cause(of: index)
    else { return nil }
    return Reason(
      sentence: "At \(timeline.entries[index].at.words), \(tap) did nothing, because \(why.words).",
      remedy: why.remedy
    )
  }

  // MARK: Parts of it

  private func running(_ call: Call, _ beginning: String, _ block: Int) -> Reason? {
    let beginning = "\(beginning) at \(call.at.words)"
    switch session.blocks[block].host.runner.prospect(of: call) {
    case .answers(let moment): return Reason(sentence: "\(beginning) and answers at \(moment.words).")
    case .sleeps(let moment): return Reason(sentence: "\(beginning), and its closure sleeps until \(moment.words).")
    case .waitsForScenario:
      return Reason(
        sentence: "\(beginning) and waits for the scenario's answer.",
        remedy: "answer the call first, with its server's reply or throw"
      )
    case nil: return nil
    }
  }

  private func lastWait(_ block: Int) -> (began: Instant, span: Span)? {
    for entry in timeline.entries(of: block).reversed() {
      if case .waitBegan(_, let span) = entry.what { return (entry.at, span) }
    }
    return nil
  }

  private func lastCall(_ closure: Call.Closure, _ block: Int) -> Call? {
    for entry in timeline.entries(of: block).reversed() {
      if case .callBegan(let call) = entry.what, call.closure == closure { return call }
    }
    return nil
  }
}

extension Element {
  /// That it is not enabled, and why.
  func reason(_ why: DisabledReason) -> Reasons.Reason {
    Reasons.Reason(sentence: "\(name.quoted) is not enabled, because \(why.words).", remedy: why.remedy)
  }
}

extension DisabledReason {
  /// What a scenario does to enable the element, as the end of "To fix it, "; nil when nothing does.
  var remedy: String? {
    switch self {
    case .saving, .saved: "let the save finish first, with settle()"
    case .picksMissing(let count): "pick \(count) more first"
    case .picksTooMany(let count): "remove \(count) first"
    case .full: "remove one of the picks first"
    case .loading: "let the topics load first: let time pass, or call block:setCategories"
    case .skipped: nil
    }
  }
}

extension Call {
  /// How it has ended and when, as the end of a sentence: `returned false at 0.890`.
  fileprivate var endWords: String {
    endedAt.map { "\(ending(.past)) at \($0.words)" } ?? "has not ended"
  }
}
