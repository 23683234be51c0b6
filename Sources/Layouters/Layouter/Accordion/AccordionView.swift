import HeadlessUIKit

/// A row or column of accordion cells, which move as their neighbours fold.
///
/// Its children are `AccordionCellView`s; other views are rejected, both from code and from a drop.
open class AccordionView: StackView {
  /// Receives notifications of the cells' folding after the accordion has moved the other cells.
  public weak var accordionDelegate: (any AccordionCellDelegate)?
  /// The rejected children, in order.
  public private(set) var errors: [AccordionViewError] = []
  /// Lets the user drag cells, and their contents between cells. Returns the accordion's own
  /// `dragSupport`, if it exists, unless it is set to one that several views share.
  public weak var nestedDragSupport: (any NestedDragSupport)? {
    didSet {
      guard nestedDragSupport !== oldValue else { return }
      for cell in cells {
        unregisterDragTarget(in: cell, oldValue)
        registerDragTarget(in: cell)
      }
    }
  }

  /// The sizes that cells are about to have after folding or unfolding.
  private var futureSizes: [ObjectIdentifier: CGSize] = [:]
  /// The previous size delegate of the layout, which is asked for sizes not known here.
  private weak var otherSizes: (any StackLayoutCellSizeDelegate)?

  public override init(frame: CGRect = .zero, stackLayout: StackLayout = StackLayout()) {
    super.init(frame: frame, stackLayout: stackLayout)
    stackLayout.dropAcceptorDelegate = self
  }

  /// Always nil: the view is not decoded from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Cells

  /// The cells in their order.
  public final var cells: [AccordionCellView] {
    stackLayout.children.compactMap { $0.view as? AccordionCellView }
  }

  /// The number of cells.
  public final var cellCount: Int { cells.count }

  /// The cell with an index; nil if it is out of range.
  public final func cellAt(_ index: Int) -> AccordionCellView? {
    let cells = cells
    return cells.indices.contains(index) ? cells[index] : nil
  }

  /// Inserts a cell before another one, or appends it if that is nil. A view that is no
  /// `AccordionCellView` is skipped and recorded in `errors`.
  public override func insertChild(
    _ view: UIView, before sibling: UIView?, updateLayout: Bool = false,
    withAnimation: Bool = false
  ) {
    guard let cell = view as? AccordionCellView else {
      errors.append(.notACell(view: "\(ViewName(of: view, at: stackLayout.childCount))"))
      return
    }
    cell.accordionDelegate = self
    super.insertChild(
      cell, before: sibling, updateLayout: updateLayout, withAnimation: withAnimation)
    registerDragTarget(in: cell)
  }

  /// Adopts a cell that was dragged here from another accordion.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard let cell = subview as? AccordionCellView, stackLayout.containsChild(cell),
      cell.accordionDelegate !== self
    else { return }
    (cell.accordionDelegate as? AccordionView)?.forgetFutureSize(of: cell)
    cell.accordionDelegate = self
    registerDragTarget(in: cell)
  }

  public override func removeChild(
    _ view: UIView, updateLayout: Bool = false, withAnimation: Bool = false
  ) {
    if let cell = view as? AccordionCellView, stackLayout.containsChild(cell) {
      unregisterDragTarget(in: cell, nestedDragSupport)
      if cell.accordionDelegate === self { cell.accordionDelegate = nil }
      forgetFutureSize(of: cell)
    }
    super.removeChild(view, updateLayout: updateLayout, withAnimation: withAnimation)
  }

  // MARK: Layout

  public override func updateLayout(
    _ animated: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    for cell in cells { cell.updateLayout() }
    super.updateLayout(animated, completion: completion)
  }

  /// The size that shows all cells unfolded, with their contents at their minimum. Hidden cells are
  /// ignored, as in the stack.
  open override func calcMinSizeOfContents() -> CGSize {
    let orientation = stackLayout.orientation
    let sizes = cells.filter { !$0.isHidden }.map { $0.calcMinSizeOfContents() }
    let length = sizes.map { orientation.length($0) }.reduce(0, +)
    let spacing = stackLayout.cellSpacing * CGFloat(max(0, sizes.count - 1))
    let margin = stackLayout.margin
    return orientation.size(
      along: length + spacing + orientation.total(margin),
      across: (sizes.map { orientation.crossing.length($0) }.max() ?? 0)
        + orientation.crossing.total(margin))
  }

  // MARK: Dragging

  /// The layout in a cell whose children can be dragged, and the view that contains them.
  private func dragTarget(in cell: AccordionCellView) -> (BaseLayout, UIView)? {
    if let layouter = cell.bodyLayouter { return (layouter, cell) }
    guard let view = cell.bodyView as? LayoutView, let layouter = view.layouter else { return nil }
    return (layouter, view)
  }

  private func unregisterDragTarget(
    in cell: AccordionCellView, _ support: (any NestedDragSupport)?
  ) {
    if let (layouter, _) = dragTarget(in: cell) { support?.removeSubLayouter(layouter) }
  }

  /// Drags cells, and their contents between cells.
  open override func makeDragSupport() throws(CellDragSupportError) -> BaseDragSupport {
    if let shared = nestedDragSupport as? CellDragSupportEx { return shared }
    let support = CellDragSupportEx()
    try support.addRootLayouter(stackLayout, container: self)
    if nestedDragSupport == nil { nestedDragSupport = support }
    return support
  }

  /// Called when a cell of this view has another body.
  final func bodyDidChange(of cell: AccordionCellView) { registerDragTarget(in: cell) }

  /// Called before a cell of this view loses its body.
  final func bodyWillChange(of cell: AccordionCellView) {
    unregisterDragTarget(in: cell, nestedDragSupport)
  }

  private func registerDragTarget(in cell: AccordionCellView) {
    guard let nestedDragSupport, let (layouter, container) = dragTarget(in: cell) else { return }
    nestedDragSupport.addSubLayouter(layouter, container: container, below: stackLayout)
  }
}

