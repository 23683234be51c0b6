import HeadlessUIKit

/// Decides what may be dropped into a layout.
public protocol DropAcceptorDelegate: AnyObject {
  /// Whether a view that is being dragged may enter a layout.
  ///
  /// - Parameters:
  ///   - sourceLayout: where the view was picked up.
  ///   - destLayout: the layout below the pointer.
  ///   - underlyingView: the child of that layout below the pointer, if any.
  func canDrop(
    _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
    over underlyingView: UIView?
  ) -> Bool

  /// A view that the layout does not accept rests above it.
  func onHover(
    _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
    over underlyingView: UIView?)
}

/// Lets cells be dragged between nested layouts, on behalf of the views that contain them.
public protocol NestedDragSupport: AnyObject {
  /// Lets cells be dragged into a layout below another one, and out of it.
  ///
  /// - Parameter container: the view that contains the layout's cells.
  func addSubLayouter(_ layouter: BaseLayout, container: UIView, below parent: BaseLayout)

  /// Reverts `addSubLayouter`.
  func removeSubLayouter(_ layouter: BaseLayout)

  /// Scrolls a layout's container, and its scrolling ancestors, to a rectangle in the container's
  /// coordinates.
  func ensureRectVisible(_ layout: BaseLayout, rect: CGRect)
}
