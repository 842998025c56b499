import Blocks
import BlocksLive

/// Notes what a person would hear, feel and see moving.
@MainActor
final class FeedbackLog: BlockFeedback {
  enum Entry: Equatable {
    case said(String)
    case felt(Haptic)
    case moved([Motion])
  }

  let record = Record<Entry>()
  /// Done within each haptic, as a host might.
  var onHaptic: (@MainActor () -> Void)?

  /// What was heard and felt, in order.
  var heardAndFelt: [Entry] {
    record.entries.filter { if case .moved = $0 { false } else { true } }
  }

  func announce(_ words: String) { record.append(.said(words)) }

  func play(_ haptic: Haptic) {
    record.append(.felt(haptic))
    onHaptic?()
  }

  func animate(_ motions: [Motion], _ change: () -> Void) {
    record.append(.moved(motions))
    change()
  }
}
