import HeadlessUIKit

/// Lets the user drag cells within and between several layouts, nested or next to each other.
///
///     let support = CellDragSupportEx(baseView: view)
///     let shelf = try support.addRootLayouter(shelves, container: view)
///     try support.addSubLayouter(books, container: bookView, below: shelf)
///
/// The innermost layout below the finger is the destination. A cell never enters a layout below its
/// own level: there it is dragged over the cells of its level.
open class CellDragSupportEx: BaseDragSupport {
  /// Support without layouts.
  ///
  /// - Parameter baseView: see ``BaseDragSupport/baseView``; nil if it is set later.
  public init(baseView: UIView? = nil) {
    super.init()
    self.baseView = baseView
  }

  // MARK: Layouts

  /// Adds a layout that contains all others.
  ///
  /// - Parameter container: the view that contains the layout's cells.
  /// - Returns: a handle to add layouts below.
  @discardableResult
  public func addRootLayouter(
    _ layouter: BaseLayout, container: UIView
  ) throws(CellDragSupportError) -> DragNode {
    guard root.layouter == nil else { throw .hasRootLayouter(layouter: "\(layouter)") }
    try checkIsDraggable(layouter)
    root.layouter = layouter
    root.container = container
    begin(root, isNew: true)
    return root
  }

  /// Adds a layout.
  ///
  /// A layout that was added before is moved.
  ///
  /// - Parameters:
  ///   - container: the view that contains the layout's cells.
  ///   - parent: the node of the layout that contains this one; nil for the root, if there is one,
  ///     or none.
  /// - Returns: a handle to add layouts below.
  @discardableResult
  public func addSubLayouter(
    _ layouter: BaseLayout, container: UIView, below parent: DragNode? = nil
  ) throws(CellDragSupportError) -> DragNode {
    try checkIsDraggable(layouter)
    let parent = parent ?? root
    let present = node(of: layouter)
    guard parent === root || parent.isDescendant(of: root), parent !== present,
      present.map({ !parent.isDescendant(of: $0) }) ?? true
    else { throw .unknownNode(layouter: "\(layouter)") }
    let node = present ?? DragNode(layouter: layouter)
    node.container = container
    node.intendedParent = nil
    if node.parent !== parent { node.move(below: parent) }
    begin(node, isNew: present == nil)
    return node
  }

  /// Removes a layout, and those below it. A current drag is cancelled.
  public func removeSubLayouter(_ layouter: BaseLayout) {
    guard let node = node(of: layouter) else { return }
    if drag != nil { cancelDrag() }
    for removed in node.postOrder {
      if let layouter = removed.layouter { stopFollowing(sizeOf: layouter) }
    }
    if node === root { root = DragNode() } else { node.move(below: nil) }
  }

  /// Whether a layout is below another one, at any depth.
  public func isLayout(_ layouter: BaseLayout, descendantOf ancestor: BaseLayout) -> Bool {
    guard let node = node(of: layouter), let other = self.node(of: ancestor) else { return false }
    return node.isDescendant(of: other)
  }

  private func checkIsDraggable(_ layouter: BaseLayout) throws(CellDragSupportError) {
    guard layouter is any DraggableLayouter else { throw .notDraggable(layouter: "\(layouter)") }
  }

  private func begin(_ node: DragNode, isNew: Bool) {
    guard let layouter = node.layouter, let container = node.container else { return }
    follow(sizeOf: layouter, in: container)
    for other in root.postOrder where other.intendedParent === layouter && other !== node {
      other.intendedParent = nil
      other.move(below: node)
    }
    if isNew, isCustomizing { layouter.onBeginCustomizing() }
  }

  // MARK: Finding the place

  open override func route(_ drag: DragEventArg) {
    guard let source = drag.sourceLayout, let view = drag.draggedView else { return }
    let sourceNode = node(of: source)
    for node in root.nodes(at: drag.pointer, in: drag.overlay) {
      guard let layouter = node.layouter, let container = node.container else { continue }
      if layouter !== drag.destinationLayout {
        if let sourceNode, isBelowLevel(node, of: sourceNode, drag) { continue }
        if container.isDescendant(of: view) { continue }
      }
      return dragOver(node, drag)
    }
    hover.clear()
  }

  /// Whether a node is below the source, or below a node of the same level that accepts the dragged
  /// view: then the view is dragged over the cells there, whatever they contain.
  private func isBelowLevel(_ node: DragNode, of source: DragNode, _ drag: DragEventArg) -> Bool {
    let height = node.depth - source.depth
    guard height > 0, let peer = node.ancestor(height) else { return false }
    return peer === source || peer.layouter?.canDrop(drag) == true
  }

  /// A view that no other layout accepts is limited to its layout's axes; any other one follows the
  /// finger, as it could not reach another stack otherwise.
  open override func orientations(of drag: DragEventArg) -> Orientations {
    guard let source = drag.sourceLayout, let sourceNode = node(of: source) else { return .both }
    var isAlone = true
    root.visitPostOrder { node in
      isAlone = node === sourceNode || node.layouter == nil || node.isDescendant(of: sourceNode)
      return !isAlone
    }
    return isAlone ? source.draggableOrientation : .both
  }
}

extension CellDragSupportEx: NestedDragSupport {
  /// Adds a layout below another one, which may be added later. Failures are recorded in `errors`.
  public func addSubLayouter(_ layouter: BaseLayout, container: UIView, below parent: BaseLayout) {
    do {
      let parentNode = node(of: parent)
      let node = try addSubLayouter(layouter, container: container, below: parentNode)
      if parentNode == nil { node.intendedParent = parent }
    } catch {
      errors.append(error)
    }
  }
}
