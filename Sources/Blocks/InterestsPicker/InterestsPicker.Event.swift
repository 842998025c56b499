extension InterestsPicker {
  /// What can happen to the block: what the person does, what the host does, and what comes back.
  public enum Event: BlockEvent {
    /// A topic's chip was tapped.
    case topicTapped(String)
    /// The whole text of the search is now this.
    case queryChanged(String)
    /// An input method composes this at the end of the search.
    case queryComposed(String)
    /// The composition was accepted, or this text in its place.
    case queryCommitted(String?)
    /// The search's clear button was tapped.
    case queryClearTapped
    /// The search got focus or lost it.
    case focusChanged(Bool)
    /// Return was pressed in the search.
    case returnPressed
    /// Continue was tapped.
    case continueTapped
    /// Skip was tapped.
    case skipTapped

    /// The host passes other categories; nil while they load.
    case categoriesChanged([Category]?)
    /// The host changed its selection.
    case selectionChanged([String])
    /// The host has taken the block away.
    case left
    /// A wait is over.
    case waitEnded(RequestNumber)
    /// `onContinue` returned.
    case saveReturned(RequestNumber)
    /// `onContinue` threw.
    case saveFailed(RequestNumber, Failure)
  }

  /// What the block can ask its host for.
  public enum Request: Sendable, Hashable {
    /// Run `onContinue` with these ids, which are in the topics' order.
    case save([String])
    /// Run `onSkip`.
    case skip
    /// Write these ids to the host's selection; nothing is to be answered.
    case writeSelection([String])
  }
}
