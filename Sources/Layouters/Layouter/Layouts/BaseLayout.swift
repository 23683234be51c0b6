import HeadlessUIKit

/// An ordered list of cells, which computes their frames and sets them on their views.
///
/// A layout is not a view and does not own any: it can arrange cells in any view. Adding, removing
/// and changing settings only invalidate the layout; `updateLayout` computes the frames and sets
/// them.
///
/// Layouts are nested through views: a view that is fitted to one layout (`fittedView`) can be a
/// child of another one. Invalidating the inner layout invalidates the outer ones, and an update of
/// the outermost one descends only to layouts that are invalid.
///
/// Subclasses override `arrangeCells()`.
open class BaseLayout: CustomStringConvertible {
  /// The free space around all cells, points.
  public final var margin: UIEdgeInsets = .zero {
    didSet { if margin != oldValue { requestRecalcLayout() } }
  }
  /// If set, a view that becomes a child is also added to this view, in front of its other
  /// subviews, and is removed from it with its cell. Otherwise superviews are not changed.
  ///
  /// Where constraints place the view, it has the size of the layout as its intrinsic size, unless it scrolls or its
  /// class has another one.
  public final var parentView: UIView? {
    get { parentReference?.view }
    set {
      parentReference = newValue.map { ParentReference(to: $0, layout: self) }
      invalidateNaturalSize()
    }
  }
  /// The duration of an animated update, seconds.
  public final var animDuration: TimeInterval = 0.15
  /// Receives changes of the layout's size; not retained.
  public final weak var layoutDelegate: (any LayoutDelegate)?
  /// Decides what may be dropped into this layout; everything if nil.
  public final weak var dropAcceptorDelegate: (any DropAcceptorDelegate)?
  /// Whether the layout is invalidated when other code resizes, hides or shows a child, so that
  /// calling `requestRecalcLayout` is not necessary.
  public final var observesChildren = false

  /// All cells in order, spacers included.
  public internal(set) final var children: [LayoutCell] = []

  // What nesting needs; see BaseLayout+Nesting.swift.
  /// The view that lays out when this layout is invalidated.
  final var host: UIView? {
    get { hostReference?.view }
    set {
      hostReference = newValue.map { HostReference(to: $0, layout: self) }
      invalidateNaturalSize()
    }
  }
  private final var hostReference: ViewReference? { didSet { oldValue?.release() } }
  private final var parentReference: ViewReference? { didSet { oldValue?.release() } }
  final var fittedReference: FittedViewReference? { didSet { oldValue?.release() } }
  /// The cells, in other layouts, of the view that is fitted to this one.
  final var fittedCells: [LayoutCell] = []

  final var arrangement = CellArrangement()
  final var calculationError: (any Error)?
  final var needsRecalc = true
  /// Whether this layout, or one below, may have frames to set.
  final var needsPlacing = true
  /// Set if the only change since the last update is that a child was moved to another index.
  final var reordering: Reordering?
  final var isCalculating = false
  final var isPlacing = false
  /// Whether the host is changing settings, and lays out afterwards.
  final var isAdapting = false
  final var hasLostViews = false
  final var hasUnreportedSize = false
  final var ownName: String?
  final var lastNumber = 0

  /// A layout without children.
  public init() {}

  deinit {
    for cell in children { release(cell) }
    for cell in fittedCells { cell.fittedLayout = nil }
    for reference in [hostReference, parentReference, fittedReference] { reference?.release() }
  }

  /// The axes along which a child can be dragged.
  open var draggableOrientation: Orientations { .both }

  /// Whether a child, or a view of another layout over this one, is being dragged.
  public final var dragging: Bool { drag != nil }

  /// The current drag; see BaseLayout+Dragging.swift.
  final var drag: LayoutDrag?

  // MARK: Calculating

  /// Computes a frame for every cell in `children`, and the total size with the margins.
  ///
  /// Called when the layout is invalid. Must not set any view's frame. An error that it throws is
  /// stored as `layoutError`, and the views are not moved.
  open func arrangeCells() throws -> CellArrangement {
    CellArrangement(
      frames: children.map { _ in .null },
      contentSize: CGSize(
        width: margin.left + margin.right, height: margin.top + margin.bottom))
  }

