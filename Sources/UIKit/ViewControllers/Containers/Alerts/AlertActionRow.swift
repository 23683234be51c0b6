@_spi(PackageViews) import HeadlessUIKit
@_spi(PackageViews) import StandardViews

/// An action of an alert.
final class AlertActionRow: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let isLarge: Bool

  override class var describedClass: UIView.Type { UIControl.self }

  /// - Parameter isLarge: Whether the action is one of an action sheet.
  init(_ action: UIAlertAction, isLarge: Bool) {
    self.action = action
    self.isLarge = isLarge
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.adjustsFontForContentSizeCategory = true
    label.isUserInteractionEnabled = false
    addSubview(label)
    isEnabled = action.isEnabled
    showState()
  }

  required init?(coder: NSCoder) { nil }

  var isBold = false {
    didSet { label.font = font }
  }

  private var font: UIFont {
    let style: UIFont.TextStyle = isLarge ? .title3 : .body
    guard isBold else { return .preferredFont(forTextStyle: style) }
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: isLarge ? 20 : 17, weight: .semibold))
  }

  /// The size of the title on one line, points.
  var titleSize: CGSize {
    label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// On both sides of the title, points.
  var inset: CGFloat = 8

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetToMiddle(dx: inset, dy: 0)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    backgroundColor = isHighlighted ? .systemFill : nil
    label.textColor =
      !isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? action.title }
    set { super.accessibilityLabel = newValue }
  }
}
