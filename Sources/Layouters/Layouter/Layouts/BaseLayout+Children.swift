import HeadlessUIKit

extension BaseLayout {
  /// The number of cells, spacers included.
  public var childCount: Int { children.count }

  /// Appends a view, unless it is already a child.
  public func addChild(_ view: UIView) { insertChild(view, before: nil) }

  /// Inserts a view before another one, or at the end if that one is not in the layout. A view that
  /// is already a child keeps its place.
  public func insertChild(_ view: UIView, before sibling: UIView?) {
    guard !containsChild(view) else { return }
    insertCell(makeCell(for: view), before: sibling)
  }

  /// Inserts a cell as `insertChild` does, for layouts whose cells have more properties than their
  /// view. A cell that is in a layout already is ignored.
  public func insertCell(_ cell: LayoutCell, before sibling: UIView? = nil) {
    guard cell.layout == nil else { return }
    guard !containsChild(cell.view) else {
      cell.release()
      return
    }
    bind(cell)
    let index = sibling.flatMap { self.cell(of: $0) }.map { self.index(of: $0) }
    cell.knownIndex = index ?? children.count
    children.insert(cell, at: cell.knownIndex)
    if let view = cell.view { parentView?.addSubview(view) }
    requestRecalcLayout()
  }

  /// Removes a view, also from its superview if ``parentView`` is set; does nothing if it is not a
  /// child.
  public func removeChild(_ view: UIView) {
    guard let cell = cell(of: view) else { return }
    children.remove(at: index(of: cell))
    detach(cell)
    requestRecalcLayout()
  }

  /// Removes all cells, spacers included.
  public func removeAllChildren() {
    guard !children.isEmpty else { return }
    let removed = children
    children = []
    for cell in removed { detach(cell) }
    requestRecalcLayout()
  }

  /// Moves a child's cell to another index; an index out of range means the end.
  ///
  /// - Returns: whether the order changed.
  @discardableResult
  public func moveChild(_ view: UIView, to index: Int) -> Bool {
    guard let cell = cell(of: view) else { return false }
    let present = self.index(of: cell)
    let target = max(0, min(index, children.count - 1))
    guard target != present else { return false }
    let wasUpToDate = !needsPlacing && !needsRecalc
    children.remove(at: present)
    children.insert(cell, at: target)
    requestRecalcLayout()
    if wasUpToDate {
      reordering = Reordering(from: present, to: target, oldFrames: arrangement.frames)
    }
    return true
  }

  /// Removes cells and leaves their views in the parent view, for layouts that reinsert them later.
  func removeCells(_ range: Range<Int>) -> [LayoutCell] {
    let cells = Array(children[range])
    children.removeSubrange(range)
    for cell in cells { unbind(cell) }
    requestRecalcLayout()
    return cells
  }

  /// Reinserts removed cells, except those whose views were deallocated, or added as children
  /// again.
  func reinsertCells(_ cells: [LayoutCell], at index: Int) {
    let (returning, obsolete) = (
      cells.filter { $0.view != nil && !containsChild($0.view) },
      cells.filter { $0.view == nil || containsChild($0.view) }
    )
    for cell in obsolete { release(cell) }
    for cell in returning { bind(cell) }
    children.insert(contentsOf: returning, at: index)
    requestRecalcLayout()
  }

  /// Whether a view is a child; false for nil.
  public func containsChild(_ view: UIView?) -> Bool { cell(of: view) != nil }

  /// The index of a view's cell; -1 if the view is not a child.
  public func indexOfChild(_ view: UIView?) -> Int {
    cell(of: view).map { index(of: $0) } ?? -1
  }

  /// The view of a cell; nil if the index is out of range or the cell is a spacer.
  public func childAt(_ index: Int) -> UIView? {
    children.indices.contains(index) ? children[index].view : nil
  }

  /// The first view that satisfies a predicate, which is called with nil for spacers.
  public func findView(_ predicate: (UIView?) -> Bool) -> UIView? {
    children.first { predicate($0.view) }?.view
  }

  /// The cell of a view in this layout.
  package func cell(of view: UIView?) -> LayoutCell? {
    var reference = view?.firstReference
    while let current = reference {
      if let cell = current as? LayoutCell, cell.layout === self { return cell }
      reference = current.next
    }
    return nil
  }

  /// The index of a cell of this layout. Tries the last known index first.
  func index(of cell: LayoutCell) -> Int {
    if !children.indices.contains(cell.knownIndex) || children[cell.knownIndex] !== cell {
      cell.knownIndex = children.firstIndex { $0 === cell } ?? 0
    }
    return cell.knownIndex
  }

  private func detach(_ cell: LayoutCell) {
    for absent in cell.absentCells where !containsChild(absent.view) { detach(absent) }
    let view = cell.view
    release(cell)
    if parentView != nil { view?.removeFromSuperview() }
  }

  private func bind(_ cell: LayoutCell) {
    cell.layout = self
    cell.view?.layoutItIsFittedTo?.fit(cell)
  }

  private func unbind(_ cell: LayoutCell) {
    cell.layout = nil
    cell.fittedLayout?.stopFitting(cell)
  }

  /// Ends the relations between a cell, its view and this layout.
  func release(_ cell: LayoutCell) {
    for absent in cell.absentCells { release(absent) }
    unbind(cell)
    cell.release()
  }

  func dropCellsWithoutTheirView() {
    hasLostViews = false
    reordering = nil
    for cell in children where cell.hasLostItsView { release(cell) }
    children.removeAll(where: \.hasLostItsView)
  }

  // MARK: Customizing

  /// Informs every draggable child that the user can move cells.
  public func onBeginCustomizing() {
    for cell in children { (cell.view as? any DraggableCell)?.onBeginCustomizing(self) }
  }

  /// Informs every draggable child that the user can no longer move cells.
  public func onEndCustomizing() {
    for cell in children { (cell.view as? any DraggableCell)?.onEndCustomizing(self) }
  }
}
