/// How the focus is shown.
open class UIFocusEffect: NSObject {}

/// A ring around what has the focus.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The outline of the ring; that of the view if nil.
  public let path: UIBezierPath?

  public override init() {
    path = nil
    super.init()
  }

  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  public init(roundedRect rect: CGRect, cornerRadius radius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
    super.init()
  }
}

/// An area that leads the focus to views which are elsewhere. Without effect.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
