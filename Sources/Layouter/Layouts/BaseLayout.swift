import HeadlessUIKit

/// An ordered list of cells whose frames are computed and given to their views.
///
/// A layout is not a view and does not own any: it can be put into whichever view is to contain
/// the cells. Adding, removing and changing settings only mark the layout; `updateLayout` computes
/// the frames and sets them.
///
/// Layouts nest through views: a view that is fitted to one layout (`fittedView`) can be a child of
/// another one. Whatever marks the inner layout marks the outer ones, and an update of the outermost
/// goes down where something is marked, and nowhere else.
///
/// Subclasses override `arrangeCells()`.
open class BaseLayout: CustomStringConvertible {
  /// Kept free around all cells, points.
  public final var margin: UIEdgeInsets = .zero {
    didSet { if margin != oldValue { requestRecalcLayout() } }
  }
  /// If set, a view that becomes a child is also added to this view, in front of its other
  /// subviews, and leaves it with its cell. Otherwise the view tree is left alone.
  public final var parentView: UIView? {
    get { parentReference?.view }
    set { parentReference = newValue.map { ViewReference(to: $0) } }
  }
  /// Seconds that views take to their new frames in an animated update.
  public final var animDuration: TimeInterval = 0.15
  public final weak var layoutDelegate: (any LayoutDelegate)?
  /// Says what may be dropped into this layout; everything if there is none.
  public final weak var dropAcceptorDelegate: (any DropAcceptorDelegate)?
  /// Whether a child that gets another size from outside, or is hidden or shown, marks the layout,
  /// so that nobody needs to call `requestRecalcLayout` for it.
  public final var observesChildren = false

  /// All cells in order, spacers included.
  public internal(set) final var children: [LayoutCell] = []

  // What nesting needs; see BaseLayout+Nesting.swift.
  /// The view that lays out when this layout is marked.
  final var host: UIView? {
    get { hostReference?.view }
    set { hostReference = newValue.map { ViewReference(to: $0) } }
  }
  private final var hostReference: ViewReference? { didSet { oldValue?.release() } }
  private final var parentReference: ViewReference? { didSet { oldValue?.release() } }
  final var fittedReference: FittedViewReference? { didSet { oldValue?.release() } }
  /// The cells, of other layouts, of the view that is fitted to this one.
  final var fittedCells: [LayoutCell] = []

  final var arrangement = CellArrangement()
  final var calculationError: (any Error)?
  final var needsRecalc = true
  /// Whether this layout, or one below, may have frames to set.
  final var needsPlacing = true
  /// Set if all that happened since the last update is that a child went to another place.
  final var reordering: Reordering?
  final var isCalculating = false
  final var isPlacing = false
  /// Whether the host changes something, and lays out afterwards.
  final var isAdapting = false
  final var hasLostViews = false
  final var hasUnreportedSize = false
  final var ownName: String?
  final var lastNumber = 0

  public init() {}

  deinit {
    for cell in children { release(cell) }
    for cell in fittedCells { cell.fittedLayout = nil }
    for reference in [hostReference, parentReference, fittedReference] { reference?.release() }
  }

  /// Along which axes a child can be dragged.
  open var draggableOrientation: Orientations { .both }

  /// Whether a child is being dragged, or a view of another layout over this one.
  public final var dragging: Bool { drag != nil }

  /// The drag that goes on; see BaseLayout+Dragging.swift.
  final var drag: LayoutDrag?

  // MARK: Calculating

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

  /// Makes the next update or question about sizes calculate anew, here and in the layouts above.
  ///
  /// Required after a child's size or visibility was changed from outside, unless
  /// `observesChildren` is set.
  public final func requestRecalcLayout() {
    needsRecalc = true
    needsPlacing = true
    reordering = nil
    if !isAdapting, !isPlacing { host?.setNeedsLayout() }
    for cell in fittedCells {
      if let outer = cell.layout, !outer.needsRecalc { outer.requestRecalcLayout() }
    }
  }

  /// Called when the size of a child, or whether it is hidden, changes, whoever changed it.
  final func childDidChange() {
    guard !isPlacing, !needsRecalc, observesChildren else { return }
    requestRecalcLayout()
  }

  final func calculateIfNeeded() {
    // Layouts whose views are fitted to one another in a circle read the sizes they have.
    guard needsRecalc, !isCalculating else { return }
    needsRecalc = false
    isCalculating = true
    if hasLostViews { dropCellsWithoutTheirView() }
    let oldSize = arrangement.contentSize
    do {
      arrangement = try arrangeCells()
      calculationError = nil
    } catch {
      arrangement = CellArrangement(frames: children.map { _ in .null }, contentSize: oldSize)
      calculationError = error
    }
    isCalculating = false
    if arrangement.contentSize != oldSize { hasUnreportedSize = true }
  }

  /// Why the cells have no frames: rules that contradict each other, say. Nil if they have. An
  /// update with an error moves no view.
  public final var layoutError: (any Error)? {
    calculateIfNeeded()
    return calculationError
  }

  /// The size of all cells with the margins. Calculates where that is needed; moves no view.
  public final func getSize() -> CGSize {
    calculateIfNeeded()
    return arrangement.contentSize
  }

  /// The area of the cells without the margins, in the container's coordinates.
  public final func getContentRect() -> CGRect {
    CGRect(origin: .zero, size: getSize()).deflated(by: margin)
  }

  /// The computed frame of a cell, spacers' included, in the container's coordinates; nil if the
  /// index is out of range or the cell takes no place.
  public final func frameOfCell(at index: Int) -> CGRect? {
    calculateIfNeeded()
    guard arrangement.frames.indices.contains(index), !arrangement.frames[index].isNull else {
      return nil
    }
    return arrangement.frames[index]
  }

  /// The frames as they are to be, calculated where that is needed.
  package final func currentArrangement() -> CellArrangement {
    calculateIfNeeded()
    return arrangement
  }

  // MARK: Children

  /// The cell for a view that is added without saying more about it.
  open func makeCell(for view: UIView) -> LayoutCell { LayoutCell(view: view) }

  /// Called by a view that hosts the layout when it has another size, before it lays out. The
  /// default does nothing; a layout whose cells depend on the size takes it up.
  open func containerSizeDidChange(_ size: CGSize) {}

  // MARK: Description

  /// The properties of the class, which scene files set and view trees contain.
  open class var propertyTable: PropertyTable { layoutProperties }

  /// A name for descriptions and messages. Unless it is set, the first description makes one of a
  /// number that is free in the tree of layouts, so that names do not depend on other trees.
  public final var name: String {
    get {
      if let ownName { return ownName }
      let top = outermost
      top.lastNumber += 1
      let name = "(\(top.lastNumber))"
      ownName = name
      return name
    }
    set { ownName = newValue }
  }

  open var description: String {
    "\(type(of: self)) \(name) of \(children.count) cells"
  }
}

extension BaseLayout {
  /// The margin at the left, points.
  public var marginLeft: CGFloat {
    get { margin.left }
    set { margin.left = newValue }
  }

  /// The margin at the top, points.
  public var marginTop: CGFloat {
    get { margin.top }
    set { margin.top = newValue }
  }

  /// The margin at the right, points.
  public var marginRight: CGFloat {
    get { margin.right }
    set { margin.right = newValue }
  }

  /// The margin at the bottom, points.
  public var marginBottom: CGFloat {
    get { margin.bottom }
    set { margin.bottom = newValue }
  }
}
