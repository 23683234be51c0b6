import DesignedViews

/// Reads the resources of a scene by name.
///
/// A resource may be the name of another one; the order does not matter.
struct ResourceCompiler {
  let context: ReadingContext

  func compile(_ node: SceneNode) {
    guard let entries = node.map else {
      context.expected("a map of names to resources", at: node)
      return
    }
    var open: [String] = []
    for entry in entries { compile(entry, of: entries, open: &open) }
  }

  /// Reads a resource after the one that it refers to.
  ///
  /// - Parameter open: the resources that refer to this one, outermost first.
  private func compile(
    _ entry: SceneNode.Entry, of entries: [SceneNode.Entry], open: inout [String]
  ) {
    guard context.resources[entry.key] == nil else { return }
    open.append(entry.key)
    defer { open.removeLast() }
    if let name = entry.value.text, let other = entries.first(where: { $0.key == name }) {
      if let start = open.firstIndex(of: name) {
        let circle = (open[start...] + [name]).joined(separator: " → ")
        context.report(
          "circular references: \(circle)", at: entry.value.position)
      } else {
        compile(other, of: entries, open: &open)
      }
    } else if entry.value.text != nil {
      for other in entries where other.value.text == nil {
        compile(other, of: entries, open: &open)
      }
    }
    let isOpenReference = entry.value.text.map { open.contains($0) } ?? false
    // An invalid resource counts as an empty one, so that its users are not reported too.
    let empty = Resource(kind: .stateful, values: [:])
    context.resources[entry.key] =
      isOpenReference
      ? empty
      : context.reading(entry.key) { Resource.read(entry.value, in: context) } ?? empty
  }
}
