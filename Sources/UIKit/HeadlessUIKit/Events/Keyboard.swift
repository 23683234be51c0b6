extension UIResponder {
  /// Posted before a hidden keyboard appears.
  public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard appeared.
  public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard disappears.
  public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard disappeared.
  public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard appears, disappears or changes its height.
  public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard appeared, disappeared or changed its height.
  public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The keyboard's frame before the change: an `NSValue` of a `CGRect`, in the screen's coordinates.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The keyboard's frame after the change: an `NSValue` of a `CGRect`, in the screen's coordinates.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the movement: an `NSNumber`, seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the movement: an `NSNumber` of a `UIView.AnimationCurve`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard belongs to this application: an `NSNumber`.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIApplication {
  /// The duration of the keyboard's movement, seconds.
  private static let keyboardDuration: TimeInterval = 0.25
  /// The curve of the system's keyboard, which has no name.
  private static let keyboardCurve = 7

  /// The keyboard's frame in the screen's coordinates; nil while it is hidden.
  public var keyboardFrame: CGRect? { record.keyboardFrame }

  /// Shows a keyboard at the bottom of the screen, or changes its height: posts the keyboard's notifications, and moves
  /// views that are constrained to ``UIView/keyboardLayoutGuide``. Nothing is drawn, unless a drawn keyboard is shown.
  ///
  /// The notifications' object is the screen, by which observers distinguish applications.
  ///
  /// - Parameter height: points, including the safe area of the screen.
  public func showKeyboard(height: CGFloat) { showKeyboard(height: height, animated: true) }

  package func showKeyboard(height: CGFloat, animated: Bool) {
    let bounds = screen.bounds
    let height = height > 0 ? min(height, bounds.height) : 0
    moveKeyboard(
      to: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height), isShown: true,
      animated: animated)
  }

  /// Hides the keyboard.
  public func hideKeyboard() { hideKeyboard(animated: true) }

  package func hideKeyboard(animated: Bool) {
    guard let frame = keyboardFrame else { return }
    moveKeyboard(
      to: frame.offsetBy(dx: 0, dy: screen.bounds.maxY - frame.minY), isShown: false,
      animated: animated)
  }

  private func moveKeyboard(to end: CGRect, isShown: Bool, animated: Bool) {
    let duration = animated ? Self.keyboardDuration : 0
    let wasShown = keyboardFrame != nil
    let begin = keyboardFrame ?? end.offsetBy(dx: 0, dy: screen.bounds.maxY - end.minY)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.keyboardCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: screen, userInfo: info)
    }
    perform {
      post(UIResponder.keyboardWillChangeFrameNotification)
      if isShown != wasShown {
        post(
          isShown
            ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
      }
      record.keyboardFrame = isShown ? end : nil
      let display = record.keyboardDisplay
      UIView.performWithoutAnimation { display?.keyboardWillMove(from: begin) }
      UIView.animateUnlessOver(withDuration: duration) {
        display?.keyboardMoves(to: end)
        for window in windows {
          window.keyboardDidMove()
          window.layoutIfNeeded()
        }
      } completion: { [record] _ in
        // The keyboard may have moved again since then.
        if (record.keyboardFrame != nil) == isShown { display?.keyboardDidMove(isShown: isShown) }
        if isShown != wasShown {
          post(
            isShown
              ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
        }
        post(UIResponder.keyboardDidChangeFrameNotification)
      }
    }
  }
}

/// What draws the keyboard.
package protocol KeyboardDisplay: AnyObject {
  /// Called before the keyboard moves.
  ///
  /// - Parameter begin: The keyboard's frame in the screen's coordinates, points.
  func keyboardWillMove(from begin: CGRect)
  /// Called in the animation of the movement.
  func keyboardMoves(to end: CGRect)
  /// Called after the movement.
  func keyboardDidMove(isShown: Bool)
}
