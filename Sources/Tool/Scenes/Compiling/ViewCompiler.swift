import HeadlessUIKit
import Messages
import ViewTree

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
  /// The nodes with metrics, in the order of the file.
  private(set) var metricNodes: [MetricNode] = []
  /// The children that a layouter places by their `layout`, or a view does; by their numbers.
  private(set) var placedChildren: [Int: PlacedChild] = [:]
  /// What views accept of the linter's findings, inner ones before outer ones.
  private(set) var silences: [LintSilence] = []
  /// The `dragging` of views, in the order of the file.
  private(set) var draggingRequests: [DraggingCompiler.Request] = []

  /// A node whose constraints can be compiled with other metrics.
  struct MetricNode {
    var owner: KnownView
    /// The node of the view.
    var view: SceneNode
    /// The map of its metrics.
    var metrics: SceneNode
    /// The number behind the last of the view's descendants.
    var end: Int

    var number: Int { owner.number }
  }

  /// A child whose `layout` can be read with other rules.
  struct PlacedChild {
    var reader: ChildLayoutReader
    var siblings: SiblingReader
    /// The child's own `layout`; nil if it has none.
    var node: SceneNode?

    func read(_ node: SceneNode, in context: ReadingContext) -> ChildLayout? {
      var siblings = siblings
      siblings.context = context
      return reader.read(node, siblings)
    }
  }

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
    let lists = viewClass.map { compileLists($0.lists, of: node, in: $0) } ?? []
    let children =
      node["subviews"].map {
        compileChildren(
          $0, key: "subviews", layouter: layouter,
          reader: layouter == nil
            ? viewClass?.children.layout : layouter?.layouterClass.childLayout,
          owner: layouter?.layouterClass.name ?? "", areOnScreen: number == 0)
      } ?? []
    let autoLayout = known.flatMap { known in
      if let metrics = node["metrics"] {
        metricNodes.append(MetricNode(owner: known, view: node, metrics: metrics, end: count))
      }
      return compileAutoLayout(node, of: known)
    }
    if let lint = node[SilenceCompiler.key] {
      silences += SilenceCompiler(context: context).compile(lint, nodes: number..<count)
    }
    guard let viewClass else { return nil }
    let blueprint = ViewBlueprint(
      number: number, position: node.position, viewClass: viewClass, id: id, settings: settings,
      layouter: layouter, autoLayout: autoLayout, children: children, parts: parts,
      tabs: tabs, lists: lists)
    if let problem = viewClass.check?(blueprint) {
      if problem.isWarning {
        context.warn(problem.message, at: problem.position)
      } else {
        context.report(problem.message, at: problem.position)
      }
    }
    return blueprint
  }

  mutating func nextNumber() -> Int {
    defer { count += 1 }
    return count
  }

  /// Records what a tab accepts of the linter's findings.
  mutating func recordSilences(of node: SceneNode, number: Int) {
    guard let lint = node[SilenceCompiler.key] else { return }
    silences += SilenceCompiler(context: context).compile(lint, nodes: number..<number + 1)
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

  private mutating func compileLists(
    _ lists: [ViewClass.ChildList], of node: SceneNode, in viewClass: ViewClass
  ) -> [ViewBlueprint.ChildList] {
    var compiled: [ViewBlueprint.ChildList] = []
    for (place, list) in lists.enumerated() {
      guard let listNode = node[list.key] else { continue }
      let children = compileChildren(
        listNode, key: list.key, layouter: nil, reader: list.children.layout, owner: list.key,
        areOnScreen: false)
      let views = children.compactMap { child in
        if case .view(let view) = child { view } else { nil }
      }
      compiled.append(.init(place: place, children: views))
    }
    return compiled
  }

  /// The keys of a class's nodes that are not properties. A misplaced layouter is reported as such.
  private static func structuralKeys(of viewClass: ViewClass) -> [String] {
    ["type", "id"] + viewClass.parts.map(\.key) + viewClass.lists.map(\.key)
      + viewClass.references.map(\.key)
      + (viewClass.tabs == nil ? [] : ["tabs"])
      + (viewClass.layouter.key == "layouter" ? [] : [viewClass.layouter.key]) + [
        SilenceCompiler.key, "layouter", "layout", "dragging", "metrics", "layoutGuides",
        "constraints", "autoLayout",
        "subviews",
      ] + ViewExpansion.keys
  }

  /// The view with the id in a node; nil, after a report, if there is none.
  func knownView(_ id: String, at node: SceneNode) -> KnownView? {
    let candidates = context.ids(id, at: node.position)
    if let view = candidates.lazy.compactMap({ viewsByID[$0] }).first { return view }
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
        let hint = NearestName.hint(for: name, among: library.classNames)
        let choice =
          hint.isEmpty ? ": expected \(ReadingContext.enumerate(library.classNames))" : hint
        context.report("unknown class '\(name.shortened)'\(choice)", at: typeNode.position)
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

  /// Whether the id belongs to a node whose class is unknown, which is reported.
  func isOfUnknownClass(_ id: String) -> Bool { viewsByID[id] == nil && allIDs.contains(id) }

  mutating func register(_ id: String, _ view: KnownView) {
    if let first = viewsByID[id] {
      context.readingFromRoot {
        context.report(
          "duplicate id '\(id)' (first used in "
            + context.origins.place(first.position, seenFrom: view.position) + ")",
          at: view.position)
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

  /// - Parameters:
  ///   - key: the key of the list.
  ///   - reader: of the children's `layout`; nil if they have none.
  ///   - owner: whose children they are, for messages; empty for a view without a layouter.
  private mutating func compileChildren(
    _ node: SceneNode, key: String, layouter: LayouterBlueprint?, reader: ChildLayoutReader?,
    owner: String, areOnScreen: Bool
  ) -> [ViewBlueprint.Child] {
    guard let nodes = node.list else {
      context.reading(key) { context.expected("a list of views", at: node) }
      return []
    }
    var children: [ViewBlueprint.Child] = []
    var layouts: [Int: SceneNode] = [:]
    for child in nodes {
      if child["spacer"] != nil, child["type"] == nil {
        if let spacer = readSpacer(child, layouter: layouter) { children.append(.spacer(spacer)) }
      } else if let view = compile(child, isOnScreen: areOnScreen && layouter == nil) {
        layouts[children.count] = child["layout"]
        children.append(.view(view))
      }
    }
    guard let reader else {
      for place in layouts.keys.sorted() {
        guard let layout = layouts[place] else { continue }
        context.reading("layout") {
          let owner = owner.isEmpty ? "a view without a layouter" : owner.withArticle
          context.report("children of \(owner) have no 'layout'", at: layout.position)
        }
      }
      return children
    }
    // Rules may name siblings that follow.
    let siblings = SiblingReader(among: children, context: context)
    for case (let place, .view(var view)) in children.enumerated() {
      placedChildren[view.number] = PlacedChild(
        reader: reader, siblings: siblings, node: layouts[place])
      if let layout = layouts[place] {
        view.layout = context.reading("layout") { reader.read(layout, siblings) }
        children[place] = .view(view)
      }
      if let id = view.id, viewsByID[id]?.number == view.number {
        viewsByID[id]?.settableLayout = reader.settable
        viewsByID[id]?.headsGroup = view.layout?.headsGroup ?? false
      }
    }
    return children
  }

  /// Records the views that head a group of a grid in some variants only.
  mutating func recordGroupHeads(in overrides: [EntryOverride]) {
    for override in overrides where override.headsGroup {
      for id in ids where viewsByID[id]?.number == override.node {
        viewsByID[id]?.headsGroup = true
      }
    }
  }

  /// A child's `layout` with some of its rules replaced.
  func layout(
    ofNode number: Int, overriding rules: [EntryOverride], in context: ReadingContext
  ) -> ChildLayout? {
    guard let child = placedChildren[number] else { return nil }
    let node = child.node ?? SceneNode(.map([]), at: rules.first?.position ?? .start)
    return child.read(node.applying(rules), in: context)
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
      let names = library.layouters.filter { $0.addSpacer != nil }.map(\.name.withArticle)
      context.report(
        "only \(ReadingContext.enumerate(names)) can contain a spacer", at: node.position)
      return nil
    }
    return length
  }
}
