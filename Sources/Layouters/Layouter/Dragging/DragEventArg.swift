import HeadlessUIKit

/// A drag in progress: the dragged view, the finger's position, and the layouts involved.
public final class DragEventArg {
  /// The superview of the dragged view during the drag. It covers the base view, and does not
  /// scroll.
  public let overlay: UIView
  /// The finger's position on the overlay.
  public internal(set) var pointer: CGPoint
  /// The finger's initial position on the overlay.
  public let firstPointer: CGPoint
  /// The layout from which the cell was picked up.
  public internal(set) weak var sourceLayout: BaseLayout?
  /// The layout in which the cell would be dropped.
  public internal(set) weak var destinationLayout: BaseLayout?
  /// The source's cell for the dragged view.
  public internal(set) var draggedCell: LayoutCell?
  /// The view of the dragged cell; nil before one is picked up.
  public internal(set) var draggedView: UIView?

  /// The view that lifts the dragged view above all others.
  let carrier: DragCarrier
  private let containers: (BaseLayout) -> UIView?

  init(
    overlay: UIView, pointer: CGPoint, firstPointer: CGPoint, carrier: DragCarrier,
    containers: @escaping (BaseLayout) -> UIView?
  ) {
    self.overlay = overlay
    self.pointer = pointer
    self.firstPointer = firstPointer
    self.carrier = carrier
    self.containers = containers
  }

  /// Whether the view is still on the overlay, and the cell in its layout.
  var isIntact: Bool {
    guard let draggedView, draggedView.superview === carrier else { return false }
    guard let destinationLayout else { return sourceLayout != nil }
    return destinationLayout.drag?.cell.layout === destinationLayout
  }

  /// The view that contains the cells of a layout; nil if the layout is not registered.
  public func container(of layout: BaseLayout) -> UIView? { containers(layout) }

  /// The finger's position in the coordinates of a view.
  public func pointer(in view: UIView) -> CGPoint { overlay.convert(pointer, to: view) }

  /// The finger's initial position in the coordinates of a view.
  public func firstPointer(in view: UIView) -> CGPoint { overlay.convert(firstPointer, to: view) }

  /// The finger's position in the coordinates of a layout's container.
  public func pointer(in layout: BaseLayout) -> CGPoint {
    container(of: layout).map { pointer(in: $0) } ?? pointer
  }

  /// The frame of the dragged view on the overlay, in the view's own size rather than the lifted
  /// one.
  public var draggedFrame: CGRect { carrier.frameWithoutLift }

  /// The frame of the dragged view in the coordinates of a layout's container.
  public func draggedFrame(in layout: BaseLayout) -> CGRect {
    let frame = draggedFrame
    guard let container = container(of: layout) else { return frame }
    return CGRect(origin: overlay.convert(frame.origin, to: container), size: frame.size)
  }
}
