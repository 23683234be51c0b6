import FileAccess
import Foundation
import Messages
import YAMLReading

/// A path in a project file, relative to the project's folder.
package struct ProjectPath: Sendable, Equatable {
  package var path: String
  /// The project file, as diagnostics show it, and the place in it.
  package var file: String
  package var position: SourcePosition

  package init(_ path: String, in file: String, at position: SourcePosition) {
    (self.path, self.file, self.position) = (path, file, position)
  }
}

extension ProjectPath {
  /// Reads a list of paths below the project's folder.
  ///
  /// - Parameter example: a path for messages.
  static func readList(
    _ node: YAMLNode, example: String, in context: DocumentContext
  ) -> [ProjectPath] {
    guard let nodes = node.list else {
      context.expected("a list of paths, such as [\(example)]", at: node)
      return []
    }
    var paths: [ProjectPath] = []
    for node in nodes {
      guard let text = context.text(node) else { continue }
      let parts = text.split(separator: "/").filter { $0 != "." }
      let isBelow = !text.hasPrefix("/") && !parts.isEmpty && !parts.contains("..")
      guard isBelow, !text.utf8.contains(0) else {
        context.expected("a path in the folder of the project, such as \(example)", at: node)
        continue
      }
      let path = ProjectPath(parts.joined(separator: "/"), in: context.path, at: node.position)
      if paths.contains(where: { $0.path == path.path }) {
        context.report("'\(path.path.shortened)' is listed twice", at: node.position)
      }
      paths.append(path)
    }
    return paths
  }

  /// The error that there is nothing at the path.
  func missing(in folder: URL) -> Diagnostic {
    let place = folder.appending(path: path)
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: place.deletingLastPathComponent().plainPath)
    let hint = NearestName.hint(for: place.lastPathComponent, among: (names ?? []).sorted())
    return Diagnostic(
      path: file, position: position,
      message: "'\(self.path.shortened)' does not exist\(hint): looked for \(place.plainPath)")
  }
}
