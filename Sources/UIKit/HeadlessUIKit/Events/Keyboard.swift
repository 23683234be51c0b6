extension UIResponder {
  public static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// An `NSValue` of a `CGRect`, in the screen's coordinates.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` of a `CGRect`, in the screen's coordinates.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// An `NSNumber`, seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// An `NSNumber` of a `UIView.AnimationCurve`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// An `NSNumber`: whether the keyboard belongs to this application.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIApplication {
  /// How long the keyboard moves, seconds.
  private static let keyboardDuration: TimeInterval = 0.25
  /// The curve of the system's keyboard, which has no name.
  private static let keyboardCurve = 7

  /// The keyboard's frame in the screen's coordinates; nil while it is hidden.
  public var keyboardFrame: CGRect? { record.keyboardFrame }

  /// Lets a keyboard appear at the bottom of the screen, or change its height: posts the notifications
  /// of a keyboard, and moves what is constrained to ``UIView/keyboardLayoutGuide``. Nothing is drawn.
  ///
  /// The notifications' object is the screen, by which observers tell applications apart.
  ///
  /// - Parameter height: points, including the safe area of the screen.
  public func showKeyboard(height: CGFloat) {
    let bounds = screen.bounds
    let height = height > 0 ? min(height, bounds.height) : 0
    moveKeyboard(
      to: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height), isShown: true)
  }

  /// Lets the keyboard disappear.
  public func hideKeyboard() {
    guard let frame = keyboardFrame else { return }
    moveKeyboard(to: frame.offsetBy(dx: 0, dy: screen.bounds.maxY - frame.minY), isShown: false)
  }

  private func moveKeyboard(to end: CGRect, isShown: Bool) {
    let wasShown = keyboardFrame != nil
    let begin = keyboardFrame ?? end.offsetBy(dx: 0, dy: screen.bounds.maxY - end.minY)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.keyboardDuration),
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
      UIView.animate(withDuration: Self.keyboardDuration) {
        for window in windows {
          window.keyboardDidMove()
          window.layoutIfNeeded()
        }
      } completion: { _ in
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
