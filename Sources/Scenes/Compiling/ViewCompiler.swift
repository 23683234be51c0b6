import HeadlessUIKit

/// Reads view nodes into blueprints, and keeps track of their ids.
struct ViewCompiler {
  /// What other parts of a scene may refer to.
  struct KnownView {
    var number: Int
    var viewClass: ViewClass
    var layouterClass: LayouterClass?
    /// The names of the view's own layout guides.
    var guides: [String] = []
    var position: SourcePosition
    /// Whether the view heads a foldable group of its layouter's cells.
    var headsGroup = false
    /// The keys of its `layout` that axes and steps can set; nil if there are none.
    var settableLayout: PropertyTable?
    /// The keys of its tabs; nil if the view cannot have tabs.
    var tabKeys: [String]?
  }

  let library: SceneLibrary
  let context: ReadingContext
  /// The views that have an id.
  private(set) var viewsByID: [String: KnownView] = [:]
  /// The ids in the order of the file.
  private(set) var ids: [String] = []
  /// The identifiers of constraints, in the order of the file, with the numbers of the views that
  /// own them.
  var constraints: [(identifier: String, nodes: [Int])] = []
  private(set) var count = 0
  /// The ids of all views, including those not read yet.
  private(set) var allIDs: Set<String> = []
  private(set) var namedReferences: [NamedReference] = []
  /// The `dragging` of views, in the order of the file.
  private(set) var draggingRequests: [DraggingCompiler.Request] = []

  struct NamedReference {
    var view: Int
    var reference: ViewClass.Reference
    /// The node with the id; nil for the root view.
    var id: SceneNode?
  }

  init(library: SceneLibrary, context: ReadingContext) {
    self.library = library
    self.context = context
  }

  /// The blueprint of a node and its descendants; nil, after a report, if the node is invalid.
  ///
  /// - Parameter isOnScreen: whether the node is the root view or its child, where windows are
  ///   allowed.
  mutating func compile(_ node: SceneNode, isOnScreen: Bool = false) -> ViewBlueprint? {
    guard let entries = node.map else {
      context.readingFromRoot {
        context.expected("a view (a map with its type and properties)", at: node)
      }
      return nil
    }
    let number = nextNumber()
    if number == 0 { allIDs = Self.allIDs(in: node) }
    let viewClass = viewClass(of: node)
    var layouter: LayouterBlueprint?
    if let viewClass, let layouterNode = node[viewClass.layouter.key] {
      layouter = context.reading(viewClass.layouter.key) {
        compileLayouter(layouterNode, of: viewClass)
      }
    } else if let own = viewClass?.layouter.ownedClass {
      layouter = LayouterBlueprint(
        layouterClass: own, isOwn: true, isUpdatedByView: true, settings: Settings())
    }
    let id = node["id"].flatMap { readID($0) }
    let known = viewClass.map {
      KnownView(
        number: number, viewClass: $0, layouterClass: layouter?.layouterClass,
        guides: readGuides(of: node), position: node["id"]?.position ?? node.position)
    }
    if let id, let known { register(id, known) }
    var settings = Settings()
    if let viewClass {
      settings = context.readSettings(
        entries, by: viewClass.table, in: viewClass.name,
        structural: Self.structuralKeys(of: viewClass))
    }
    if let viewClass, viewClass.layouter.key != "layouter",
      let entry = entries.first(where: { $0.key == "layouter" })
    {
      context.report(
        "the layouter of \(viewClass.name.withArticle) belongs under '\(viewClass.layouter.key)'",
        at: entry.keyPosition)
    }
    if viewClass?.isWindow == true, !isOnScreen {
      context.report(
        "only the root view can contain a window, which shares its screen", at: node.position)
    }
    for reference in viewClass?.references ?? [] {
      namedReferences.append(
        NamedReference(view: number, reference: reference, id: node[reference.key]))
    }
    if let dragging = node["dragging"] {
      draggingRequests.append(.init(view: number, node: dragging))
    }
    let parts = viewClass.map { compileParts($0.parts, of: node) } ?? []
    let tabs = viewClass?.tabs.map { compileTabs(of: node, as: $0.viewClass, id: id) } ?? []
    let children =
      node["subviews"].map {
        compileChildren($0, of: viewClass, layouter: layouter, areOnScreen: number == 0)
      } ?? []
    let autoLayout = known.flatMap { compileAutoLayout(node, of: $0) }
    guard let viewClass else { return nil }
    let blueprint = ViewBlueprint(
      number: number, position: node.position, viewClass: viewClass, id: id, settings: settings,
      layouter: layouter, autoLayout: autoLayout, children: children, parts: parts,
      tabs: tabs)
    if let problem = viewClass.check?(blueprint) {
      context.report(problem.message, at: problem.position)
    }
    return blueprint
  }