  /// Invalidates the layout and the outer ones: the next update or query of sizes calculates again.
  ///
  /// Required after other code changed a child's size or visibility, unless `observesChildren` is
  /// set.
  public final func requestRecalcLayout() {
    recalculateInNewSize()
    invalidateNaturalSize()
  }

  /// Invalidates the layout as ``requestRecalcLayout()`` does, after a change of the container's size, which leaves
  /// ``naturalSize(forWidth:)`` as it is.
  final func recalculateInNewSize() {
    needsRecalc = true
    needsPlacing = true
    reordering = nil
    if !isAdapting, !isPlacing { host?.setNeedsLayout() }
    for cell in fittedCells {
      if let outer = cell.layout, !outer.needsRecalc { outer.requestRecalcLayout() }
    }
  }

  /// Called when the size or visibility of a child changes, whatever the cause.
  final func childDidChange() {
    guard !isPlacing, !needsRecalc, observesChildren else { return }
    requestRecalcLayout()
  }

  final func calculateIfNeeded() {
    // In a cycle of layouts whose views are fitted to each other, the current sizes are used.
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

  /// Why the cells have no frames, for example contradictory rules; nil if they have. An update
  /// with an error moves no view.
  public final var layoutError: (any Error)? {
    calculateIfNeeded()
    return calculationError
  }

  /// The total size of the cells with the margins. Calculates if needed; moves no view.
  public final func getSize() -> CGSize {
    calculateIfNeeded()
    return arrangement.contentSize
  }

  // MARK: Measuring

  /// The size that the cells need with the margins, whatever size the container has: the intrinsic size of a view that
  /// constraints place. By default the same as ``getSize()``.
  ///
  /// - Parameter width: the width of the container, margins included, for a layout that adapts to it; nil for the
  ///   natural width.
  /// - Returns: points; ``UIView/noIntrinsicMetric`` in an axis in which the layout has its container's size.
  open func naturalSize(forWidth width: CGFloat?) -> CGSize { getSize() }

  /// Whether the height of ``naturalSize(forWidth:)`` depends on the width. False by default.
  open var adaptsToWidth: Bool { false }

  /// The area of the cells without the margins, in the container's coordinates.
  public final func getContentRect() -> CGRect {
    CGRect(origin: .zero, size: getSize()).deflated(by: margin)
  }

  /// The computed frame of a cell, including spacers, in the container's coordinates; nil if the
  /// index is out of range or the cell takes no place.
  public final func frameOfCell(at index: Int) -> CGRect? {
    calculateIfNeeded()
    guard arrangement.frames.indices.contains(index), !arrangement.frames[index].isNull else {
      return nil
    }
    return arrangement.frames[index]
  }

  /// The frames of the next update, calculated if needed.
  package final func currentArrangement() -> CellArrangement {
    calculateIfNeeded()
    return arrangement
  }

  // MARK: Children

  /// Creates the cell of a view that is added without a cell.
  open func makeCell(for view: UIView) -> LayoutCell { LayoutCell(view: view) }

  /// Called by the view that hosts the layout after a change of its size, before it lays out. Does
  /// nothing by default; a layout whose cells depend on the size adopts it.
  open func containerSizeDidChange(_ size: CGSize) {}

  // MARK: Description

  /// The properties of the class, which scene files set and view trees contain.
  open class var propertyTable: PropertyTable { layoutProperties }

  /// The layout as a part of a view.
  final var describedPart: DescribedPart {
    DescribedPart(self, as: type(of: self), type(of: self).propertyTable)
  }

  /// A name for descriptions and messages. By default, a number that is unique in the tree of
  /// layouts, assigned by the first description, so that names do not depend on other trees.
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

  /// The class, the name and the number of cells.
  open var description: String {
    "\(type(of: self)) \(name) of \(children.count) cells"
  }
}

extension BaseLayout: ContentMeasuring {}

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
