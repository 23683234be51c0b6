/// A sheet: the view of the presented controller, with rounded corners at the top, and a grabber above it.
final class SheetView: UIView, FingerFollower {
  // Measures of iOS's sheets, points; Apple publishes none.
  static let standardRadius: CGFloat = 10
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberTop: CGFloat = 5

  private lazy var grabber: UIView = {
    let grabber = UIView()
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    addSubview(grabber)
    return grabber
  }()

  private weak var pan: UIPanGestureRecognizer?
  var isFollowingFinger: Bool { pan.map { [.began, .changed].contains($0.state) } ?? false }
  /// Called when a finger drags the sheet.
  var onPan: ((UIPanGestureRecognizer) -> Void)?

  override class var describedClass: UIView.Type { UIView.self }

  /// Whether the lower corners are round too.
  var isRoundedBelow = false {
    didSet {
      let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      layer.maskedCorners =
        isRoundedBelow ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isRoundedBelow = false
    let pan = UIPanGestureRecognizer(
      action: UIAction { [weak self] action in
        if let pan = action.sender as? UIPanGestureRecognizer { self?.onPan?(pan) }
      })
    addGestureRecognizer(pan)
    self.pan = pan
    traitOverrides.userInterfaceLevel = .elevated
  }

  required init?(coder: NSCoder) { nil }

  /// A finger that moves to a side does not drag the sheet.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan, gestureRecognizer === pan else { return true }
    let moved = pan.translation(in: self)
    return abs(moved.y) >= abs(moved.x)
  }

  var content: UIView? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content { insertSubview(content, at: 0) }
      setNeedsLayout()
    }
  }

  var radius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  var showsGrabber = false {
    didSet {
      if showsGrabber || oldValue { grabber.isHidden = !showsGrabber }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.place(in: bounds)
    guard showsGrabber else { return }
    grabber.frame = CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberTop,
      width: Self.grabberSize.width, height: Self.grabberSize.height)
  }
}
