import ViewTree

/// Replaces the uses of fragments and styles, and the repeated views, in a tree of view nodes, so that
/// the rest of the compiler sees plain views.
struct ViewExpansion {
  /// The maximum number of views in a scene that uses fragments or repeats.
  static let viewLimit = 10_000

  let library: SceneLibrary
  let context: ReadingContext
  /// The number of views, and of nodes, so far.
  var viewCount = 0
  var nodeCount = 0
  /// The number of lists and maps around the current node.
  var nesting = 0
  /// Whether a limit was exceeded, so that nothing more is expanded.
  var isExhausted = false
  /// The ids of the uses of fragments.
  var prefixes: Set<String> = []
  /// The ids' prefixes of fragments that are used without an id, and contain ids.
  var namelessPrefixes: Set<String> = []
  /// The number of ids in fragments and repeated views so far.
  var innerIDCount = 0

  static let fragmentKey = "fragment"
  static let withKey = "with"
  static let repeatKey = "repeat"
  static let dataKey = "data"
  static let stylesKey = "styles"
  /// The keys that are replaced.
  static let keys = [stylesKey, fragmentKey, withKey, repeatKey, dataKey]

  init(library: SceneLibrary, context: ReadingContext) {
    self.library = library
    self.context = context
  }

  /// The root view with everything below it.
  mutating func expand(_ root: YAMLNode) -> YAMLNode {
    // Most scenes have nothing to expand.
    guard Self.needsExpansion(root) else { return root }
    return view(root, ExpansionScope())
  }

  private static func needsExpansion(_ node: YAMLNode) -> Bool {
    switch node.content {
    case .scalar: false
    case .list(let nodes): nodes.contains { needsExpansion($0) }
    case .map(let entries):
      entries.contains { keys.contains($0.key) || needsExpansion($0.value) }
    }
  }

  // MARK: Views

  /// - Parameters:
  ///   - id: The id of the root view of a fragment, or of a repeated view; nil for the one that the
  ///     node has.
  ///   - type: The class of a node without `type`; nil for `UIView`.
  mutating func view(
    _ node: YAMLNode, _ scope: ExpansionScope, id: ForcedID = .own, type: String? = nil
  ) -> YAMLNode {
    if let argument = argument(node, scope) {
      guard let (node, scope) = argument else { return YAMLNode(.map([]), at: node.position) }
      return view(node, scope, id: id, type: type)
    }
    guard let entries = node.map else { return value(node, scope) ?? node }
    countView(at: scope.position(node.position))
    if let entry = entries.first(where: { $0.key == Self.repeatKey || $0.key == Self.dataKey }) {
      context.readingFromRoot {
        context.report(
          "only a view in a list, such as 'subviews', can be repeated",
          at: scope.position(entry.keyPosition))
      }
    }
    guard !isExhausted else { return YAMLNode(.map([]), at: scope.position(node.position)) }
    guard let use = entries.first(where: { $0.key == Self.fragmentKey }) else {
      return plainView(node, entries, scope, id: id, type: type)
    }
    return fragment(named: use, used: node, entries, scope, id: id, type: type)
  }

  enum ForcedID {
    case own
    /// The id, complete with its prefix; nil for none.
    case given(String?)
  }

  mutating func plainView(
    _ node: YAMLNode, _ entries: [YAMLNode.Entry], _ scope: ExpansionScope, id: ForcedID,
    type: String?
  ) -> YAMLNode {
    // The view, and the list that it is in.
    nesting += 2
    defer { nesting -= 2 }
    checkNesting(at: scope.position(node.position))
    if let entry = entries.first(where: { $0.key == Self.withKey }) {
      context.readingFromRoot {
        context.report(
          "'with' has the values of a fragment's parameters: name the fragment with 'fragment'",
          at: scope.position(entry.keyPosition))
      }
    }
    let viewKeys = viewKeys(ofType: node["type"].flatMap { value($0, scope) }?.text ?? type)
    var expanded = own(entries, scope, id: id, viewKeys: viewKeys)
    if let names = node[Self.stylesKey].flatMap({ value($0, scope) }) {
      expanded = merge(StyleReader(context: context).properties(names), under: expanded)
    }
    return YAMLNode(.map(expanded), at: scope.position(node.position))
  }

