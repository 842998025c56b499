import Foundation

/// An error that may have words for a person.
struct WordedError: LocalizedError {
  var errorDescription: String?
}

/// An error without any words.
struct PlainError: Error {}
