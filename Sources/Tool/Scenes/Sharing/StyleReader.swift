import ViewTree

/// Reads the properties that a view takes from `styles: title` or `styles: [title, muted]`.
struct StyleReader {
  let context: ReadingContext

  /// Keys that belong to one view.
  private static let forbidden: Set<String> = [
    "id", "type", "subviews", "layout", "lint", "constraints", "autoLayout",
    ViewExpansion.fragmentKey, ViewExpansion.withKey, ViewExpansion.repeatKey,
  ]

  /// The properties of all styles; a later style's properties replace an earlier style's.
  func properties(_ node: YAMLNode) -> [YAMLNode.Entry] {
    properties(node, open: [])
  }

  /// - Parameter open: The styles that are based on this one, outermost first.
  private func properties(_ node: YAMLNode, open: [String]) -> [YAMLNode.Entry] {
    guard let nodes = node.list ?? (node.text == nil ? nil : [node]) else {
      context.readingFromRoot {
        context.reading(ViewExpansion.stylesKey) {
          context.expected("the name of a style, or a list of names", at: node)
        }
      }
      return []
    }
    var all: [YAMLNode.Entry] = []
    for node in nodes {
      let more = context.readingFromRoot {
        context.reading(ViewExpansion.stylesKey) { style(node, open: open) }
      }
      let keys = Set(more.map(\.key))
      all.removeAll { keys.contains($0.key) }
      all += more
    }
    return all
  }

  private func style(_ node: YAMLNode, open: [String]) -> [YAMLNode.Entry] {
    guard let name = String.read(node, in: context) else { return [] }
    guard let definition = context.use(.styles, name) else {
      context.unknown(name, of: context.names(of: .styles), as: "style", at: node)
      return []
    }
    if let start = open.firstIndex(of: name) {
      let circle = (open[start...] + [name]).joined(separator: " → ")
      context.report("the styles are based on each other: \(circle)", at: node.position)
      return []
    }
    guard open.count < ReadingContext.longestChain else {
      context.report(
        "the style is based on more than \(ReadingContext.longestChain) others in turn",
        at: node.position)
      return []
    }
    guard let entries = definition.value.map else {
      context.readingFromRoot {
        context.reading("styles.\(name)") {
          context.expected("a map of properties", at: definition.value)
        }
      }
      return []
    }
    let file = context.origins[definition.keyPosition]
    let origin = context.addOrigin(
      .init(
        path: file.path, folder: file.folder, use: node.position, what: "the style '\(name)'",
        idPrefixes: context.origins[node.position].idPrefixes))
    var own: [YAMLNode.Entry] = []
    var base: [YAMLNode.Entry] = []
    for entry in entries {
      let entry = entry.from(origin)
      if entry.key == ViewExpansion.stylesKey {
        base = properties(entry.value, open: open + [name])
      } else if Self.forbidden.contains(entry.key) {
        context.readingFromRoot {
          context.report(
            "a style sets properties: '\(entry.key)' belongs to the view", at: entry.keyPosition)
        }
      } else {
        own.append(entry)
      }
    }
    let keys = Set(own.map(\.key))
    return base.filter { !keys.contains($0.key) } + own
  }
}
