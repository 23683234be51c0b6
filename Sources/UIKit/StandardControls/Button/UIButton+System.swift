extension UIButton {
  /// Creates a system button with an image, which calls a target's method when tapped.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    button.sizeToFit()
    if let action { button.addTarget(target, action: action, for: .primaryActionTriggered) }
    return button
  }
}
