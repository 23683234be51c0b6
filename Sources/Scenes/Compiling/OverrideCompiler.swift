import HeadlessUIKit

/// Reads maps such as `{save.colorResources: primary}`, which set properties of views by their ids.
struct OverrideCompiler {
  let views: ViewCompiler
  let context: ReadingContext

  func compile(_ node: SceneNode) -> [Override] {
    guard let entries = node.map else {
      context.expected("a map of 'id.property' to values", at: node)
      return []
    }
    return entries.compactMap { compile($0) }
  }

  private func compile(_ entry: SceneNode.Entry) -> Override? {
    guard let (view, path) = resolve(entry) else { return nil }
    let layouterPrefix = view.viewClass.layouterKey + "."
    let isLayouter = path.hasPrefix(layouterPrefix)
    let key = isLayouter ? String(path.dropFirst(layouterPrefix.count)) : path
    if isLayouter, view.layouterClass == nil {
      context.report(
        "'\(entry.key.dropLast(path.count + 1))' has no \(layouterPrefix.dropLast())",
        at: entry.keyPosition)
      return nil
    }
    let table = isLayouter ? view.layouterClass?.table : view.viewClass.table
    guard let table, let index = table.index(of: key) else {
      let owner = isLayouter ? view.layouterClass?.name : view.viewClass.name
      var unknown = entry
      unknown.key = key
      context.unknownKey(unknown, in: owner ?? "", known: table?.names ?? [])
      return nil
    }
    return context.reading(entry.key) {
      table.properties[index].read(entry.value, context).map {
        Override(
          node: view.number, target: isLayouter ? .layouter : .view, property: index,
          assignment: $0)
      }
    }
  }

  /// The view that a key begins with, and the rest of the key. Ids may contain dots: the longest
  /// one that fits is meant.
  private func resolve(_ entry: SceneNode.Entry) -> (ViewCompiler.KnownView, String)? {
    var end = entry.key.endIndex
    while let dot = entry.key[..<end].lastIndex(of: ".") {
      if let view = views.viewsByID[String(entry.key[..<dot])] {
        return (view, String(entry.key[entry.key.index(after: dot)...]))
      }
      end = dot
    }
    guard let dot = entry.key.firstIndex(of: ".") else {
      context.report(
        "expected 'id.property', found '\(entry.key.shortened)'", at: entry.keyPosition)
      return nil
    }
    let id = String(entry.key[..<dot])
    let hint = NearestName.hint(for: id, among: views.ids)
    context.report("unknown id '\(id.shortened)'\(hint)", at: entry.keyPosition)
    return nil
  }
}
