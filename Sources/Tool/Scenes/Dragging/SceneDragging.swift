import DesignedViews
import HeadlessUIKit
import Layouter

/// The drag supports of one variant.
struct SceneDragging {
  /// The drag support of one view.
  private struct Area {
    let view: UIView
    let support: BaseDragSupport
  }

  private var areas: [Area] = []
  private(set) var error: SceneError?

  init(_ plan: DraggingPlan, among builder: ViewBuilder) {
    for blueprint in plan.blueprints {
      guard var view = builder.views[blueprint.view] else { continue }
      let hasLayouter = builder.placedLayouter(of: blueprint.view) != nil
      let area = builder.viewClasses[blueprint.view]?.dragging.area(view, hasLayouter)
      if let area { view = area }
      do {
        let support = try Self.support(for: blueprint, in: view, among: builder)
        support.appearance = .standard
        // A separate area scrolls its content itself.
        if area == nil { try support.enableScrollSupport(true) }
        if blueprint.beginsWithLongPress {
          try support.beginCustomizing(longPress: true, endWithTap: true)
        } else {
          try support.beginCustomizing()
        }
        areas.append(Area(view: view, support: support))
      } catch {
        self.error = .layout(position: blueprint.position, reason: "dragging: \(error)")
      }
    }
  }

  /// Whether a view is being dragged.
  var isDragging: Bool { areas.contains { $0.support.drag != nil } }

  /// Whether a finger must rest at a place before it can drag.
  ///
  /// - Parameter isAt: whether the place is in a view.
  func needsPress(isAt: (UIView) -> Bool) -> Bool {
    areas.contains { !$0.support.isCustomizing && isAt($0.view) }
  }

  private static func support(
    for blueprint: DraggingBlueprint, in view: UIView, among builder: ViewBuilder
  ) throws -> BaseDragSupport {
    if blueprint.members == [blueprint.view] {
      if let layoutView = view as? LayoutView { return try layoutView.loadDragSupport() }
      let layouter = builder.placedLayouter(of: blueprint.view)?.layouter
      return CellDragSupport(baseView: view, layouter: layouter)
    }
    let support = CellDragSupportEx(baseView: view)
    var nodes: [(container: UIView, node: DragNode)] = []
    for member in blueprint.members {
      guard let placed = builder.placedLayouter(of: member) else { continue }
      let container = placed.container
      let outer = nodes.last { container.isDescendant(of: $0.container) }
      let node = try support.addSubLayouter(
        placed.layouter, container: container, below: outer?.node)
      nodes.append((container, node))
      builder.viewClasses[member]?.dragging.share?(container, support)
    }
    return support
  }
}
