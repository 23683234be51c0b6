import HeadlessUIKit

/// A place in a layout: for a view, or without one, as a spacer.
///
/// The layout does not own its views; a cell whose view was deallocated is removed at the next
/// calculation. Layouts whose cells need more properties subclass it.
open class LayoutCell: ViewReference {
  /// Whether the cell was created for a view; distinguishes a spacer from a cell whose view was
  /// deallocated.
  private let isMadeForView: Bool
  /// Whether the view is being dragged. The layout does not move it then.
  public package(set) final var isDragging: Bool {
    get { isBeingDragged }
    set { isBeingDragged = newValue }
  }
  // Internal, so that reading it needs no exclusivity check.
  final var isBeingDragged = false
  /// A frame that is kept free for the view, in the container's coordinates; while it is set, the
  /// layout uses its size and does not move the view.
  public internal(set) final var reservedLocation: CGRect? {
    get { reservation?.location }
    set { reservation = newValue.map { Reservation(size: $0.size, location: $0) } }
  }
  /// The size that the layout uses instead of the view's own one: the size of ``reservedLocation``, or
  /// one that the view is about to have.
  public internal(set) final var reservedSize: CGSize? {
    get { reservation?.size }
    set { reservation = newValue.map { Reservation(size: $0, location: nil) } }
  }

  // Few cells are ever reserved; the others need not store it.
  private final class Reservation {
    let size: CGSize
    let location: CGRect?

    init(size: CGSize, location: CGRect?) {
      self.size = size
      self.location = location
    }
  }

  private final var reservation: Reservation?
  // The layout clears this when it releases the cell, and when it is deallocated.
  unowned(unsafe) final var layout: BaseLayout?
  // A layout clears this when it is no longer fitted to the view, and when it is deallocated.
  /// The layout that the view is fitted to, which determines the view's size.
  unowned(unsafe) final var fittedLayout: BaseLayout?
  /// The last known index of the cell in its layout.
  final var knownIndex = 0

  /// A cell of a view; nil for a cell that takes space without one, such as a spacer.
  public init(view: UIView?) {
    isMadeForView = view != nil
    super.init(to: view)
  }

  /// Whether the user may drag the cell to another place.
  open var isDraggable: Bool { view != nil }

  /// Cells that are temporarily removed from the list and will return with this one; they are
  /// dragged along with it.
  var absentCells: [LayoutCell] { [] }

  /// The size that the layout uses for the view: a reserved one, or the size of the layout that the view
  /// is fitted to, or the view's current one.
  public final var preferredSize: CGSize {
    if let reservedSize { return reservedSize }
    if let fittedLayout { return fittedLayout.getSize() }
    return view?.frame.size ?? .zero
  }

  final var hasLostItsView: Bool { isMadeForView && view == nil }

  open override func viewHasGone() { layout?.hasLostViews = true }

  open override func viewDidChange() { layout?.childDidChange() }
}

/// Describes a layout as the layouter of the view to which it adds the views of its cells.
final class ParentReference: ViewReference {
  // The layout releases the view when it is deallocated.
  private unowned(unsafe) let layout: BaseLayout

  init(to view: UIView, layout: BaseLayout) {
    self.layout = layout
    super.init(to: view)
  }

  /// A layout that is hosted is described by its host.
  override var describedLayouter: DescribedPart? {
    layout.host == nil ? layout.describedPart : nil
  }

  /// None for a view that scrolls its content.
  override var contentMeasuring: (any ContentMeasuring)? { view is UIScrollView ? nil : layout }
}

/// Gives the view that hosts a layout its size.
final class HostReference: ViewReference {
  // The layout releases the view when it is deallocated.
  private unowned(unsafe) let layout: BaseLayout

  init(to view: UIView, layout: BaseLayout) {
    self.layout = layout
    super.init(to: view)
  }

  /// None for a view that scrolls its content.
  override var contentMeasuring: (any ContentMeasuring)? { view is UIScrollView ? nil : layout }
}

/// Updates the cells of a view when the layout that determines its size changes.
final class FittedViewReference: ViewReference {
  // The layout releases the view when it is deallocated.
  unowned(unsafe) let layout: BaseLayout

  init(to view: UIView, layout: BaseLayout) {
    self.layout = layout
    super.init(to: view)
  }

  override var contentMeasuring: (any ContentMeasuring)? { layout }
}
