import HeadlessUIKit

extension BaseLayout {
  /// The number of cells, spacers included.
  public var childCount: Int { children.count }

  /// Adds a view behind all cells, unless it is already a child.
  public func addChild(_ view: UIView) { insertChild(view, before: nil) }

  /// Inserts a view before another one, or behind all cells if that one is none of them. A view
  /// that is already a child stays where it is.
  public func insertChild(_ view: UIView, before sibling: UIView?) {
    guard !containsChild(view) else { return }
    insertCell(makeCell(for: view), before: sibling)
  }

  /// Inserts a cell as `insertChild` does; for layouts whose cells know more than their view. A
  /// cell that is in a layout stays there.
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

  public func removeChild(_ view: UIView) {
    guard let cell = cell(of: view) else { return }
    children.remove(at: index(of: cell))
    detach(cell)
    requestRecalcLayout()
  }

  public func removeAllChildren() {
    guard !children.isEmpty else { return }
    let removed = children
    children = []
    for cell in removed { detach(cell) }
    requestRecalcLayout()
  }

  /// Moves a child's cell to another place among the cells; an index beyond the ends means the end.
  ///
  /// - Returns: Whether that changed the order.
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

  /// Takes cells out of the list and leaves their views in the parent view, for layouts that put
  /// them back later.
  func takeOutCells(_ range: Range<Int>) -> [LayoutCell] {
    let cells = Array(children[range])
    children.removeSubrange(range)
    for cell in cells { unbind(cell) }
    requestRecalcLayout()
    return cells
  }

  /// Puts cells that were taken out back into the list; those whose views have become children
  /// meanwhile, or have gone, are left out.
  func putBackCells(_ cells: [LayoutCell], at index: Int) {
    let (returning, obsolete) = (
      cells.filter { $0.view != nil && !containsChild($0.view) },
      cells.filter { $0.view == nil || containsChild($0.view) }
    )
    for cell in obsolete { release(cell) }
    for cell in returning { bind(cell) }
    children.insert(contentsOf: returning, at: index)
    requestRecalcLayout()
  }

  public func containsChild(_ view: UIView?) -> Bool { cell(of: view) != nil }

  /// The place of a view among the cells; -1 if it is none of them.
  public func indexOfChild(_ view: UIView?) -> Int {
    cell(of: view).map { index(of: $0) } ?? -1
  }

  /// The view of a cell; nil if the index is out of range or the cell is a spacer.
  public func childAt(_ index: Int) -> UIView? {
    children.indices.contains(index) ? children[index].view : nil
  }

  /// The first view that a predicate accepts. The predicate is asked with nil for spacers.
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

  /// The index of a cell of this layout: where it was last, unless cells before it came or went.
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

  /// Ends all that there is between a cell, its view and this layout.
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

  /// Tells every child that takes part in dragging that the user may move cells from now on.
  public func onBeginCustomizing() {
    for cell in children { (cell.view as? any DraggableCell)?.onBeginCustomizing(self) }
  }

  /// Tells every child that takes part in dragging that cells stay where they are from now on.
  public func onEndCustomizing() {
    for cell in children { (cell.view as? any DraggableCell)?.onEndCustomizing(self) }
  }
}
