internal import Blocks

/// Carries out what Profile Setup asks for, with the app's closures.
@MainActor
final class ProfileSetupHost {
  private let checkUsername: (@MainActor (String) async throws -> Bool)?
  private let onContinue: @MainActor (Profile) async throws -> Void
  private let onSkip: (@MainActor () -> Void)?
  private var loads: [PhotoItem: ProfileSetupModel.PhotoLoad] = [:]
  private var lastItem = 0

  init(
    checkUsername: (@MainActor (String) async throws -> Bool)?,
    onContinue: @escaping @MainActor (Profile) async throws -> Void,
    onSkip: (@MainActor () -> Void)?
  ) {
    self.checkUsername = checkUsername
    self.onContinue = onContinue
    self.onSkip = onSkip
  }

  /// Keeps the loader of a picked photo until the block asks for it.
  func item(for load: @escaping ProfileSetupModel.PhotoLoad) -> PhotoItem {
    lastItem += 1
    let item = PhotoItem(number: lastItem)
    loads[item] = load
    return item
  }

  func carryOut(_ number: RequestNumber, _ request: ProfileSetup.Request) -> BlockDriver<ProfileSetup>.Answer? {
    switch request {
    case .checkUsername(let username):
      guard let checkUsername else { return nil }
      return {
        do {
          return .usernameChecked(number, isFree: try await checkUsername(username))
        } catch {
          return .usernameCheckFailed(number, Failure(error))
        }
      }
    case .loadPhoto(let item):
      let load = takeLoad(of: item)
      return {
        guard let photo = try? await load?() else { return .photoUnreadable(number) }
        return .photoLoaded(number, photo)
      }
    case .save(let profile):
      return { [onContinue] in
        do {
          try await onContinue(profile)
          return .saveReturned(number)
        } catch {
          return .saveFailed(number, Failure(error))
        }
      }
    case .skip:
      onSkip?()
      return nil
    }
  }

  /// The item's loader; older ones were turned away by the block and go too.
  private func takeLoad(of item: PhotoItem) -> ProfileSetupModel.PhotoLoad? {
    defer { loads = loads.filter { $0.key.number > item.number } }
    return loads[item]
  }
}
