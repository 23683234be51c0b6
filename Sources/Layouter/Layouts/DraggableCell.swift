import HeadlessUIKit

/// A view that takes part in being dragged from one place of a layout to another.
///
/// Every requirement has a default: nothing happens, and dragging is allowed.
public protocol DraggableCell: AnyObject {
  func onBeginCustomizing(_ layout: BaseLayout)
  func onEndCustomizing(_ layout: BaseLayout)
  /// Returns false to veto the drag.
  func onBeginDragging(_ layout: BaseLayout) -> Bool
  /// - Parameter done: true if the view was dropped, false if the drag was cancelled.
  func onEndDragging(_ layout: BaseLayout, done: Bool)
  /// The point of the view that the pointer holds while the view is dragged: how far it is from the
  /// view's centre, in the superview's coordinates. By default it is the centre.
  func trackingPointFromCenter(_ layout: BaseLayout) -> CGPoint
  /// How round the corners are of what the view draws, points, for the marks over it and below it; nil,
  /// as by default, if its layer's `cornerRadius` says so.
  var cornerRadiusWhileDragged: CGFloat? { get }
}

extension DraggableCell {
  public func onBeginCustomizing(_ layout: BaseLayout) {}
  public func onEndCustomizing(_ layout: BaseLayout) {}
  public func onBeginDragging(_ layout: BaseLayout) -> Bool { true }
  public func onEndDragging(_ layout: BaseLayout, done: Bool) {}
  public func trackingPointFromCenter(_ layout: BaseLayout) -> CGPoint { .zero }
  public var cornerRadiusWhileDragged: CGFloat? { nil }
}