extension AccordionView: AccordionCellLayoutDelegate, StackLayoutCellSizeDelegate {
  /// Places all cells for the size that one of them is about to have. Called within that cell's
  /// change, so the others move in step with it.
  public final func accordionCellFolding(
    _ cell: AccordionCellView, fold: Bool, lastFrame: CGRect
  ) {
    futureSizes[ObjectIdentifier(cell)] = lastFrame.size
    if stackLayout.getCellSizeDelegate !== self {
      otherSizes = stackLayout.getCellSizeDelegate
      stackLayout.getCellSizeDelegate = self
    }
    stackLayout.requestRecalcLayout()
    stackLayout.updateLayout()
    accordionDelegate?.accordionCellFolding(cell, fold: fold, lastFrame: cell.frame)
  }

  /// Scrolls the cell into view, as far as it fits, and informs the accordion's own delegate.
  public final func accordionCellFolded(
    _ cell: AccordionCellView, fold: Bool, lastFrame: CGRect
  ) {
    forgetFutureSize(of: cell)
    var rect = cell.bounds
    rect.size.width = min(rect.width, bounds.width)
    rect.size.height = min(rect.height, bounds.height)
    ensureRectVisible(cell, rect: rect)
    accordionDelegate?.accordionCellFolded(cell, fold: fold, lastFrame: lastFrame)
  }

  private func forgetFutureSize(of cell: AccordionCellView) {
    futureSizes[ObjectIdentifier(cell)] = nil
    if futureSizes.isEmpty, stackLayout.getCellSizeDelegate === self {
      stackLayout.getCellSizeDelegate = otherSizes
      otherSizes = nil
    }
  }

  /// The size that the cell is about to have while it folds; otherwise its current size.
  public final func cellSize(of view: UIView) -> CGSize {
    futureSizes[ObjectIdentifier(view)] ?? otherSizes?.cellSize(of: view) ?? view.frame.size
  }

  /// Applies the new size, and lays out all cells at once.
  public final func accordionCellContentsSizeChanged(
    _ cell: AccordionCellView, toSize size: CGSize
  ) {
    cell.setUnfoldedSize(size)
    stackLayout.requestRecalcLayout()
    stackLayout.updateLayout()
  }

  /// Scrolls a rectangle in the cell's coordinates into view.
  public final func ensureRectVisible(_ cell: AccordionCellView, rect: CGRect) {
    nestedDragSupport?.ensureRectVisible(stackLayout, rect: convert(rect, from: cell))
  }
}

extension AccordionView: DropAcceptorDelegate {
  /// Among the cells accepts cells only; inside a cell, any view.
  public final func canDrop(
    _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
    over underlyingView: UIView?
  ) -> Bool {
    destLayout !== stackLayout || view is AccordionCellView
  }

  /// Unfolds a folded cell for a view that may be dropped in it.
  public final func onHover(
    _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
    over underlyingView: UIView?
  ) {
    guard !canDrop(view, from: sourceLayout, to: destLayout, over: underlyingView) else { return }
    (underlyingView as? AccordionCellView)?.unfold()
  }
}

/// Why an accordion view rejects a child.
public enum AccordionViewError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The view is not an accordion cell.
  case notACell(view: String)

  /// The cause and the remedy, as a sentence.
  public var description: String {
    switch self {
    case .notACell(let view):
      "\(view) is not an AccordionCellView, which an AccordionView requires: make it the label "
        + "or the body of one"
    }
  }
}
