import HeadlessUIKit

/// An ordered list of cells whose frames are computed and given to their views.
///
/// A layout is not a view and does not own any: it can be put into whichever view is to contain
/// the cells. Adding, removing and changing settings only mark the layout; `updateLayout` computes
/// the frames and sets them.
///
/// Subclasses override `arrangeCells()`.
open class BaseLayout: CustomStringConvertible {
  /// Kept free around all cells, points.
  public var margin: UIEdgeInsets = .zero {
    didSet { if margin != oldValue { requestRecalcLayout() } }
  }
  /// If set, a view that becomes a child is also added to this view, in front of its other
  /// subviews, and leaves it with its cell. Otherwise the view tree is left alone.
  public weak var parentView: UIView?
  /// Seconds that views take to their new frames in an animated update.
  public var animDuration: TimeInterval = 0.15
  public weak var layoutDelegate: (any LayoutDelegate)?
  /// A name for descriptions and messages.
  public var name: String?

  /// All cells in order, spacers included.
  public private(set) var children: [LayoutCell] = []
  private var cellsByView: [ObjectIdentifier: LayoutCell] = [:]

  private var needsRecalc = true
  private var arrangement = CellArrangement()
  private var calculationError: (any Error)?
  private var hasUnreportedSize = false

  public init() {}

  open var description: String {
    let kind = String(describing: type(of: self))
    return "\(kind)\(name.map { " '\($0)'" } ?? "") of \(children.count) cells"
  }

  /// Computes a frame for every cell in `children`, and the size of them all with the margins.
  ///
  /// Called when something changed since the last calculation. Must not set any view's frame. What
  /// it throws is kept as `layoutError`, and the views stay as they are.
  open func arrangeCells() throws -> CellArrangement {
    CellArrangement(
      frames: children.map { _ in .null },
      contentSize: CGSize(
        width: margin.left + margin.right, height: margin.top + margin.bottom))
  }

  /// Makes the next update or question about sizes calculate anew.
  ///
  /// Required after a child's size or visibility was changed from outside.
  public func requestRecalcLayout() { needsRecalc = true }

  private func calculateIfNeeded() {
    guard needsRecalc else { return }
    needsRecalc = false
    dropCellsWithoutTheirView()
    let oldSize = arrangement.contentSize
    do {
      arrangement = try arrangeCells()
      calculationError = nil
    } catch {
      arrangement = CellArrangement(frames: children.map { _ in .null }, contentSize: oldSize)
      calculationError = error
    }
    if arrangement.contentSize != oldSize { hasUnreportedSize = true }
  }

  private func dropCellsWithoutTheirView() {
    guard children.contains(where: \.hasLostItsView) else { return }
    let lost = children.filter(\.hasLostItsView)
    children.removeAll(where: \.hasLostItsView)
    for cell in lost { forgetView(of: cell) }
  }

  // MARK: Layout

  /// Calculates where that is needed, gives the views their frames, then tells the delegate of a
  /// changed size, and calls `completion` once after all that.
  ///
  /// - Parameter animated: Whether views move to their frames in `animDuration`.
  /// - Parameter completion: Called exactly once with the result, also if nothing had to move.
  /// - Returns: Whether any frame changed.
  @discardableResult
  open func updateLayout(
    animated: Bool = false, completion: ((_ changed: Bool) -> Void)? = nil
  ) -> Bool {
    calculateIfNeeded()
    var changed = false
    for (cell, frame) in zip(children, arrangement.frames) {
      guard let view = cell.view, cell.reservedLocation == nil, !frame.isNull, view.frame != frame
      else { continue }
      view.frame = frame
      changed = true
    }
    reportContentSize()
    completion?(changed)
    return changed
  }

  /// Lays out with one cell's place kept free at a location, and ends the reservation.
  @discardableResult
  public func updateLayoutWithReservingCell(
    _ view: UIView, at location: CGRect, animated: Bool = false,
    completion: ((_ changed: Bool) -> Void)? = nil
  ) -> Bool {
    reserveCell(view, at: location)
    return updateLayout(animated: animated) { [weak self] changed in
      self?.cancelCellLocationReservation(view)
      completion?(changed)
    }
  }

  /// Keeps a place free for a view: until it is cancelled, the cell counts with the size of the
  /// location and the view is not moved.
  public func reserveCell(_ view: UIView, at location: CGRect) {
    guard let cell = cell(of: view) else { return }
    cell.reservedLocation = location
    requestRecalcLayout()
  }

  public func cancelCellLocationReservation(_ view: UIView) {
    guard let cell = cell(of: view), cell.reservedLocation != nil else { return }
    cell.reservedLocation = nil
    requestRecalcLayout()
  }

