extension UIControl {
  /// Sends what UIKit's controls send when a user has changed their value: `valueChanged`, and since
  /// iOS 14 also the primary action.
  func sendValueChange() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}

extension UIView {
  /// Animates parts of a control by the current clock, without preventing touches.
  ///
  /// - Parameter animations: sets frames and colours of parts; must not run the user's code, whose
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
