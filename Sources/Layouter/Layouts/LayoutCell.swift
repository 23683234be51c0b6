import HeadlessUIKit

/// A place in a layout: a view that is laid out, or none, as in a spacer.
///
/// The layout does not own its views; a cell whose view has gone is dropped at the next
/// calculation. Layouts that need more about a cell subclass it.
open class LayoutCell: ViewReference {
  /// Whether there ever was a view, so that a cell can be told from one whose view has gone.
  private let isMadeForView: Bool
  /// Whether the view is being dragged. The layout leaves it where it is.
  public package(set) final var isDragging: Bool {
    get { isBeingDragged }
    set { isBeingDragged = newValue }
  }
  // What only this module can reach is read without a check for simultaneous writing.
  final var isBeingDragged = false
  /// A frame that is kept free for the view, in the container's coordinates; while it is set, the
  /// layout uses its size and does not move the view.
  public internal(set) final var reservedLocation: CGRect? {
    get { reservation?.location }
    set { reservation = newValue.map { Reservation(size: $0.size, location: $0) } }
  }
  /// The size that the layout uses in place of the view's own one: that of ``reservedLocation``, or
  /// one that the view is about to have.
  public internal(set) final var reservedSize: CGSize? {
    get { reservation?.size }
    set { reservation = newValue.map { Reservation(size: $0, location: nil) } }
  }

  // Few cells are ever reserved: the others need a pointer only.
  private final class Reservation {
    let size: CGSize
    let location: CGRect?

    init(size: CGSize, location: CGRect?) {
      self.size = size
      self.location = location
    }
  }

  private final var reservation: Reservation?
  // The layout clears this when it lets go of the cell, and when it goes.
  unowned(unsafe) final var layout: BaseLayout?
  /// The layout that the view is fitted to: it has the say in how large the view is.
  // A layout that is fitted to no view any more, or goes, clears this.
  unowned(unsafe) final var fittedLayout: BaseLayout?
  /// Where the cell was last seen in its layout.
  final var knownIndex = 0

  public init(view: UIView?) {
    isMadeForView = view != nil
    super.init(to: view)
  }

  /// Whether the user may drag the cell to another place.
  open var isDraggable: Bool { view != nil }

  /// Cells that are out of the list for a while and come back with this one; they go with it.
  var absentCells: [LayoutCell] { [] }

  /// The size that the view asks for: a reserved one, else that of the layout that the view is fitted
  /// to, else the one that it has.
  public final var preferredSize: CGSize {
    if let reservedSize { return reservedSize }
    if let fittedLayout { return fittedLayout.getSize() }
    return view?.frame.size ?? .zero
  }

  final var hasLostItsView: Bool { isMadeForView && view == nil }

  open override func viewHasGone() { layout?.hasLostViews = true }

  open override func viewDidChange() { layout?.childDidChange() }
}

/// Tells the cells of a view by which layout it is sized.
final class FittedViewReference: ViewReference {
  // The layout lets go of the view when it goes.
  unowned(unsafe) let layout: BaseLayout

  init(to view: UIView, layout: BaseLayout) {
    self.layout = layout
    super.init(to: view)
  }
}