  /// Why the cells have no frames: rules that contradict each other, say. Nil if they have. An
  /// update with an error moves no view.
  public var layoutError: (any Error)? {
    calculateIfNeeded()
    return calculationError
  }

  /// The size of all cells with the margins. Calculates where that is needed; moves no view.
  public func getSize() -> CGSize {
    calculateIfNeeded()
    return arrangement.contentSize
  }

  /// The area of the cells without the margins, in the container's coordinates.
  public func getContentRect() -> CGRect {
    CGRect(origin: .zero, size: getSize()).deflated(by: margin)
  }

  /// The computed frame of a cell, spacers' included, in the container's coordinates; nil if the
  /// index is out of range or the cell takes no place.
  public func frameOfCell(at index: Int) -> CGRect? {
    calculateIfNeeded()
    guard arrangement.frames.indices.contains(index), !arrangement.frames[index].isNull else {
      return nil
    }
    return arrangement.frames[index]
  }

  /// The frames as they are to be, calculated where that is needed.
  package func currentArrangement() -> CellArrangement {
    calculateIfNeeded()
    return arrangement
  }

  private func reportContentSize() {
    guard hasUnreportedSize, let layoutDelegate else { return }
    hasUnreportedSize = false
    layoutDelegate.contentSizeChanged(self, size: arrangement.contentSize)
  }

  // MARK: Children

  /// The number of cells, spacers included.
  public var childCount: Int { children.count }

  /// Adds a view behind all cells, unless it is already a child.
  public func addChild(_ view: UIView) { insertChild(view, before: nil) }

  /// Inserts a view before another one, or behind all cells if that one is none of them. A view
  /// that is already a child stays where it is.
  public func insertChild(_ view: UIView, before sibling: UIView?) {
    insertCell(makeCell(for: view), before: sibling)
  }

  /// The cell for a view that is added without saying more about it.
  open func makeCell(for view: UIView) -> LayoutCell { LayoutCell(view: view) }

  /// Inserts a cell as `insertChild` does; for layouts whose cells know more than their view.
  public func insertCell(_ cell: LayoutCell, before sibling: UIView? = nil) {
    if let view = cell.view {
      guard !containsChild(view) else { return }
      cellsByView[ObjectIdentifier(view)] = cell
      parentView?.addSubview(view)
    }
    let index = sibling.map { indexOfChild($0) } ?? -1
    children.insert(cell, at: index < 0 ? children.count : index)
    requestRecalcLayout()
  }

  public func removeChild(_ view: UIView) {
    guard let cell = cell(of: view) else { return }
    children.removeAll { $0 === cell }
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

  /// Takes cells out of the list and leaves their views in the parent view, for layouts that put
  /// them back later.
  final func takeOutCells(_ range: Range<Int>) -> [LayoutCell] {
    let cells = Array(children[range])
    children.removeSubrange(range)
    for cell in cells { forgetView(of: cell) }
    requestRecalcLayout()
    return cells
  }

  /// Puts cells that were taken out back into the list; those whose views have become children
  /// meanwhile, or have gone, are left out.
  final func putBackCells(_ cells: [LayoutCell], at index: Int) {
    let cells = cells.filter { cell in cell.view.map { !containsChild($0) } ?? false }
    for cell in cells {
      if let view = cell.view { cellsByView[ObjectIdentifier(view)] = cell }
    }
    children.insert(contentsOf: cells, at: index)
    requestRecalcLayout()
  }

  public func containsChild(_ view: UIView?) -> Bool { cell(of: view) != nil }

  /// The place of a view among the cells; -1 if it is none of them.
  public func indexOfChild(_ view: UIView?) -> Int {
    guard let cell = cell(of: view) else { return -1 }
    return children.firstIndex { $0 === cell } ?? -1
  }

  /// The view of a cell; nil if the index is out of range or the cell is a spacer.
  public func childAt(_ index: Int) -> UIView? {
    children.indices.contains(index) ? children[index].view : nil
  }

  /// The first view that a predicate accepts. The predicate is asked with nil for spacers.
  public func findView(_ predicate: (UIView?) -> Bool) -> UIView? {
    children.first { predicate($0.view) }?.view
  }

  private func cell(of view: UIView?) -> LayoutCell? {
    guard let view, let cell = cellsByView[ObjectIdentifier(view)], cell.view === view else {
      return nil
    }
    return cell
  }

  private func detach(_ cell: LayoutCell) {
    forgetView(of: cell)
    if parentView != nil { cell.view?.removeFromSuperview() }
  }

  /// The identifier of a view that has gone may already be another view's.
  private func forgetView(of cell: LayoutCell) {
    guard let identifier = cell.viewIdentifier, cellsByView[identifier] === cell else { return }
    cellsByView[identifier] = nil
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
