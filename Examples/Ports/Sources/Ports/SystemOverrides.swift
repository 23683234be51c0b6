import UIKit

// Overrides in extensions of UIKit's own classes, as applications have them: all instances follow.

extension UINavigationController {
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.prefersLargeTitles = true
  }
}

extension UITabBarController {
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? .portrait
  }
}

extension UIToolbar {
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: super.sizeThatFits(size).width, height: 64)
  }
}

extension UISegmentedControl {
  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { accessibilityHint = isEnabled ? nil : "Disabled" } }
  }
}

extension UIScrollView {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    endEditing(true)
    accessibilityHint = "Touched"
  }

  open override func awakeFromNib() {
    super.awakeFromNib()
    bounces = false
  }

  open override func point(inside point: CGPoint, with _: UIEvent?) -> Bool {
    let outset = bounds.insetBy(dx: -10, dy: -10)
    return super.point(inside: point, with: nil) || outset.contains(point)
  }
}

extension UITableView {
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    accessibilityHint = accessibilityHint.map { $0 + " list" }
  }
}
