/// The Interests Picker block.
public struct InterestsPicker: Sendable, Hashable {
  /// The parameters that the app gives, named as the SwiftUI block names them.
  public struct Configuration: Sendable, Hashable {
    /// The sections with their topics, or nil while they load (IP-L1).
    public var categories: [Category]? = Category.samples
    /// The host's selection, or nil when the block keeps its own picks (IP-S1).
    public var selection: [String]?
    /// How many picks there must and may be.
    public var limits = PickLimits()
    /// The title (IP-H1).
    public var title = "What are you into?"
    /// Whether there is an `onSkip` (CB-K1).
    public var offersSkip = false

    /// The samples, at least three picks of the block's own, no Skip.
    public init() {}
  }

  /// The title that the app gave.
  public let title: String
  /// Whether the picks are kept by the host, so that each is written to its selection (IP-S1).
  public let isBound: Bool
  /// Whether there is Skip.
  public let offersSkip: Bool
  /// The picked ids, those without a topic on offer too (IP-S2).
  public internal(set) var picks: Picks
  /// How many picks count: those with a topic on offer, or all while topics load (IP-S2, IP-L4).
  public internal(set) var count = 0
  /// The search as the field shows it.
  public internal(set) var query = TextEntry()
  /// Whether the search field has focus.
  public internal(set) var isSearching = false
  /// Continue, its message, Skip and leaving.
  public internal(set) var button = ContinueButton()

  let givenLimits: PickLimits
  var catalogue: Catalogue?
  var numbers = RequestNumbers()

  /// A block at rest, as the person first meets it.
  public init(_ configuration: Configuration = Configuration()) {
    title = configuration.title
    isBound = configuration.selection != nil
    offersSkip = configuration.offersSkip
    givenLimits = configuration.limits
    picks = Picks(configuration.selection ?? [])
    catalogue = configuration.categories.map(Catalogue.init)
    recount()
  }

  /// Counts the picks anew, when the host has changed them or the topics.
  mutating func recount() {
    count = catalogue.map { catalogue in picks.ids.count { catalogue.offers($0) } } ?? picks.ids.count
  }

  /// Whether the topics load (IP-L1).
  public var isLoading: Bool { catalogue == nil }

  /// The sections that the search leaves, with those of their topics that match; none while topics load (IP-Q1, IP-C1).
  ///
  /// This is what an app needs that makes its chips only as they are scrolled to.
  public var shown: [ShownSection] {
    catalogue?.matches(SearchText(query: query.text)) ?? []
  }

  /// The limits that hold with the topics on offer (IP-M4).
  public var limits: PickLimits {
    givenLimits.onOffer(catalogue?.count)
  }

  /// The picks that count, in the topics' order: those with a topic on offer, or all while topics load (IP-S2, IP-L4).
  public var picked: [String] {
    catalogue?.offered(picks.ids) ?? picks.ids
  }

  /// All picks in the topics' order, those without a topic on offer last, as they were given.
  public var selection: [String] {
    ordered(picks.ids)
  }

  /// Those ids in the topics' order, those without a topic on offer last, as they are given.
  public func ordered(_ ids: [String]) -> [String] {
    catalogue?.ordered(ids) ?? ids
  }

  /// What the button reads at rest.
  public var buttonTitle: PickLimits.Title { restingButton.title }

  /// Whether Continue can be tapped at rest; while topics load only with a minimum of 0 (IP-L4).
  public var allowsContinue: Bool { restingButton.isEnabled }

  var restingButton: PickLimits.Button {
    givenLimits.button(onOffer: catalogue?.count, picked: count)
  }

  /// Whether topics that are not picked are locked (IP-X1).
  public var isFull: Bool {
    guard let maximum = limits.maximum, !isLoading else { return false }
    return count >= maximum
  }

  /// Whether the line about swapping stands; never with a maximum of 0 (IP-X1).
  public var showsLimitLine: Bool {
    isFull && limits.maximum != 0
  }

  /// The ids of the locked topics, in the topics' order, each once.
  public var locked: [String] {
    guard isFull, let catalogue else { return [] }
    let picked = picks.members
    return catalogue.ids.filter { !picked.contains($0) }
  }
}
