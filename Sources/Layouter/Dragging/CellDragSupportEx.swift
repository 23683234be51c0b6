import HeadlessUIKit

/// Lets the user drag cells within many layouts and between them, be they in one another or beside
/// one another.
///
///     let support = CellDragSupportEx(baseView: view)
///     let shelf = try support.addRootLayouter(shelves, container: view)
///     try support.addSubLayouter(books, container: bookView, below: shelf)
///
/// The innermost layout below the finger counts. A cell never goes into a layout that is below its
/// own level: there it is dragged over the cells of that level, as one of them.
open class CellDragSupportEx: BaseDragSupport {
  public init(baseView: UIView? = nil) {
    super.init()
    self.baseView = baseView
  }

  // MARK: Layouts

  /// Adds a layout that all others are below.
  ///
  /// - Parameter container: the view that the layout's cells stand in.
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
  /// A layout that is added again moves to where it is added.
  ///
  /// - Parameters:
  ///   - container: the view that the layout's cells stand in.
  ///   - parent: the handle of the layout that this one is in; nil for none, or for the root if there
  ///     is one.
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

  /// Takes a layout out, and those below it too. A drag that goes on is cancelled.
  public func removeSubLayouter(_ layouter: BaseLayout) {
    guard let node = node(of: layouter) else { return }
    if drag != nil { cancelDrag() }
    for gone in node.postOrder {
      if let layouter = gone.layouter { stopFollowing(sizeOf: layouter) }
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

  /// Whether a node is below the source, or below a node of the same level that would take the
  /// dragged view: then it is dragged over the cells there, whatever is in them.
  private func isBelowLevel(_ node: DragNode, of source: DragNode, _ drag: DragEventArg) -> Bool {
    let height = node.depth - source.depth
    guard height > 0, let peer = node.ancestor(height) else { return false }
    return peer === source || peer.layouter?.canDrop(drag) == true
  }

  /// A view that can go to no other layout keeps to the ways of its own; any other one follows the
  /// finger, or it would not come across from one stack to another.
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
  /// Adds a layout below another one, which may itself be added later. What goes wrong is told by
  /// `errors`.
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
