import HeadlessUIKit

/// A view that observes and controls being dragged within and between layouts.
///
/// Every requirement has a default: dragging is allowed, and has no other effect.
public protocol DraggableCell: AnyObject {
  /// Customizing of the layout begins: cells can be dragged from now on.
  func onBeginCustomizing(_ layout: BaseLayout)
  /// Customizing of the layout has ended, after a current drag was cancelled.
  func onEndCustomizing(_ layout: BaseLayout)
  /// Returns false to veto the drag.
  func onBeginDragging(_ layout: BaseLayout) -> Bool
  /// - Parameter done: true if the view was dropped, false if the drag was cancelled.
  func onEndDragging(_ layout: BaseLayout, done: Bool)
  /// The point of the view at which the pointer holds it during a drag, as an offset from the
  /// view's centre in the superview's coordinates. By default the centre.
  func trackingPointFromCenter(_ layout: BaseLayout) -> CGPoint
  /// The corner radius of the view's drawing, points, for the marks over and below it; nil, the
  /// default, for the layer's `cornerRadius`.
  var cornerRadiusWhileDragged: CGFloat? { get }
}

extension DraggableCell {
  /// Does nothing by default.
  public func onBeginCustomizing(_ layout: BaseLayout) {}
  /// Does nothing by default.
  public func onEndCustomizing(_ layout: BaseLayout) {}
  /// Allows the drag by default.
  public func onBeginDragging(_ layout: BaseLayout) -> Bool { true }
  /// Does nothing by default.
  public func onEndDragging(_ layout: BaseLayout, done: Bool) {}
  /// The centre by default.
  public func trackingPointFromCenter(_ layout: BaseLayout) -> CGPoint { .zero }
  /// Nil by default: the layer's `cornerRadius` applies.
  public var cornerRadiusWhileDragged: CGFloat? { nil }
}
