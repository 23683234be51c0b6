/// Recognises a pointer over the view. There is no pointer here, so it never does.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, 0 to 1.
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
