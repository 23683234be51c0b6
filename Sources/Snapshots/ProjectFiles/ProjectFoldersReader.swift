import YAMLReading

/// Reads the section `folders` of a project's file.
///
/// Commands write into these folders and empty one of them, so they must be below the project's, and
/// none may contain another.
struct ProjectFoldersReader {
  let context: DocumentContext

  func read(_ node: YAMLNode) -> ProjectFolders {
    var folders = ProjectFolders()
    let isMap = context.readMap(
      node, of: "'folders'",
      keys: ProjectFolders.Purpose.allCases.map { purpose in
        (purpose.rawValue, { if let path = path($0) { folders[purpose] = path } })
      })
    if isMap { checkSeparation(of: folders, in: node) }
    return folders
  }

  /// The path of a folder, without empty parts and `.`.
  private func path(_ node: YAMLNode) -> String? {
    guard let text = context.text(node) else { return nil }
    let parts = text.split(separator: "/").filter { $0 != "." }
    let isBelow = !text.hasPrefix("/") && !parts.isEmpty && !parts.contains("..")
    // The name of a file ends at a zero byte.
    guard isBelow, !text.utf8.contains(0) else {
      context.expected("a folder below the project's, such as design/scenes", at: node)
      return nil
    }
    return parts.joined(separator: "/")
  }

  private func checkSeparation(of folders: ProjectFolders, in node: YAMLNode) {
    for purpose in ProjectFolders.Purpose.allCases {
      for other in ProjectFolders.Purpose.allCases where other != purpose {
        // The folder that the file sets; of two, the inner one, and of equal ones the later one.
        let (path, otherPath) = (folders[purpose], folders[other])
        guard (path + "/").hasPrefix(otherPath + "/"), let position = position(purpose, other, node)
        else { continue }
        if path == otherPath, purpose < other { continue }
        let relation = path == otherPath ? "is also" : "is in"
        context.report(
          "'\(path.shortened)' \(relation) the folder of '\(other.rawValue)'"
            + (path == otherPath ? "" : ", '\(otherPath.shortened)'")
            + ": choose folders that do not contain each other", at: position)
      }
    }
  }

  private func position(
    _ purpose: ProjectFolders.Purpose, _ other: ProjectFolders.Purpose, _ node: YAMLNode
  ) -> SourcePosition? {
    (node[purpose.rawValue] ?? node[other.rawValue])?.position
  }
}

extension ProjectFolders.Purpose: Comparable {
  /// In the order of ``allCases``.
  package static func < (left: Self, right: Self) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
