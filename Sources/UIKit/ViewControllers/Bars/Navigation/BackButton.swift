@_spi(PackageViews) import HeadlessUIKit
@_spi(PackageViews) import StandardControls
@_spi(PackageViews) import StandardViews

/// The button of a navigation bar that leads back: an arrow, and the title of the item before.
final class BackButton: UIControl {
  private let plate = UIImageView()
  private let arrow = BackArrow()
  private let ownArrow = UIImageView()
  private let label = UILabel()
  /// The image in place of the arrow; nil for the arrow.
  private var indicator: UIImage?
  private var titleImage: UIImage?
  private var look = UIBarButtonItemAppearance()
  private var itemAttributes: [NSAttributedString.Key: Any] = [:]
  private var titleOffset = UIOffset.zero
  /// The item that the client gave for the button.
  private weak var item: UIBarButtonItem?
  private var metrics = UIBarMetrics.default
  /// The title that is shown; nil for the arrow alone.
  var title: String? { didSet { titleMayDiffer() } }
  /// What a screen reader says: the title of the item before, also where it is not shown.
  var spokenTitle: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [plate, arrow, ownArrow, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    ownArrow.contentMode = .center
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - indicator: an image in place of the arrow.
  ///   - item: the item that the client gave for the button; nil for none.
  ///   - isCompact: whether the bar is low.
  func show(
    indicator: UIImage?, item: UIBarButtonItem?, appearance: UIBarButtonItemAppearance,
    isCompact: Bool
  ) {
    self.indicator = indicator
    look = appearance
    itemAttributes = item?.titleTextAttributes(for: .normal) ?? [:]
    tintColor = item?.tintColor
    ownArrow.image = indicator ?? item?.image
    ownArrow.isHidden = ownArrow.image == nil
    arrow.isHidden = indicator != nil
    isEnabled = item?.isEnabled ?? true
    self.item = item
    metrics = isCompact ? .compact : .default
    titleOffset = item?.backButtonTitlePositionAdjustment(for: metrics) ?? .zero
    titleMayDiffer()
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes = look.state(state).titleTextAttributes
    attributes.merge(itemAttributes) { $1 }
    if attributes[.font] == nil { attributes[.font] = UIFont.barButton(isSemibold: false) }
    if attributes[.foregroundColor] == nil {
      attributes[.foregroundColor] = isEnabled ? tintColor : UIColor.tertiaryLabel
    }
    return attributes
  }

  private func titleMayDiffer() {
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
    let color = isEnabled ? tintColor : .tertiaryLabel
    (arrow.tintColor, ownArrow.tintColor) = (color, color)
    for part in [arrow, ownArrow, label] {
      part.alpha = isHighlighted && isEnabled ? 0.2 : 1
    }
    plate.image =
      item?.backButtonBackgroundImage(for: state, barMetrics: metrics)
      ?? item?.backButtonBackgroundImage(for: .normal, barMetrics: metrics)
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    titleMayDiffer()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    titleMayDiffer()
  }

  // MARK: Layout

  /// The distance of the arrow from the side of the bar.
  static let start: CGFloat = 8
  private static let titleSpace: CGFloat = 6

  private var arrowWidth: CGFloat {
    let own = ownArrow.image?.size.width ?? 0
    return indicator == nil ? BackArrow.size.width + (own > 0 ? own + Self.titleSpace : 0) : own
  }

  /// The width of the visible arrow and a title.
  func width(withTitle title: String?) -> CGFloat {
    guard let title, !title.isEmpty else { return arrowWidth }
    let text = NSAttributedString(string: title, attributes: attributes)
    let measured = UILabel()
    measured.attributedText = text
    return arrowWidth + Self.titleSpace + measured.sizeThatFits(.unlimited).width
  }

  /// The frame reaches to the side of the bar, so that touches there count.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ x: CGFloat, _ size: CGSize) {
      let frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      view.frame = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
    }
    var x = Self.start
    if indicator == nil {
      place(arrow, x, BackArrow.size)
      x += BackArrow.size.width
    }
    if let image = ownArrow.image {
      if indicator == nil { x += Self.titleSpace }
      place(ownArrow, x, image.size)
      x += image.size.width
    }
    x += Self.titleSpace
    place(label, x, CGSize(width: max(0, bounds.width - x), height: bounds.height))
    label.frame = label.frame.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    // As wide as arrow and title.
    plate.frame = bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isMirrored ? 0 : Self.start / 2, bottom: 0,
        right: isMirrored ? Self.start / 2 : 0))
  }

  override func performPrimaryAction() { sendActions(for: .touchUpInside) }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenTitle ?? BackTitle.generic }
    set { super.accessibilityLabel = newValue }
  }
}

/// The arrow of a back button, in the tint colour: a stroke of 2.5 points, as high as UIKit's.
private final class BackArrow: UIView {
  static let size = CGSize(width: 12, height: 21)
  private static let lineWidth: CGFloat = 2.5

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let half = Self.lineWidth / 2
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: isMirrored ? bounds.width - x : x, y: y)
    }
    let path = UIBezierPath()
    path.move(to: point(bounds.width - half, half))
    path.addLine(to: point(half + 0.5, bounds.height / 2))
    path.addLine(to: point(bounds.width - half, bounds.height - half))
    path.lineWidth = Self.lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

extension CGRect {
  /// The rectangle mirrored horizontally in a view of a width.
  func mirrored(inWidth outer: CGFloat) -> CGRect {
    CGRect(x: outer - maxX, y: minY, width: width, height: height)
  }
}
