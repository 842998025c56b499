import Foundation

extension String {
  /// The whole path of the file at this path, the same whichever way it was written; links are not followed.
  var standardizedPath: String { URL(fileURLWithPath: self).standardizedFileURL.path }
}
