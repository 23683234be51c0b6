import CommandLineTool

/// Completes names with slashes folder by folder, as shells complete files.
///
/// A folder is offered only among others. A shell ends a word after the only candidate, so one folder is
/// replaced by its content.
struct PathCompletion {
  /// Files, and names of goldens.
  var paths: [String]

  /// The words that can follow the typed text, in order. Folders end with `/`.
  func candidates(for typed: String) -> [String] {
    let matching = paths.filter { $0.utf8.starts(with: typed.utf8) }
    var folder = typed.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(typed[...$0]) } ?? ""
    while true {
      let found = Set(matching.map { Self.child(of: folder, on: $0) })
      guard found.count == 1, let only = found.first, only.hasSuffix("/") else {
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      }
      folder = only
    }
  }

  /// The beginning of a path that names the next item below a folder, with `/` if it is a folder.
  private static func child(of folder: String, on path: String) -> String {
    let rest = path.utf8.dropFirst(folder.utf8.count)
    guard let end = rest.firstIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[...end])
  }
}
