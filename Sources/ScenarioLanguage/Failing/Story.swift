import Simulation

/// Finds out at which other moment, or by which other name, a failed scenario would have gone on: it is run again with
/// its time shifted.
struct Story {
  private var replays: Replays
  /// Where it failed.
  private var place: FailureReport.Place?

  /// The story of a scenario, in a file that no other run depends on.
  init(_ file: ScenarioFile, _ index: Int) {
    replays = Replays(file, index)
  }

  /// The failure with what another moment, or another name, would have changed.
  mutating func told(_ report: FailureReport) -> FailureReport {
    guard let again = replays.run(), again.message == report.message, again.place == report.place,
      (replay.givenUp?.ended.words ?? again.time) == report.time
    else { return report }
    var report = report
    place = report.place
    var found = [renamed()]
    if report.message.contains("not even within") || report.message.hasPrefix("waitUntil:") { found.append(awaited()) }
    // Where the word that failed has let time pass itself, it has seen what other moments show; and what a script makes
    // of the time itself changes at any moment.
    if moment == replay.ends[step], !replay.asksForTime { found += [later(), earlier()] }
    let reasons = found.compactMap(\.self)
    report.reasons += reasons.map(\.sentence)
    report.remedy = reasons.lazy.compactMap(\.remedy).first ?? report.remedy
    return report
  }

  private var replay: Replay { replays.replay }

  // MARK: Another moment

  /// The place of the expectation that did not hold; nil when something else has ended the scenario.
  private var failedCheck: Int? { replay.checks.firstIndex { !$0.holds } }
  /// After how many steps the scenario failed.
  private var step: Int { failedCheck.map { replay.checks[$0].step } ?? replay.steps }
  /// When the scenario failed.
  private var moment: Instant { failedCheck.map { replay.checks[$0].moment } ?? replay.end }

  /// What the scenario does when it goes on at another moment after its last step; whether it passes there.
  private mutating func passes(at moment: Instant) -> (passes: Bool, next: Instant?)? {
    guard let (shifted, failure) = replays.run(after: step, at: moment) else { return nil }
    let passes =
      if let failedCheck {
        shifted.holds(failedCheck, as: replay)
      } else {
        shifted.steps > step || failure.map { isBeyond($0) } ?? true
      }
    return (passes, shifted.next[step])
  }

  /// Whether what goes wrong then does so in a later line.
  private func isBeyond(_ failure: FailureReport) -> Bool {
    guard let place, let other = failure.place, other.file == place.file else { return false }
    return other.line > place.line
  }

  /// The nearest later moment at which it would have passed.
  private mutating func later() -> Reasons.Reason? {
    let limit = moment.advanced(by: Replays.horizon)
    var next = replay.next[step]
    for _ in 0..<Replays.mostMoments {
      guard let due = next, due <= limit, let tried = passes(at: due) else { return nil }
      guard !tried.passes else {
        let span = moment.distance(to: due).words
        let asking =
          failedCheck == nil
          ? "or wait with waitUntil" : "or retry it with expect(function() … end):eventually()"
        return Reasons.Reason(
          sentence: "This line would have passed at \(due.words), \(span) s later.",
          remedy: "let \(span) s more pass after the last act or pause before it, \(asking)"
        )
      }
      next = tried.next
    }
    return nil
  }

  /// The last moments of the pause before it at which it would have passed.
  private mutating func earlier() -> Reasons.Reason? {
    guard let moments = replay.moments[step] else { return nil }
    var span: (from: Instant?, to: Instant)?
    for place in moments.indices.dropLast().suffix(Replays.mostMoments).reversed() {
      guard let tried = passes(at: moments[place]) else { break }
      if tried.passes {
        span = (nil, span?.to ?? moments[place + 1])
      } else if span != nil {
        span?.from = moments[place + 1]
        break
      }
    }
    guard let span else { return nil }
    let from = span.from.map { "from \($0.words) " } ?? ""
    let ago = span.to == moment ? "the moment at which it ran" : "\(span.to.distance(to: moment).words) s earlier"
    return Reasons.Reason(
      sentence: "This line would have passed \(from)until \(span.to.words), \(ago).",
      remedy: "shorten the pause above this line, so that it ends before \(span.to.words)"
    )
  }

  /// When what `eventually` or `waitUntil` gave up would have come true.
  private func awaited() -> Reasons.Reason? {
    guard let givenUp = replay.givenUp else { return nil }
    let enough = Value.words(for: givenUp.began.distance(to: givenUp.cameTrue).seconds)
    let time = givenUp.word == "eventually" ? "eventually(\(enough))" : "{ within = \(enough) }"
    return Reasons.Reason(
      sentence: "It would have come true at \(givenUp.cameTrue.words), "
        + "\(givenUp.ended.distance(to: givenUp.cameTrue).words) s after it was given up.",
      remedy: "give it more time, such as \(time)"
    )
  }

  // MARK: Another name

  /// What has become of an element that the script looks for by a name that it once had.
  private func renamed() -> Reasons.Reason? {
    guard case .missing(let block, let locator) = replay.failedLook, replay.names.indices.contains(block) else {
      return nil
    }
    let names = replay.names[block]
    guard let name = names[locator], let until = name.until else { return nil }
    guard let kept = names[name.element], kept.until == nil, name.element != locator else {
      return Reasons.Reason(
        sentence: "\(locator.quoted) was on the screen until \(until.cause) at \(until.moment.words)."
      )
    }
    let label = names.first { $0.key != name.element && $0.value.element == name.element && $0.value.until == nil }?.key
    return Reasons.Reason(
      sentence:
        "\(locator.quoted) was the label of \(name.element.quoted) until \(until.cause) at \(until.moment.words); "
        + (label.map { "now that is \($0.quoted)." } ?? "now it has none."),
      remedy: "use the element's id, \(name.element.quoted), which stays the same"
    )
  }
}
