import HeadlessUIKit

/// A layout registered for dragging, with the view that contains its cells: the handle that
/// `CellDragSupportEx` returns for it, below which further layouts are added.
public final class DragNode {
  /// Nil after its deallocation, and for a root that only groups others.
  public internal(set) weak var layouter: BaseLayout?
  /// The view that contains the cells.
  public internal(set) weak var container: UIView?
  /// The node above; nil for the root, and for a node that is not in a tree.
  public private(set) weak var parent: DragNode?
  /// In the order they were added.
  public private(set) var children: [DragNode] = []
  /// The layout below which this one belongs, and which may be added later.
  weak var intendedParent: BaseLayout?

  /// - Parameter container: the view that contains the layout's cells.
  public init(layouter: BaseLayout? = nil, container: UIView? = nil) {
    self.layouter = layouter
    self.container = container
  }

  /// Moves the node below another one, after its children; removes it from the tree if nil.
  public func move(below parent: DragNode?) {
    self.parent?.children.removeAll { $0 === self }
    self.parent = parent
    parent?.children.append(self)
  }

  /// Whether this node is a descendant of another one.
  public func isDescendant(of other: DragNode) -> Bool {
    var node = parent
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The number of ancestors.
  var depth: Int { (parent?.depth ?? -1) + 1 }

  /// The ancestor a number of levels above this one; nil if there are fewer.
  func ancestor(_ levels: Int) -> DragNode? { levels == 0 ? self : parent?.ancestor(levels - 1) }

  /// Visits this node and all below it, children before their parents, until a visit returns true.
  ///
  /// - Returns: whether a visit returned true.
  @discardableResult
  public func visitPostOrder(_ visit: (DragNode) -> Bool) -> Bool {
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

  /// The part of a layout at a point.
  public enum Match: Sendable {
    /// The area that the cells occupy.
    case content
    /// The container, outside of the content: behind the last cell, for example, or in a layout
    /// without cells.
    case room
  }

  /// The part of the layout at a point of another view, if the container is visible there;
  /// otherwise nil.
  public func match(_ point: CGPoint, in view: UIView) -> Match? {
    guard let layouter, let container, let place = container.visiblePoint(point, from: view) else {
      return nil
    }
    if layouter.getContentRect().includes(place) { return .content }
    let (margin, bounds) = (layouter.margin, container.bounds)
    let isInside =
      place.x >= margin.left && place.x < bounds.maxX - margin.right
      && place.y >= margin.top && place.y < bounds.maxY - margin.bottom
    return isInside ? .room : nil
  }

  /// The nodes from here down at a point of another view, children before their parents. The area
  /// behind the last cell counts, unless a view other than the surrounding layouts' is there.
  public func nodes(at point: CGPoint, in view: UIView) -> [DragNode] {
    var matches: [(node: DragNode, match: Match)] = []
    visitPostOrder { node in
      if let match = node.match(point, in: view) { matches.append((node, match)) }
      return false
    }
    let contents = matches.filter { $0.match == .content }.map(\.node)
    return matches.filter { node, match in
      match == .content || contents.allSatisfy { node.isDescendant(of: $0) }
    }.map(\.node)
  }
}

extension UIView {
  /// A point of another view in this view's coordinates; nil outside of this view, in another tree,
  /// and where this view or an ancestor is hidden or clips the point.
  fileprivate func visiblePoint(_ point: CGPoint, from other: UIView) -> CGPoint? {
    var root = other
    while let superview = root.superview { root = superview }
    guard let place = visiblePoint(other.convert(point, to: root), fromRoot: root),
      bounds.includes(place)
    else { return nil }
    return place
  }

  private func visiblePoint(_ point: CGPoint, fromRoot root: UIView) -> CGPoint? {
    guard !isHidden else { return nil }
    var place = point
    if let superview {
      guard let outer = superview.visiblePoint(point, fromRoot: root) else { return nil }
      place = superview.convert(outer, to: self)
    } else if self !== root {
      return nil
    }
    guard !clipsToBounds || bounds.includes(place) else { return nil }
    return place
  }
}
