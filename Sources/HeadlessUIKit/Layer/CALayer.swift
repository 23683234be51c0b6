/// The corners, border and shadow of a view, and its geometry by Core Animation's names.
///
/// A layer always belongs to a view and has no sublayers of its own: the view's subviews are what is
/// drawn inside of it.
public final class CALayer {
  /// The view whose layer this is.
  public private(set) weak var delegate: UIView?
  /// What a presentation layer, which no view has, is the layer of.
  private(set) var standIn: UIView?

  init(of view: UIView) {
    delegate = view
  }

  // MARK: Corners

  /// Rounds the background, the border and, where the layer clips, the content; points.
  public var cornerRadius: CGFloat = 0 {
    didSet { recordAnimation { $0.cornerRadius = oldValue - cornerRadius } }
  }

  /// The corners that ``cornerRadius`` rounds.
  public var maskedCorners: CACornerMask = .all

  /// Whether content and subviews end at the bounds; the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { delegate?.clipsToBounds ?? false }
    set { delegate?.clipsToBounds = newValue }
  }

  // MARK: Border

  /// The width of the border, which lies inside of the bounds and above the subviews; points.
  public var borderWidth: CGFloat = 0 {
    didSet { recordAnimation { $0.borderWidth = oldValue - borderWidth } }
  }

  /// Opaque black by default.
  public var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet {
      guard AnimationBlock.isAnyOpen, borderColor != oldValue else { return }
      delegate?.borderColorDidChange(
        from: oldValue.map { UIColor(cgColor: $0) })
    }
  }

  // MARK: Shadow

  /// Opaque black by default.
  public var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// 0...1; the default 0 draws no shadow.
  public var shadowOpacity: Float = 0 {
    didSet { recordAnimation { $0.shadowOpacity = CGFloat(oldValue) - CGFloat(shadowOpacity) } }
  }

  /// Points; the default is 3 points upwards, as on macOS, from where iOS has it.
  public var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      recordAnimation {
        $0.shadowOffset.width = oldValue.width - shadowOffset.width
        $0.shadowOffset.height = oldValue.height - shadowOffset.height
      }
    }
  }

  /// The standard deviation of the blur, points.
  public var shadowRadius: CGFloat = 3 {
    didSet { recordAnimation { $0.shadowRadius = oldValue - shadowRadius } }
  }

  /// The outline that casts the shadow, in layer coordinates; if nil, the drawn content.
  public var shadowPath: CGPath?

  // MARK: Animations

  /// The layer as it is shown at the current time of its view's animations: a copy that shows no
  /// changes, and that changes nothing.
  public func presentation() -> CALayer? {
    guard let view = delegate else { return nil }
    return AnimationBlock.runWithoutAnimation { presentation(of: view) }
  }

  private func presentation(of view: UIView) -> CALayer {
    let standIn = UIView(frame: .zero)
    standIn.placement = view.presentedPlacement
    standIn.boundsOrigin = view.presentedBoundsOrigin
    standIn.opacity = view.presentedOpacity
    standIn.background = view.presentedBackground
    standIn.flags = view.flags
    if let transform = view.presentedTransform { standIn.loadRare().transform = transform }
    let layer = CALayer(of: standIn)
    layer.standIn = standIn
    layer.maskedCorners = maskedCorners
    layer.shadowColor = shadowColor
    layer.shadowPath = shadowPath
    layer.borderColor =
      view.presentedBorderColor(over: borderColor.map { UIColor(cgColor: $0) })?.cgColor
    let numbers = view.presented(numbers)
    layer.cornerRadius = numbers.cornerRadius
    layer.borderWidth = numbers.borderWidth
    layer.shadowOpacity = Float(numbers.shadowOpacity)
    layer.shadowOffset = numbers.shadowOffset
    layer.shadowRadius = numbers.shadowRadius
    return layer
  }

  /// Ends the animations of the view before their time: their completions get false.
  public func removeAllAnimations() {
    delegate?.interruptAnimations()
  }

  private var numbers: LayerNumbers {
    LayerNumbers(
      cornerRadius: cornerRadius, borderWidth: borderWidth, shadowOpacity: CGFloat(shadowOpacity),
      shadowOffset: shadowOffset, shadowRadius: shadowRadius)
  }

  private func recordAnimation(_ difference: (inout LayerNumbers) -> Void) {
    guard AnimationBlock.isAnyOpen else { return }
    var numbers = LayerNumbers()
    difference(&numbers)
    if numbers != LayerNumbers() { delegate?.layerNumbersDidChange(by: numbers) }
  }

  // MARK: The view's properties

  /// The view's `alpha`.
  public var opacity: Float {
    get { Float(delegate?.alpha ?? 1) }
    set { delegate?.alpha = CGFloat(newValue) }
  }

  public var isHidden: Bool {
    get { delegate?.isHidden ?? false }
    set { delegate?.isHidden = newValue }
  }

  /// The view's background under the current traits. Setting it gives the view a fixed colour.
  public var backgroundColor: CGColor? {
    get { delegate?.backgroundColor?.cgColor }
    set { delegate?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  public var frame: CGRect {
    get { delegate?.frame ?? .zero }
    set { delegate?.frame = newValue }
  }

  public var bounds: CGRect {
    get { delegate?.bounds ?? .zero }
    set { delegate?.bounds = newValue }
  }

  /// The view's `center`.
  public var position: CGPoint {
    get { delegate?.center ?? .zero }
    set { delegate?.center = newValue }
  }

  /// The view's `transform`.
  public func affineTransform() -> CGAffineTransform {
    delegate?.transform ?? .identity
  }

  public func setAffineTransform(_ transform: CGAffineTransform) {
    delegate?.transform = transform
  }

  public func setNeedsDisplay() {
    delegate?.setNeedsDisplay()
  }

  public func setNeedsDisplay(_ rect: CGRect) {
    delegate?.setNeedsDisplay(rect)
  }

  public func setNeedsLayout() {
    delegate?.setNeedsLayout()
  }

  public func layoutIfNeeded() {
    delegate?.layoutIfNeeded()
  }
}

/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
