import HeadlessUIKit

/// Says what may be dropped into a layout.
public protocol DropAcceptorDelegate: AnyObject {
  /// Whether a view that is being dragged may come into a layout.
  ///
  /// - Parameters:
  ///   - sourceLayout: where the view was picked up.
  ///   - destLayout: the layout below the pointer.
  ///   - underlyingView: the child of that layout below the pointer; nil for none.
  func canDrop(
    _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
    over underlyingView: UIView?
  ) -> Bool

  /// A view that may not be dropped rests above a layout.
  func onHover(
    _ view: UIView, from sourceLayout: BaseLayout, to destLayout: BaseLayout,
    over underlyingView: UIView?)
}

/// What views with layouts in layouts ask of who lets cells be dragged between them.
public protocol NestedDragSupport: AnyObject {
  /// Lets cells be dragged into a layout below another one, and out of it.
  ///
  /// - Parameter container: the view that the layout's cells stand in.
  func addSubLayouter(_ layouter: BaseLayout, container: UIView, below parent: BaseLayout)

  /// Ends what `addSubLayouter` began.
  func removeSubLayouter(_ layouter: BaseLayout)

  /// Scrolls a layout's container, and whatever scrolls around it, to a rectangle in the
  /// container's coordinates.
  func ensureRectVisible(_ layout: BaseLayout, rect: CGRect)
}