  /// The entries of a view itself, with the views below it.
  mutating func own(
    _ entries: [YAMLNode.Entry], _ scope: ExpansionScope, id: ForcedID, viewKeys: ViewKeys
  ) -> [YAMLNode.Entry] {
    var expanded: [YAMLNode.Entry] = []
    for entry in entries where !Self.keys.contains(entry.key) {
      var entry = entry
      entry.keyPosition = scope.position(entry.keyPosition)
      let node = entry.value
      if entry.key == "id" {
        guard case .own = id, let own = value(node, scope) else { continue }
        entry.value = prefixed(own, scope)
      } else if viewKeys.lists.contains(entry.key), isList(node, scope) {
        entry.value = children(node, scope, type: viewKeys.elements[entry.key])
      } else if viewKeys.parts.contains(entry.key) {
        entry.value = view(node, scope)
      } else if let value = value(node, scope) {
        entry.value = value
      } else {
        continue
      }
      expanded.append(entry)
    }
    if case .given(let id?) = id {
      expanded.insert(idEntry(id, of: entries, scope), at: 0)
    }
    return expanded
  }

  func idEntry(
    _ id: String, of entries: [YAMLNode.Entry], _ scope: ExpansionScope
  ) -> YAMLNode.Entry {
    let own = entries.first { $0.key == "id" }
    let position = scope.position(own?.keyPosition ?? entries.first?.keyPosition ?? .start)
    return YAMLNode.Entry(
      key: "id", keyPosition: position,
      value: YAMLNode(
        .scalar(.init(text: id, style: .doubleQuoted)),
        at: own.map { scope.position($0.value.position) } ?? position))
  }

  /// An id with the prefix of its fragment or repeated view.
  mutating func prefixed(_ id: YAMLNode, _ scope: ExpansionScope) -> YAMLNode {
    guard !scope.idPrefix.isEmpty, let text = id.text else { return id }
    innerIDCount += 1
    return YAMLNode(
      .scalar(.init(text: scope.idPrefix + text, style: .doubleQuoted)), at: id.position)
  }

  /// Properties, and others that precede them.
  func merge(
    _ properties: [YAMLNode.Entry], under own: [YAMLNode.Entry]
  ) -> [YAMLNode.Entry] {
    let ownKeys = Set(own.map(\.key))
    return properties.filter { !ownKeys.contains($0.key) } + own
  }

  /// The keys of a class under which views are.
  struct ViewKeys {
    var lists: Set<String> = ["subviews"]
    /// The classes of nodes without `type` in lists of other nodes than views.
    var elements: [String: String] = [:]
    var parts: Set<String> = []
  }

  func viewKeys(ofType type: String?) -> ViewKeys {
    guard let viewClass = library.viewClass(named: type ?? "UIView") else { return ViewKeys() }
    var keys = ViewKeys()
    keys.lists.formUnion(viewClass.lists.map(\.key))
    for list in viewClass.lists { keys.elements[list.key] = list.element }
    if viewClass.tabs != nil { keys.lists.insert("tabs") }
    keys.parts.formUnion(viewClass.parts.map(\.key))
    return keys
  }

  mutating func countView(at position: SourcePosition) {
    viewCount += 1
    if viewCount > Self.viewLimit {
      exhaust("the scene has more than \(Self.viewLimit) views with its repeats", at: position)
    }
  }

  /// Limits the depth to the depth of a scene without fragments, which can be laid out on every thread.
  mutating func checkNesting(at position: SourcePosition) {
    if nesting > YAMLComposer.depthLimit {
      exhaust(YAMLComposer.tooDeepMessage + ", with fragments and repeats", at: position)
    }
  }

  mutating func exhaust(_ message: String, at position: SourcePosition) {
    guard !isExhausted else { return }
    isExhausted = true
    context.readingFromRoot { context.report(message, at: position) }
  }
}
