import HeadlessUIKit

/// A row or column of accordion cells, which move as their neighbours fold.
///
/// Its children are `AccordionCellView`s; nothing else is taken, neither by code nor by a drop.
open class AccordionView: StackView {
  /// Hears of the cells' folding after the accordion has made room for it.
  public weak var accordionDelegate: (any AccordionCellDelegate)?
  /// What was refused, in order.
  public private(set) var errors: [AccordionViewError] = []
  /// Lets the user drag cells, and between cells what is in them. It is the accordion's own
  /// `dragSupport` once there is one, unless it is set to one that several views share.
  public weak var nestedDragSupport: (any NestedDragSupport)? {
    didSet {
      guard nestedDragSupport !== oldValue else { return }
      for cell in cells {
        unregisterDragTarget(in: cell, oldValue)
        registerDragTarget(in: cell)
      }
    }
  }

  /// The sizes that folding and unfolding cells are about to have.
  private var futureSizes: [ObjectIdentifier: CGSize] = [:]
  /// Who else says how large cells are.
  private weak var otherSizes: (any StackLayoutCellSizeDelegate)?

  public override init(frame: CGRect = .zero, stackLayout: StackLayout = StackLayout()) {
    super.init(frame: frame, stackLayout: stackLayout)
    stackLayout.dropAcceptorDelegate = self
  }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Cells

  /// The cells in their order.
  public final var cells: [AccordionCellView] {
    stackLayout.children.compactMap { $0.view as? AccordionCellView }
  }

  public final var cellCount: Int { cells.count }

  /// The cell with an index; nil if it is out of range.
  public final func cellAt(_ index: Int) -> AccordionCellView? {
    let cells = cells
    return cells.indices.contains(index) ? cells[index] : nil
  }

  /// Inserts a cell before another one, or behind all if that is none. A view that is no
  /// `AccordionCellView` is left out, which `errors` tells.
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

  /// A cell that was dragged here from another accordion belongs to this one.
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

  /// The size that shows all cells unfolded, with what they contain at its smallest. Hidden cells
  /// take no part, as in the stack.
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

  /// The layout in a cell whose children can be dragged, and the view that they stand in.
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

  /// Drags cells, and between cells what is in them.
  open override func makeDragSupport() throws(CellDragSupportError) -> BaseDragSupport {
    if let shared = nestedDragSupport as? CellDragSupportEx { return shared }
    let support = CellDragSupportEx()
    try support.addRootLayouter(stackLayout, container: self)
    if nestedDragSupport == nil { nestedDragSupport = support }
    return support
  }

  /// A child of this view has another body.
  final func bodyDidChange(of cell: AccordionCellView) { registerDragTarget(in: cell) }

  /// A child of this view loses its body.
  final func bodyWillChange(of cell: AccordionCellView) {
    unregisterDragTarget(in: cell, nestedDragSupport)
  }

  private func registerDragTarget(in cell: AccordionCellView) {
    guard let nestedDragSupport, let (layouter, container) = dragTarget(in: cell) else { return }
    nestedDragSupport.addSubLayouter(layouter, container: container, below: stackLayout)
  }
}

extension AccordionView: AccordionCellLayoutDelegate, StackLayoutCellSizeDelegate {
  /// Gives the cells their places for the size that one of them is about to have. It is called while
  /// that cell changes, so the others move in step with it.
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

  public final func cellSize(of view: UIView) -> CGSize {
    futureSizes[ObjectIdentifier(view)] ?? otherSizes?.cellSize(of: view) ?? view.frame.size
  }

  public final func accordionCellContentsSizeChanged(
    _ cell: AccordionCellView, toSize size: CGSize
  ) {
    cell.setUnfoldedSize(size)
    stackLayout.requestRecalcLayout()
    stackLayout.updateLayout()
  }

  public final func ensureRectVisible(_ cell: AccordionCellView, rect: CGRect) {
    nestedDragSupport?.ensureRectVisible(stackLayout, rect: convert(rect, from: cell))
  }
}

extension AccordionView: DropAcceptorDelegate {
  /// Among the cells only cells may be dropped, in the cells everything.
  public final func canDrop(
    _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
    over underlyingView: UIView?
  ) -> Bool {
    destLayout !== stackLayout || view is AccordionCellView
  }

  /// A folded cell opens to what may be dropped in it.
  public final func onHover(
    _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
    over underlyingView: UIView?
  ) {
    guard !canDrop(view, from: sourceLayout, to: destLayout, over: underlyingView) else { return }
    (underlyingView as? AccordionCellView)?.unfold()
  }
}

/// What an accordion view does not take.
public enum AccordionViewError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A view that cannot fold.
  case notACell(view: String)

  public var description: String {
    switch self {
    case .notACell(let view):
      "\(view) is no AccordionCellView, as the children of an AccordionView are: make it the label "
        + "or the body of one"
    }
  }
}
