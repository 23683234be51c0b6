import HeadlessUIKit

/// A drag that goes on: what is dragged, where the finger is, and between which layouts.
public final class DragEventArg {
  /// What the dragged view stands in. It covers the base view, and does not scroll.
  public let overlay: UIView
  /// Where the finger is on the overlay.
  public internal(set) var pointer: CGPoint
  /// Where the finger came down on the overlay.
  public let firstPointer: CGPoint
  /// The layout that the cell was picked up from.
  public internal(set) weak var sourceLayout: BaseLayout?
  /// The layout that the cell would be dropped into now.
  public internal(set) weak var destinationLayout: BaseLayout?
  /// The source's cell of the dragged view.
  public internal(set) var draggedCell: LayoutCell?
  public internal(set) var draggedView: UIView?

  /// What lifts the dragged view above everything.
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

  /// Whether the view is still on the overlay, and the cell where it was.
  var isIntact: Bool {
    guard let draggedView, draggedView.superview === carrier else { return false }
    guard let destinationLayout else { return sourceLayout != nil }
    return destinationLayout.drag?.cell.layout === destinationLayout
  }

  /// The view that the cells of a layout stand in; nil if the layout does not take part.
  public func container(of layout: BaseLayout) -> UIView? { containers(layout) }

  /// Where the finger is in the coordinates of a view.
  public func pointer(in view: UIView) -> CGPoint { overlay.convert(pointer, to: view) }

  /// Where the finger came down in the coordinates of a view.
  public func firstPointer(in view: UIView) -> CGPoint { overlay.convert(firstPointer, to: view) }

  /// Where the finger is in the coordinates of a layout's container.
  public func pointer(in layout: BaseLayout) -> CGPoint {
    container(of: layout).map { pointer(in: $0) } ?? pointer
  }

  /// The frame of the dragged view on the overlay, as large as the view is, and not as it is seen.
  public var draggedFrame: CGRect { carrier.frameWithoutLift }

  /// The frame of the dragged view in the coordinates of a layout's container.
  public func draggedFrame(in layout: BaseLayout) -> CGRect {
    let frame = draggedFrame
    guard let container = container(of: layout) else { return frame }
    return CGRect(origin: overlay.convert(frame.origin, to: container), size: frame.size)
  }
}