  mutating func nextNumber() -> Int {
    defer { count += 1 }
    return count
  }

  /// Records the tabs of a view that steps and axes can select.
  mutating func record(tabKeys: [String], of id: String?) {
    if let id { viewsByID[id]?.tabKeys = tabKeys }
  }

  private mutating func compileParts(
    _ parts: [ViewClass.Part], of node: SceneNode
  ) -> [ViewBlueprint.Part] {
    var compiled: [ViewBlueprint.Part] = []
    for (place, part) in parts.enumerated() {
      guard let partNode = node[part.key], let view = compile(partNode) else { continue }
      compiled.append(.init(place: place, view: view))
    }
    return compiled
  }

  /// The keys of a class's nodes that are no properties. A misplaced layouter is reported as such.
  private static func structuralKeys(of viewClass: ViewClass) -> [String] {
    ["type", "id"] + viewClass.parts.map(\.key) + viewClass.references.map(\.key)
      + (viewClass.tabs == nil ? [] : ["tabs"])
      + (viewClass.layouter.key == "layouter" ? [] : [viewClass.layouter.key]) + [
        "layouter", "layout", "dragging", "metrics", "layoutGuides", "constraints", "autoLayout",
        "subviews",
      ]
  }

  /// The view with the id in a node; nil, after a report, if there is none.
  func knownView(_ id: String, at node: SceneNode) -> KnownView? {
    if let view = viewsByID[id] { return view }
    let hint = NearestName.hint(for: id, among: ids)
    context.report("unknown id '\(id.shortened)'\(hint)", at: node.position)
    return nil
  }

  private func viewClass(of node: SceneNode) -> ViewClass? {
    guard let typeNode = node["type"] else { return .uiView }
    return context.reading("type") {
      guard let name = typeNode.text else {
        context.expected("the name of a class", at: typeNode)
        return nil
      }
      if let viewClass = library.viewClass(named: name) { return viewClass }
      context.readingFromRoot {
        context.unknown(name, of: library.classNames, as: "class", at: typeNode)
      }
      return nil
    }
  }

  /// The values of `id` in a node and its descendants.
  private static func allIDs(in node: SceneNode) -> Set<String> {
    var ids: Set<String> = []
    var pending = [node]
    while let node = pending.popLast() {
      if let id = node["id"]?.text { ids.insert(id) }
      pending += node.list ?? node.map?.map(\.value) ?? []
    }
    return ids
  }

  func readID(_ node: SceneNode) -> String? {
    context.reading("id") {
      guard let id = String.read(node, in: context) else { return nil }
      if id.isEmpty {
        context.expected("a name", at: node)
        return nil
      }
      return id
    }
  }

  mutating func register(_ id: String, _ view: KnownView) {
    if let first = viewsByID[id] {
      context.readingFromRoot {
        context.report(
          "duplicate id '\(id)' (first used in line \(first.position.line))", at: view.position)
      }
    } else {
      viewsByID[id] = view
      ids.append(id)
    }
  }

  // MARK: Layouters

  private func compileLayouter(
    _ node: SceneNode, of viewClass: ViewClass
  ) -> LayouterBlueprint? {
    guard let entries = node.map else {
      context.expected("a map of a layouter's properties", at: node)
      return nil
    }
    guard viewClass.children.layout == nil else {
      context.report(
        "\(viewClass.name.withArticle) arranges its subviews itself: leave out 'layouter'",
        at: node.position)
      return nil
    }
    let own = viewClass.layouter.ownedClass
    guard let layouterClass = layouterClass(of: node, own: own, viewClass: viewClass) else {
      return nil
    }
    let settings = context.readSettings(
      entries, by: layouterClass.table, in: layouterClass.name, structural: ["type"])
    return LayouterBlueprint(
      layouterClass: layouterClass, isOwn: own != nil,
      isUpdatedByView: own != nil || viewClass.layouter.isTaken, settings: settings)
  }

