@_spi(PackageViews) import HeadlessUIKit
@_spi(PackageViews) import StandardViews

/// An action of an alert.
final class AlertActionRow: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let isLarge: Bool
  private var image: UIImageView?
  private var checkMark: UIImageView?

  // Our own, near UIKit's: points.
  private static let imageInset: CGFloat = 16

  override class var describedClass: UIView.Type { UIControl.self }

  /// - Parameter isLarge: Whether the action is one of an action sheet.
  init(_ action: UIAlertAction, isLarge: Bool) {
    self.action = action
    self.isLarge = isLarge
    super.init(frame: .zero)
    label.text = action.title
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = Self.smallestScale
    label.isUserInteractionEnabled = false
    addSubview(label)
    isEnabled = action.isEnabled
    actionDidChange()
  }

  /// Shows the look of the action.
  func actionDidChange() {
    let styling = action.styling
    label.textAlignment = styling.titleAlignment
    show(styling.image, in: &image)
    show(styling.isChecked ? UIImage(systemName: "checkmark") : nil, in: &checkMark)
    showState()
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, in view: inout UIImageView?) {
    guard image != nil || view != nil else { return }
    let shown = view ?? UIImageView()
    shown.image = image
    shown.isUserInteractionEnabled = false
    if view == nil { addSubview(shown) }
    view = shown
  }

  required init?(coder: NSCoder) { nil }

  private static let smallestScale: CGFloat = 0.5

  var isBold = false {
    didSet { updateFont() }
  }

  /// The part of its size that the title has, so that the longest word of all titles fits.
  var textScale: CGFloat = 1 {
    didSet { if textScale != oldValue { updateFont() } }
  }

  private var font: UIFont {
    let style: UIFont.TextStyle = isLarge ? .title3 : .body
    let regular = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    return isBold ? .systemFont(ofSize: regular.pointSize, weight: .semibold) : regular
  }

  private func updateFont() {
    label.font = textScale == 1 ? font : font.withSize(font.pointSize * textScale)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateFont()
  }

  private func size(of text: String?, width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    let measured = UILabel()
    (measured.text, measured.font, measured.numberOfLines) = (text, label.font, 0)
    return measured.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// The size of the title on one line, points.
  var titleSize: CGSize { size(of: action.title) }

  private var hasAccessibilitySize: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// The part of its size with which the longest word of the title fits in a width, points. Only texts of accessibility
  /// sizes are wrapped before they are made smaller.
  func fittingScale(width: CGFloat) -> CGFloat {
    guard hasAccessibilitySize, let title = action.title else { return 1 }
    let former = textScale
    defer { textScale = former }
    textScale = 1
    let widest = AlertWords.words(of: title).map { size(of: $0).width }.max() ?? 0
    return widest > width && widest > 0 ? max(Self.smallestScale, width / widest) : 1
  }

  /// The height of the title in a width, points: of one line, unless that is cut even if it is made smaller.
  func titleHeight(width: CGFloat) -> CGFloat {
    let line = titleSize
    let isOneLine =
      line.width <= width || !hasAccessibilitySize && line.width * Self.smallestScale <= width
    label.numberOfLines = isOneLine ? 1 : 0
    return isOneLine ? line.height : size(of: action.title, width: width).height
  }

  /// On both sides of the title, points.
  var inset: CGFloat = 8

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.frame =
      action.styling.titleAlignment == .center
      ? bounds.insetToMiddle(dx: inset, dy: 0) : alignedTitleFrame(isMirrored: isMirrored)
    for (view, isLeading) in [(image, true), (checkMark, false)] {
      guard let view, let size = view.image?.size else { continue }
      let isLeft = isLeading != isMirrored
      view.frame = CGRect(
        x: isLeft ? Self.imageInset : bounds.width - Self.imageInset - size.width,
        y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
  }

  /// Between the image, or the edge, and the check mark.
  private func alignedTitleFrame(isMirrored: Bool) -> CGRect {
    func space(_ view: UIImageView?) -> CGFloat {
      Self.imageInset + (view?.image.map { $0.size.width + Self.imageInset } ?? 0)
    }
    let (leading, trailing) = (space(image), space(checkMark))
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: isMirrored ? trailing : leading, bottom: 0,
        right: isMirrored ? leading : trailing))
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
    let styling = action.styling
    label.textColor =
      !isEnabled
      ? .tertiaryLabel
      : styling.titleColor ?? (action.style == .destructive ? .systemRed : tintColor)
    image?.tintColor = styling.imageTintColor ?? label.textColor
    checkMark?.tintColor = label.textColor
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? action.title }
    set { super.accessibilityLabel = newValue }
  }
}
