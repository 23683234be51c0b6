import JSONValues

/// The file with which the compiler reads copies in place of sources.
///
/// Its format is a file of LLVM's virtual file system. It is written in YAML, of which JSON is a part.
struct CompilerOverlay {
  /// The paths of the copies by the paths of the sources, all absolute.
  var copies: [String: String]

  var text: String {
    var folders: [String: [JSON]] = [:]
    for (source, copy) in copies.sorted(by: { $0.key < $1.key }) {
      let (folder, name) = Self.split(source)
      folders[folder, default: []].append(
        ["type": "file", "name": .string(name), "external-contents": .string(copy)])
    }
    let roots = folders.sorted { $0.key < $1.key }.map { folder, files -> JSON in
      ["type": "directory", "name": .string(folder), "contents": .array(files)]
    }
    let overlay: JSON = [
      "version": 0, "case-sensitive": "true", "use-external-names": "false",
      "roots": .array(roots),
    ]
    return overlay.description + "\n"
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("/", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
  }
}
