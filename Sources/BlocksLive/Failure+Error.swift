internal import Blocks
internal import Foundation

extension Failure {
  /// What a thrown error means to a block (CB-P4 to CB-P6).
  ///
  /// Only a `LocalizedError` has words for a person; those that every error is given by the system are for nobody.
  init(_ error: any Error) {
    self =
      error is CancellationError ? .cancelled : .described((error as? any LocalizedError)?.errorDescription)
  }
}
