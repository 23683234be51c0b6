import HeadlessUIKit

/// A layout that takes part in dragging, with the view that its cells stand in: the handle that
/// `CellDragSupportEx` gives for it, below which further layouts are added.
public final class DragNode {
  /// Nil once it has gone, and for a root that only holds others together.
  public internal(set) weak var layouter: BaseLayout?
  /// The view that the cells stand in.
  public internal(set) weak var container: UIView?
  public private(set) weak var parent: DragNode?
  /// In the order they were added.
  public private(set) var children: [DragNode] = []
  /// The layout that this one was to be below, which may be added later.
  weak var intendedParent: BaseLayout?

  init(layouter: BaseLayout? = nil, container: UIView? = nil) {
    self.layouter = layouter
    self.container = container
  }

  /// Comes below another node, behind its children.
  func move(below parent: DragNode?) {
    self.parent?.children.removeAll { $0 === self }
    self.parent = parent
    parent?.children.append(self)
  }

  /// Whether this node is somewhere below another one.
  public func isDescendant(of other: DragNode) -> Bool {
    var node = parent
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// How many nodes are above this one.
  var depth: Int { (parent?.depth ?? -1) + 1 }

  /// The node that is so many levels above this one; nil if there are not as many.
  func ancestor(_ levels: Int) -> DragNode? { levels == 0 ? self : parent?.ancestor(levels - 1) }

  /// Visits this node and all below it, children before their parents, until one is what was looked
  /// for.
  ///
  /// - Returns: whether a visit ended it.
  @discardableResult
  func visitPostOrder(_ visit: (DragNode) -> Bool) -> Bool {
    for child in children where child.visitPostOrder(visit) { return true }
    return visit(self)
  }

  /// This node and all below it, children before their parents.
  var postOrder: [DragNode] {
    var nodes: [DragNode] = []
    visitPostOrder {
      nodes.append($0)
      return false
    }
    return nodes
  }

  /// Whether the layout's cells may be at a point of another view: within the content, where the
  /// container is seen.
  func contains(_ point: CGPoint, in view: UIView) -> Bool {
    guard let layouter, let container, let place = container.visiblePoint(point, from: view) else {
      return false
    }
    return layouter.getContentRect().contains(place)
  }
}

extension UIView {
  /// A point of another view's coordinates in those of this view; nil where the view, or a view
  /// around it, is hidden or clips the point away, and outside of the view.
  fileprivate func visiblePoint(_ point: CGPoint, from other: UIView) -> CGPoint? {
    let inRoot = other.convert(point, to: nil)
    guard let place = visiblePoint(fromRoot: inRoot), bounds.contains(place) else {
      return nil
    }
    return place
  }

  private func visiblePoint(fromRoot point: CGPoint) -> CGPoint? {
    guard !isHidden else { return nil }
    var place = point
    if let superview {
      guard let outer = superview.visiblePoint(fromRoot: point) else { return nil }
      place = superview.convert(outer, to: self)
    }
    guard !clipsToBounds || bounds.contains(place) else { return nil }
    return place
  }
}
