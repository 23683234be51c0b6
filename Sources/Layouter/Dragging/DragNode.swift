import HeadlessUIKit

/// A layout that takes part in dragging, with the view that contains its cells: the handle that
/// `CellDragSupportEx` returns for it, below which further layouts are added.
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

  /// - Parameter container: the view that contains the layout's cells.
  public init(layouter: BaseLayout? = nil, container: UIView? = nil) {
    self.layouter = layouter
    self.container = container
  }

  /// Moves the node below another one, after its children; out of the tree if nil.
  public func move(below parent: DragNode?) {
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

  /// What of a layout is at a point.
  public enum Match: Sendable {
    case content
    /// The container, where the content does not reach: behind the last cell, say, or in a layout
    /// without cells.
    case room
  }

  /// What is at a point of another view, where the container is seen; nil for nothing.
  public func match(_ point: CGPoint, in view: UIView) -> Match? {
    guard let layouter, let container, let place = container.visiblePoint(point, from: view) else {
      return nil
    }
    if layouter.getContentRect().contains(place) { return .content }
    let (margin, bounds) = (layouter.margin, container.bounds)
    let isInside =
      place.x >= margin.left && place.x < bounds.maxX - margin.right
      && place.y >= margin.top && place.y < bounds.maxY - margin.bottom
    return isInside ? .room : nil
  }

  /// The nodes from here down that are at a point of another view, children before their parents.
  /// Room behind the last cell counts, unless something else is there than the layouts around it.
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
  /// A point of another view's coordinates in those of this view; nil where the view, or a view
  /// around it, is hidden or clips the point away, outside of the view, and in another tree.
  fileprivate func visiblePoint(_ point: CGPoint, from other: UIView) -> CGPoint? {
    var root = other
    while let superview = root.superview { root = superview }
    guard let place = visiblePoint(other.convert(point, to: root), fromRoot: root),
      bounds.contains(place)
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
    guard !clipsToBounds || bounds.contains(place) else { return nil }
    return place
  }
}
