import DesignedViews
import HeadlessUIKit
import JSONValues
import Layouter
import Messages

/// Reads `dragging: true`, `dragging: longPress` and `dragging: {views: [a, b], longPress: true}`,
/// once all views are known.
struct DraggingCompiler {
  /// A view with `dragging`.
  struct Request {
    var view: Int
    var node: YAMLNode
  }

  let views: ViewCompiler
  let context: ReadingContext
  private let nodes: [Int: Placed]

  private struct Placed {
    var blueprint: ViewBlueprint
    var parent: Int?
  }

  init(views: ViewCompiler, root: ViewBlueprint, context: ReadingContext) {
    self.views = views
    self.context = context
    var nodes: [Int: Placed] = [:]
    func visit(_ blueprint: ViewBlueprint, below parent: Int?) {
      nodes[blueprint.number] = Placed(blueprint: blueprint, parent: parent)
      for child in blueprint.descendingViews { visit(child, below: blueprint.number) }
    }
    visit(root, below: nil)
    self.nodes = nodes
  }

  func compile(_ requests: [Request]) -> DraggingPlan {
    let blueprints = requests.compactMap { request in
      context.reading("dragging") { read(request.node, of: request.view) }
    }
    var holders: Set<Int> = []
    var tabs: Set<Int> = []
    for member in blueprints.flatMap(\.members) {
      holders.formUnion(layouters(of: member))
      tabs.formUnion(nodes[member]?.blueprint.tabs.map(\.number) ?? [])
    }
    return DraggingPlan(
      blueprints: blueprints,
      handles: tabs.union(nodes.keys.filter { isHandle($0, holders) || isControl($0) }))
  }

  /// Whether a view or an ancestor is a child of one of some layouters.
  private func isHandle(_ view: Int, _ holders: Set<Int>) -> Bool {
    var view = view
    while let node = nodes[view], let parent = node.parent {
      // A child of a tab bar with a `layout` is a function button.
      let isButton = node.blueprint.layout != nil && hasDragArea(parent)
      if holders.contains(parent), !isButton { return true }
      view = parent
    }
    return false
  }

  /// Whether a view is a control, which a finger drags the value of.
  private func isControl(_ view: Int) -> Bool {
    nodes[view]?.blueprint.viewClass.isControl ?? false
  }

  /// The views whose layouters are registered with a view's: in an accordion also the layouters of
  /// its cells' bodies.
  private func layouters(of member: Int) -> [Int] {
    guard let blueprint = nodes[member]?.blueprint, blueprint.nestsDragging else { return [member] }
    let cells = blueprint.descendingViews
    let views = cells + cells.flatMap(\.parts).map(\.view)
    return [member] + views.filter { $0.layouter != nil }.map(\.number)
  }

  private func read(_ node: YAMLNode, of view: Int) -> DraggingBlueprint? {
    var blueprint = DraggingBlueprint(
      position: node.position, view: view, members: [view], beginsWithLongPress: false)
    if node.map != nil {
      return readMap(node, into: blueprint)
    }
    switch node.scalarValue {
    case .bool(let isOn): if !isOn { return nil }
    case .text("longPress"): blueprint.beginsWithLongPress = true
    default:
      context.expected("true, longPress or {views: [id, …]}", at: node)
      return nil
    }
    return hasDragArea(view) || checkLayouter(of: view, at: node) ? blueprint : nil
  }

  private func readMap(
    _ node: YAMLNode, into blueprint: DraggingBlueprint
  ) -> DraggingBlueprint? {
    var blueprint = blueprint
    var members: [Int]?
    context.readMap(
      node, of: "dragging",
      keys: [
        ("views", { members = readMembers($0, in: blueprint.view) }),
        (
          "longPress",
          { Bool.read($0, in: context).map { blueprint.beginsWithLongPress = $0 } }
        ),
      ])
    if node["views"] == nil {
      let isPossible = hasDragArea(blueprint.view) || checkLayouter(of: blueprint.view, at: node)
      return isPossible ? blueprint : nil
    }
    guard let members else { return nil }
    blueprint.members = members
    return blueprint
  }

  /// The views of a list of ids, ancestors before descendants.
  private func readMembers(_ node: YAMLNode, in view: Int) -> [Int]? {
    guard let nodes = node.list, !nodes.isEmpty else {
      context.expected("a list of ids", at: node)
      return nil
    }
    let members = nodes.compactMap { node -> Int? in
      guard let id = String.read(node, in: context), let known = views.knownView(id, at: node)
      else {
        return nil
      }
      guard isInside(known.number, view) else {
        context.report(
          "'\(id)' is not in this view: set 'dragging' on a view that contains all of them",
          at: node.position)
        return nil
      }
      return checkLayouter(of: known.number, at: node) ? known.number : nil
    }
    return members.count == nodes.count ? Set(members).sorted() : nil
  }

  private func isInside(_ view: Int, _ outer: Int) -> Bool {
    var next: Int? = view
    while let view = next {
      if view == outer { return true }
      next = nodes[view]?.parent
    }
    return false
  }

  private func hasDragArea(_ view: Int) -> Bool { nodes[view]?.blueprint.hasDragArea == true }

  private func checkLayouter(of view: Int, at node: YAMLNode) -> Bool {
    guard let blueprint = nodes[view]?.blueprint else { return false }
    guard let layouterClass = blueprint.layouter?.layouterClass else {
      context.report(
        "a view without a layouter has no children that can be dragged: give it a 'layouter', or "
          + "name views that have one with {views: [id, …]}",
        at: node.position)
      return false
    }
    guard layouterClass.make?() is any DraggableLayouter else {
      context.report(
        "children of \(layouterClass.name.withArticle) cannot be dragged: use a StackLayout, a GridLayout or "
          + "a RelativeLayout",
        at: node.position)
      return false
    }
    return true
  }
}

extension ViewBlueprint {
  /// Whether the children of the children's bodies can be dragged too.
  var nestsDragging: Bool { viewClass.dragging.share != nil }

  /// Whether `dragging` moves the children of another view than this one, such as a bar's tabs.
  fileprivate var hasDragArea: Bool { viewClass.dragging.hasArea(layouter != nil) }

  /// The direct subviews.
  fileprivate var descendingViews: [ViewBlueprint] {
    parts.map(\.view)
      + children.compactMap { if case .view(let child) = $0 { child } else { nil } }
      + presented.flatMap(\.views)
  }
}

extension DraggingBlueprint {
  /// JSON Schema of the key `dragging`.
  static var schema: JSON {
    [
      "description":
        "Whether its tabs, its layouter's children, or the tabs and children of views in it can be dragged.",
      "anyOf": [
        ["type": "boolean"], ["const": "longPress"],
        [
          "type": "object",
          "properties": [
            "views": [
              "description": "The ids of views, between whose layouters children can be dragged.",
              "type": "array", "items": ["type": "string"], "minItems": 1,
            ],
            "longPress": [
              "description": "Whether a long press starts dragging, and a tap ends it.",
              "type": "boolean",
            ],
          ],
          "additionalProperties": false,
        ],
      ],
    ]
  }
}
