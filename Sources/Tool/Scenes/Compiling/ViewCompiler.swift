import HeadlessUIKit
import LintConfiguration
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

  /// A controller that axes and steps may refer to.
  struct KnownController {
    var number: Int
    var controllerClass: ControllerClass
    var node: YAMLNode
  }

  let library: SceneLibrary
  let context: ReadingContext
  /// The views that have an id.
  private(set) var viewsByID: [String: KnownView] = [:]
  /// The controllers that have an id.
  private(set) var controllersByID: [String: KnownController] = [:]
  /// The items of bars that have an id.
  private(set) var barItems: [String: YAMLNode] = [:]
  /// The ids in the order of the file.
  private(set) var ids: [String] = []
  /// The identifiers of constraints, in the order of the file, with the numbers of the views that
  /// own them.
  var constraints: [(identifier: String, nodes: [Int])] = []
  private(set) var count = 0
  /// The ids of all views, including those not read yet.
  private(set) var allIDs: Set<String> = []
  /// The ids that name nothing for a reason that is reported: several views have them, or the class of their view is
  /// unknown.
  private(set) var reportedIDs: Set<String> = []
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
    var view: YAMLNode
    /// The map of its metrics.
    var metrics: YAMLNode
    /// The number behind the last of the view's descendants.
    var end: Int

    var number: Int { owner.number }
  }

  /// A child whose `layout` can be read with other rules.
  struct PlacedChild {
    var reader: ChildLayoutReader
    var siblings: SiblingReader
    /// The child's own `layout`; nil if it has none.
    var node: YAMLNode?

    func read(_ node: YAMLNode, in context: ReadingContext) -> ChildLayout? {
      var siblings = siblings
      siblings.context = context
      return reader.read(node, siblings)
    }
  }

  struct NamedReference {
    var view: Int
    var reference: ViewClass.Reference
    /// The node with the id; nil for the root view.
    var id: YAMLNode?
  }

  /// The controllers that the scene presents. Their ids are known together with the ids of the root.
  private let presentedNodes: [YAMLNode]

  init(library: SceneLibrary, context: ReadingContext, presented: [YAMLNode] = []) {
    self.library = library
    self.context = context
    presentedNodes = presented
  }

  /// The blueprint of a node and its descendants; nil, after a report, if the node is invalid.
  ///
  /// - Parameters:
  ///   - isOnScreen: whether the node is the root view or its child, where windows are allowed.
  ///   - list: the list whose nodes have a class of their own; nil elsewhere.
  mutating func compile(
    _ node: YAMLNode, isOnScreen: Bool = false, in list: ViewClass.ChildList? = nil
  ) -> ViewBlueprint? {
    guard let entries = node.map else {
      context.readingFromRoot {
        context.expected("a view (a map with its type and properties)", at: node)
      }
      return nil
    }
    let number = count == 0 ? beginTree(of: node) : nextNumber()
    guard let viewClass = viewClass(of: node, in: list) else {
      checkViewWithoutClass(node, number: number)
      return nil
    }
    let layouter = layouter(of: node, as: viewClass)
    let id = node["id"].flatMap { readID($0) }
    let known = knownView(number, of: node, as: viewClass, layouter: layouter)
    if let id { register(id, known) }
    let settings = context.readSettings(
      entries, by: viewClass.table, in: viewClass.name,
      structural: Self.structuralKeys(of: viewClass), remedy: ViewKeyRemedies.remedy(for:))
    checkPlaceOfLayouter(in: entries, of: viewClass)
    checkPlaceOfWindow(node, as: viewClass, isOnScreen: isOnScreen)
    recordReferences(of: node, as: viewClass, number: number)
    recordDragging(of: node, number: number)
    let parts = compileParts(viewClass.parts, of: node)
    let tabs = viewClass.tabs.map { compileTabs(of: node, as: $0.viewClass, id: id) } ?? []
    let lists = compileLists(viewClass.lists, of: node)
    let children = compileSubviews(of: node, as: viewClass, layouter: layouter, number: number)
    recordMetrics(of: node, owner: known)
    let autoLayout = compileAutoLayout(node, of: known)
    recordSilences(of: node, numbers: number..<count)
    let blueprint = ViewBlueprint(
      number: number, position: node.position, viewClass: viewClass, id: id, settings: settings,
      layouter: layouter, autoLayout: autoLayout, children: children, parts: parts,
      tabs: tabs, lists: lists)
    check(blueprint)
    return blueprint
  }

  /// Reads what all views have in common, for the diagnostics of a node whose class is unknown.
  private mutating func checkViewWithoutClass(_ node: YAMLNode, number: Int) {
    if let id = node["id"].flatMap({ readID($0) }) { reportedIDs.insert(id) }
    recordDragging(of: node, number: number)
    _ = compileSubviews(of: node, as: nil, layouter: nil, number: number)
    recordSilences(of: node, numbers: number..<count)
  }

  /// What other parts of the scene may refer to in a node.
  private func knownView(
    _ number: Int, of node: YAMLNode, as viewClass: ViewClass, layouter: LayouterBlueprint?
  ) -> KnownView {
    KnownView(
      number: number, viewClass: viewClass, layouterClass: layouter?.layouterClass,
      guides: readGuides(of: node), position: node["id"]?.position ?? node.position)
  }

  /// Reports a `layouter` of a view whose class has another key for it.
  private func checkPlaceOfLayouter(in entries: [YAMLNode.Entry], of viewClass: ViewClass) {
    guard viewClass.layouter.key != "layouter",
      let entry = entries.first(where: { $0.key == "layouter" })
    else { return }
    context.report(
      "the layouter of \(viewClass.name.withArticle) belongs under '\(viewClass.layouter.key)'",
      at: entry.keyPosition)
  }

  /// Reports a window inside a view that is not on the screen itself.
  private func checkPlaceOfWindow(_ node: YAMLNode, as viewClass: ViewClass, isOnScreen: Bool) {
    guard viewClass.isWindow, !isOnScreen else { return }
    context.report(
      "only the root view can contain a window, which shares its screen", at: node.position)
  }

  /// Reports what the class itself finds wrong.
  private func check(_ blueprint: ViewBlueprint) {
    guard let problem = blueprint.viewClass.check?(blueprint) else { return }
    if problem.isWarning {
      context.warn(problem.message, at: problem.position)
    } else {
      context.report(problem.message, at: problem.position)
    }
  }

  private mutating func recordReferences(
    of node: YAMLNode, as viewClass: ViewClass, number: Int
  ) {
    namedReferences += viewClass.references.map {
      NamedReference(view: number, reference: $0, id: node[$0.key])
    }
  }

  private mutating func recordDragging(of node: YAMLNode, number: Int) {
    guard let dragging = node["dragging"] else { return }
    draggingRequests.append(.init(view: number, node: dragging))
  }

  /// Records a node with metrics, once all views below it are known.
  private mutating func recordMetrics(of node: YAMLNode, owner: KnownView) {
    guard let metrics = node["metrics"] else { return }
    metricNodes.append(MetricNode(owner: owner, view: node, metrics: metrics, end: count))
  }

  /// Records the ids of all views below a node, which are known before the views are read.
  ///
  /// - Returns: the number of the root.
  mutating func beginTree(of node: YAMLNode) -> Int {
    let node = YAMLNode(.list([node] + presentedNodes), at: node.position)
    let ids = Self.allIDs(in: node)
    allIDs = Set(ids.keys)
    reportedIDs = Set(ids.filter { $0.value > 1 }.keys)
    barItems = Self.barItems(in: node)
    return nextNumber()
  }

  mutating func nextNumber() -> Int {
    defer { count += 1 }
    return count
  }

  /// Records what a view or a tab accepts of the linter's findings.
  ///
  /// - Parameter numbers: The view's number and its descendants' numbers.
  mutating func recordSilences(of node: YAMLNode, numbers: Range<Int>) {
    guard let lint = node[SilenceCompiler.key] else { return }
    silences += SilenceCompiler(context: context).compile(lint, nodes: numbers)
  }

  /// Records the tabs of a view that steps and axes can select.
  mutating func record(tabKeys: [String], of id: String?) {
    if let id { viewsByID[id]?.tabKeys = tabKeys }
  }

  private mutating func compileParts(
    _ parts: [ViewClass.Part], of node: YAMLNode
  ) -> [ViewBlueprint.Part] {
    var compiled: [ViewBlueprint.Part] = []
    for (place, part) in parts.enumerated() {
      guard let partNode = node[part.key], let view = compile(partNode) else { continue }
      compiled.append(.init(place: place, view: view))
    }
    return compiled
  }

  private mutating func compileLists(
    _ lists: [ViewClass.ChildList], of node: YAMLNode
  ) -> [ViewBlueprint.ChildList] {
    var compiled: [ViewBlueprint.ChildList] = []
    for (place, list) in lists.enumerated() {
      guard let listNode = node[list.key] else { continue }
      let children = compileChildren(
        listNode, key: list.key, layouter: nil, reader: list.children.layout, owner: list.key,
        areOnScreen: false, list: list)
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
        SilenceCompiler.key, "layouter", "dragging", "metrics", "layoutGuides",
        "constraints", "autoLayout",
        "subviews",
      ] + (viewClass.hasOwnLayout ? [] : ["layout"]) + ViewExpansion.keys
  }

  /// The view with the id in a node; nil, after a report, if there is none.
  func knownView(_ id: String, at node: YAMLNode) -> KnownView? {
    let candidates = context.ids(id, at: node.position)
    if let view = candidates.lazy.compactMap({ viewsByID[$0] }).first { return view }
    if let other = controllersByID[id].map(\.controllerClass.name)
      ?? barItems[id].map({ _ in "UIBarButtonItem" })
    {
      context.report(
        "'\(id.shortened)' is \(other.withArticle): expected the id of a view", at: node.position)
      return nil
    }
    let hint = NearestName.hint(for: id, among: ids)
    context.report("unknown id '\(id.shortened)'\(hint)", at: node.position)
    return nil
  }

  private func viewClass(of node: YAMLNode, in list: ViewClass.ChildList?) -> ViewClass? {
    let element = list?.element.flatMap { library.viewClass(named: $0) }
    guard let typeNode = node["type"] else { return element ?? .uiView }
    return context.reading("type") {
      guard let name = typeNode.text else {
        context.expected("the name of a class", at: typeNode)
        return nil
      }
      if let viewClass = library.viewClass(named: name) {
        return check(viewClass, at: typeNode, isElementOf: list) ? viewClass : nil
      }
      context.readingFromRoot {
        if ControllerClass.all.contains(where: { $0.name == name }) {
          context.report(
            "'\(name)' is a controller: write it under '\(ControllerCompiler.key)', in place of the scene's "
              + "'view'", at: typeNode.position)
          return
        }
        if let replacement = ReplacedClasses.replacement(for: name) {
          context.report("scenes have no '\(name)': \(replacement)", at: typeNode.position)
          return
        }
        let hint = NearestName.hint(for: name, among: library.classNames)
        let choice =
          hint.isEmpty ? ": expected \(ReadingContext.enumerate(library.classNames))" : hint
        context.report("unknown class '\(name.shortened)'\(choice)", at: typeNode.position)
      }
      return nil
    }
  }

  /// Whether a class can be named at a place. Reports an element of a list elsewhere, and other views in the list.
  private func check(
    _ viewClass: ViewClass, at node: YAMLNode, isElementOf list: ViewClass.ChildList?
  ) -> Bool {
    if let element = list?.element, let key = list?.key {
      var ancestor: ViewClass? = viewClass
      while let current = ancestor, current.name != element {
        ancestor = current.superclassName.flatMap { library.viewClass(named: $0) }
      }
      guard ancestor == nil else { return true }
      context.readingFromRoot {
        context.report(
          "'\(key)' has no \(viewClass.name): leave out 'type', and write the view under 'view' of a row",
          at: node.position)
      }
      return false
    }
    guard let key = viewClass.elementList else { return true }
    context.readingFromRoot {
      context.report(
        "\(viewClass.name.withArticle) cannot be a view: write it under '\(key)', without 'type'",
        at: node.position)
    }
    return false
  }

  /// The values of `id` in a node and its descendants, with the number of times that each occurs.
  private static func allIDs(in node: YAMLNode) -> [String: Int] {
    var ids: [String: Int] = [:]
    var pending = [node]
    while let node = pending.popLast() {
      if let id = node["id"]?.text { ids[id, default: 0] += 1 }
      pending += node.list ?? node.map?.map(\.value) ?? []
    }
    return ids
  }

  func readID(_ node: YAMLNode) -> String? {
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
  func isOfUnknownClass(_ id: String) -> Bool {
    viewsByID[id] == nil && controllersByID[id] == nil && barItems[id] == nil && allIDs.contains(id)
  }

  /// Records a controller with an id.
  ///
  /// - Returns: its number; nil, after a report, if something else has the id.
  mutating func register(
    _ id: String, _ controllerClass: ControllerClass, at node: YAMLNode
  ) -> Int? {
    guard viewsByID[id] == nil, controllersByID[id] == nil else {
      context.readingFromRoot {
        context.report("duplicate id '\(id)'", at: node["id"]?.position ?? node.position)
      }
      return nil
    }
    let number = nextNumber()
    controllersByID[id] = KnownController(
      number: number, controllerClass: controllerClass, node: node)
    return number
  }

  /// The items with ids in the lists of a node's bars.
  private static func barItems(in node: YAMLNode) -> [String: YAMLNode] {
    var items: [String: YAMLNode] = [:]
    var pending = [node]
    while let node = pending.popLast() {
      for entry in node.map ?? [] where barItemKeys.contains(entry.key) {
        for item in entry.value.list ?? [] where item["type"] == nil && item["frame"] == nil {
          if let id = item["id"]?.text { items[id] = item }
        }
      }
      pending += node.list ?? node.map?.map(\.value) ?? []
    }
    return items
  }

  /// The keys of lists of items.
  private static let barItemKeys: Set<String> = [
    "items", "leftItems", "rightItems", "toolbarItems",
  ]

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

  // MARK: Children

  /// - Parameter viewClass: nil if it is unknown.
  private mutating func compileSubviews(
    of node: YAMLNode, as viewClass: ViewClass?, layouter: LayouterBlueprint?, number: Int
  ) -> [ViewBlueprint.Child] {
    guard let list = node["subviews"] else { return [] }
    return compileChildren(
      list, key: "subviews", layouter: layouter,
      reader: layouter == nil
        ? viewClass?.children.layout : layouter?.layouterClass.childLayout,
      owner: layouter?.layouterClass.name ?? "", areOnScreen: number == 0)
  }

  /// - Parameters:
  ///   - key: the key of the list.
  ///   - reader: of the children's `layout`; nil if they have none.
  ///   - owner: whose children they are, for messages; empty for a view without a layouter.
  private mutating func compileChildren(
    _ node: YAMLNode, key: String, layouter: LayouterBlueprint?, reader: ChildLayoutReader?,
    owner: String, areOnScreen: Bool, list: ViewClass.ChildList? = nil
  ) -> [ViewBlueprint.Child] {
    guard let nodes = node.list else {
      context.reading(key) { context.expected("a list of views", at: node) }
      return []
    }
    var children: [ViewBlueprint.Child] = []
    var layouts: [Int: YAMLNode] = [:]
    for child in nodes {
      if child["spacer"] != nil, child["type"] == nil {
        if let spacer = readSpacer(child, layouter: layouter) { children.append(.spacer(spacer)) }
      } else if let view = compile(
        child, isOnScreen: areOnScreen && layouter == nil, in: list?.element == nil ? nil : list)
      {
        if library.viewClass(named: child["type"]?.text ?? "UIView")?.hasOwnLayout != true {
          layouts[children.count] = child["layout"]
        }
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
    let node = child.node ?? YAMLNode(.map([]), at: rules.first?.position ?? .start)
    return child.read(node.applying(rules), in: context)
  }
}
