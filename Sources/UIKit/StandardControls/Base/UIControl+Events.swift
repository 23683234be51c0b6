extension UIControl {
  /// Sends the events of UIKit's controls for a value changed by the user: `valueChanged`, and
  /// since iOS 14 also the primary action.
  func sendValueChange() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

extension UIView {
  /// Animates parts of a control on the current clock; touches are still received.
  ///
  /// - Parameter animations: sets frames and colours of parts; must not call client code, whose
  ///   changes would be animated too.
  static func animateParts(
    withDuration duration: TimeInterval, _ animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: animations, completion: completion)
  }
}

extension UIControl {
  /// Whether a recogniser may begin although its touch is in this control, which follows the finger by itself, as sliders
  /// and switches do in UIKit: one that scrolls or drags a view around the control may not.
  package func leavesTouch(to recognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
    else { return true }
    return recognizer.view === self || recognizer.view?.isDescendant(of: self) == true
  }
}
