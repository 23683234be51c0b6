/// Recognises a pointer over the view. Never recognises one here: there is no pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// A pencil's distance from the screen, 0 to 1; always 0.
  open var zOffset: CGFloat { 0 }
  /// A pencil's angle to the screen, radians; always 0.
  open var altitudeAngle: CGFloat { 0 }
  /// A pencil's direction in the plane of a view, radians; always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
