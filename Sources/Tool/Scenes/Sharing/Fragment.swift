import Messages
import ViewTree

/// A view that scenes use several times, with parameters.
struct Fragment {
  struct Parameter {
    var name: String
    /// Nil if each use has to give a value.
    var defaultValue: YAMLNode?
    var position: SourcePosition
  }

  var name: String
  var parameters: [Parameter]
  /// The root view, with the origin of the file.
  var view: YAMLNode

  /// The names of the placeholders in it.
  var placeholders: Set<String> {
    var names: Set<String> = []
    var pending = [view]
    while let node = pending.popLast() {
      if let text = node.text, text.utf8.contains(UInt8(ascii: "$")) {
        for case .name(let name) in Placeholder.parts(of: text) { names.insert(name) }
      }
      pending += node.list ?? node.map?.map(\.value) ?? []
    }
    return names
  }

  /// The id of a view in it, for messages.
  var firstID: String? {
    var pending = [view]
    while let node = pending.popLast() {
      if let id = node["id"]?.text { return id }
      pending += (node.list ?? node.map?.map(\.value) ?? []).reversed()
    }
    return nil
  }
}

/// Reads fragments: `{parameters: {label:, tone: neutral}, view: {…}}`.
struct FragmentReader {
  let context: ReadingContext

  /// The fragment that a node names; nil, after a report, if there is none.
  func fragment(_ node: YAMLNode) -> Fragment? {
    context.readingFromRoot {
      context.reading(ViewExpansion.fragmentKey) {
        guard let name = String.read(node, in: context) else { return nil }
        guard let definition = context.use(.fragments, name) else {
          let known = context.names(of: .fragments)
          guard !known.isEmpty else {
            context.report(
              "unknown fragment '\(name.shortened)': define it under 'fragments', or include the "
                + "file that does", at: node.position)
            return nil
          }
          context.unknown(name, of: known, as: "fragment", at: node)
          return nil
        }
        return context.fragment(definition) { read(definition) }
      }
    }
  }

  private func read(_ definition: SceneNames.Definition) -> Fragment? {
    context.readingFromRoot {
      context.reading("fragments.\(definition.name)") {
        var parameters: [Fragment.Parameter] = []
        var view: YAMLNode?
        let isMap = context.readMap(
          definition.value, of: "a fragment",
          keys: [("parameters", { parameters = readParameters($0) }), ("view", { view = $0 })])
        guard isMap else { return nil }
        guard let view else {
          context.report("a fragment needs a 'view'", at: definition.value.position)
          return nil
        }
        if let id = view.map?.first(where: { $0.key == "id" }) {
          context.report(
            "the root view of a fragment has the id of its use: leave out 'id'",
            at: id.keyPosition)
        }
        return Fragment(name: definition.name, parameters: parameters, view: view)
      }
    }
  }

  private func readParameters(_ node: YAMLNode) -> [Fragment.Parameter] {
    if let names = node.list {
      return names.compactMap { node in
        String.read(node, in: context).flatMap { parameter($0, at: node.position, nil) }
      }
    }
    guard let entries = node.map else {
      context.expected(
        "a map of names to default values, or a list of names", at: node)
      return []
    }
    return entries.compactMap { entry in
      // Null must be explicit, as in optional values.
      parameter(entry.key, at: entry.keyPosition, entry.value.isEmpty ? nil : entry.value)
    }
  }

  private func parameter(
    _ name: String, at position: SourcePosition, _ value: YAMLNode?
  ) -> Fragment.Parameter? {
    guard Placeholder.isName(name) else {
      context.report(
        "'\(name.shortened)' cannot be the name of a parameter: expected letters, digits and '_'",
        at: position)
      return nil
    }
    return .init(name: name, defaultValue: value, position: position)
  }
}
