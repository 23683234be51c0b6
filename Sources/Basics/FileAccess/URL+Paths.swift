import Foundation

extension URL {
  /// The plain path of a file URL.
  package var plainPath: String { path(percentEncoded: false) }

  /// The path of this file below a folder, with `/`; nil if it is not below it.
  package func path(below folder: URL) -> String? {
    let own = standardizedFileURL.pathComponents
    let other = folder.standardizedFileURL.pathComponents
    guard own.count > other.count, own.starts(with: other) else { return nil }
    return own.dropFirst(other.count).joined(separator: "/")
  }

  /// The path of this file from a folder, with `..` for each folder upwards; `.` for the folder itself.
  package func path(from folder: URL) -> String {
    let own = standardizedFileURL.pathComponents
    let other = folder.standardizedFileURL.pathComponents
    let common = zip(own, other).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: other.count - common) + own.dropFirst(common)
    return way.isEmpty ? "." : way.joined(separator: "/")
  }
}
