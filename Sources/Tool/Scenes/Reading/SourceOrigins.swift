import Foundation

/// Where the nodes of a scene come from: its own file, shared files, and the uses of fragments, styles
/// and repeated views.
///
/// A position has the number of its origin, so that a message names the file of a node, and the place
/// that uses it.
struct SourceOrigins: Sendable {
  struct Origin: Sendable {
    /// The file, as diagnostics show it.
    var path: String
    /// The folder to which paths in the file are relative.
    var folder: URL
    /// The place that uses the nodes; nil for the nodes of a file that are not copied.
    var use: SourcePosition?
    /// The part that is used there, such as `the fragment 'chip'`.
    var what = ""
    /// The prefixes that the ids of the nodes may have, innermost first, each with its dot.
    var idPrefixes: [String] = []
  }

  /// The first one is the scene's own file.
  private(set) var list: [Origin]

  init(scene: Origin) { list = [scene] }

  subscript(position: SourcePosition) -> Origin { list[position.origin] }

  /// - Returns: The number of the origin.
  mutating func add(_ origin: Origin) -> Int {
    list.append(origin)
    return list.count - 1
  }

  /// The number of the file's own origin, which nodes have that are not copied.
  func plainOrigin(of position: SourcePosition) -> Int {
    let path = self[position].path
    return list.firstIndex { $0.use == nil && $0.path == path } ?? 0
  }

  /// The line in the scene's own file: the line of the node, or of the place that uses it.
  func sceneLine(of position: SourcePosition) -> Int {
    var position = position
    while self[position].path != list[0].path, let use = self[position].use { position = use }
    return self[position].path == list[0].path ? position.line : 1
  }

  /// Which place uses a node: `the fragment 'chip', used in Fixtures/tags.yaml:12:5`; nil if the node
  /// is not copied, or belongs to a repeated view.
  func note(about position: SourcePosition) -> String? {
    guard let use = self[position].use, !self[position].what.isEmpty else { return nil }
    return "\(self[position].what), used in \(self[use].path):\(use.line):\(use.column)"
  }

  /// The position for messages about another one: `line 12`, or the file and the line.
  func place(_ position: SourcePosition, seenFrom other: SourcePosition) -> String {
    let path = self[position].path
    return path == self[other].path ? "line \(position.line)" : "\(path):\(position.line)"
  }
}

extension YAMLNode {
  /// The node and all below it with another origin.
  func from(_ origin: Int) -> YAMLNode {
    var copy = self
    copy.position.origin = origin
    switch content {
    case .scalar: break
    case .list(let nodes): copy.content = .list(nodes.map { $0.from(origin) })
    case .map(let entries): copy.content = .map(entries.map { $0.from(origin) })
    }
    return copy
  }
}

extension YAMLNode.Entry {
  /// The entry and all below it with another origin.
  func from(_ origin: Int) -> YAMLNode.Entry {
    var copy = self
    copy.keyPosition.origin = origin
    copy.value = value.from(origin)
    return copy
  }
}
