/// The appearance of a focused view. Kept, without effect: no view is focused.
open class UIFocusEffect: NSObject {}

/// A ring around the focused view. Kept, without effect on drawing.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The outline of the ring; nil for the view's outline.
  public let path: UIBezierPath?

  public override init() {
    path = nil
    super.init()
  }

  /// Creates a ring along a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  /// Creates a ring along a rounded rectangle; the curve of the corners is ignored.
  public init(roundedRect rect: CGRect, cornerRadius radius: CGFloat, curve: CALayerCornerCurve) {
    path = UIBezierPath(roundedRect: rect, cornerRadius: radius)
    super.init()
  }
}

/// An area that moves the focus to views elsewhere. Kept, without effect: no view is focused.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide is active; true by default. Without effect.
  open var isEnabled = true
  /// The targets of the focus; empty by default. Without effect.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
}