  private func layouterClass(
    of node: SceneNode, own: LayouterClass?, viewClass: ViewClass
  ) -> LayouterClass? {
    guard let typeNode = node["type"] else {
      if viewClass.layouter.isTaken {
        context.report("a layouter needs a 'type'", at: node.position)
      } else if own == nil {
        context.report(
          "\(viewClass.name.withArticle) has no layouter of its own: expected a 'type'",
          at: node.position)
      }
      return own
    }
    guard let name = typeNode.text else {
      context.expected("the name of a layouter", at: typeNode)
      return nil
    }
    if let own, own.name != name {
      context.report(
        "\(viewClass.name.withArticle) has \(own.name.withArticle) of its own: leave out 'type'",
        at: typeNode.position)
      return nil
    }
    let known = library.layouters
    if let found = known.first(where: { $0.name == name }) { return found }
    context.unknown(name, of: known.map(\.name), as: "layouter", at: typeNode)
    return nil
  }

  private mutating func compileChildren(
    _ node: SceneNode, of viewClass: ViewClass?, layouter: LayouterBlueprint?, areOnScreen: Bool
  ) -> [ViewBlueprint.Child] {
    guard let nodes = node.list else {
      context.reading("subviews") { context.expected("a list of views", at: node) }
      return []
    }
    var children: [ViewBlueprint.Child] = []
    var layouts: [(child: Int, node: SceneNode)] = []
    for child in nodes {
      if child["spacer"] != nil, child["type"] == nil {
        if let spacer = readSpacer(child, layouter: layouter) { children.append(.spacer(spacer)) }
      } else if let view = compile(child, isOnScreen: areOnScreen && layouter == nil) {
        if let layout = child["layout"] { layouts.append((children.count, layout)) }
        children.append(.view(view))
      }
    }
    let settable = childLayout(of: viewClass, layouter)?.settable
    for case .view(let child) in children {
      if let settable, let id = child.id, viewsByID[id]?.number == child.number {
        viewsByID[id]?.settableLayout = settable
      }
    }
    for (child, layout) in layouts {
      if case .view(var view) = children[child] {
        view.layout = context.reading("layout") {
          readLayout(layout, of: viewClass, layouter: layouter, among: children)
        }
        if view.layout?.headsGroup == true, let id = view.id,
          viewsByID[id]?.number == view.number
        {
          viewsByID[id]?.headsGroup = true
        }
        children[child] = .view(view)
      }
    }
    return children
  }

  /// The reader of children's `layout`; nil if they have none.
  private func childLayout(
    of viewClass: ViewClass?, _ layouter: LayouterBlueprint?
  ) -> ChildLayoutReader? {
    if let layouter { layouter.layouterClass.childLayout } else { viewClass?.children.layout }
  }

  /// Reads a child's `layout`, once all of its siblings are known.
  private func readLayout(
    _ node: SceneNode, of viewClass: ViewClass?, layouter: LayouterBlueprint?,
    among children: [ViewBlueprint.Child]
  ) -> ChildLayout? {
    guard let reader = childLayout(of: viewClass, layouter) else {
      let owner = layouter.map { $0.layouterClass.name.withArticle } ?? "a view without a layouter"
      context.report("children of \(owner) have no 'layout'", at: node.position)
      return nil
    }
    let ids = children.enumerated().compactMap { place, child in
      if case .view(let view) = child { view.id.map { ($0, place) } } else { nil }
    }
    let siblings = SiblingReader(
      context: context, places: Dictionary(ids) { first, _ in first }, ids: ids.map(\.0))
    return reader.read(node, siblings)
  }

  private func readSpacer(_ node: SceneNode, layouter: LayouterBlueprint?) -> CGFloat? {
    var length: CGFloat?
    context.readMap(
      node, of: "a spacer",
      keys: [
        (
          "spacer",
          {
            if let read = CGFloat.read($0, in: context),
              NumberRange.atLeast(0).check(Double(read), $0, context)
            {
              length = read
            }
          }
        )
      ])
    guard layouter?.layouterClass.addSpacer != nil else {
      context.report("only a StackLayout can contain a spacer", at: node.position)
      return nil
    }
    return length
  }
}
