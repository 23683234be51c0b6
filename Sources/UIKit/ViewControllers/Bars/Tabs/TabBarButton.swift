@_spi(PackageViews) import HeadlessUIKit
@_spi(PackageViews) import StandardControls
@_spi(PackageViews) import StandardViews

/// The button of a tab bar's item: an image with a title below or next to it, and a badge.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let imageView = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge()
  private(set) var style = UITabBarItemAppearance.Style.stacked
  private var look = UITabBarItemAppearance()
  private var unselectedColor: UIColor?

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .center
    label.textAlignment = .center
    for part in [imageView, label, badge] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Shows the item as it is now.
  ///
  /// - Parameter unselectedColor: the colour of an item that is not selected; nil for the look's.
  func show(
    _ style: UITabBarItemAppearance.Style, _ look: UITabBarItemAppearance, isSelected: Bool,
    unselectedColor: UIColor?
  ) {
    (self.style, self.look, self.unselectedColor) = (style, look, unselectedColor)
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    contentMayDiffer()
  }

  private var stateLook: UITabBarItemStateAppearance { look.state(state) }

  private var color: UIColor {
    let given = stateLook.iconColor
    if !isEnabled { return given ?? .tertiaryLabel }
    return isSelected ? given ?? tintColor : given ?? unselectedColor ?? .systemGray
  }

  private func contentMayDiffer() {
    imageView.preferredSymbolConfiguration = .tab(style)
    imageView.image = (isSelected ? item.selectedImage : nil) ?? shownImage
    imageView.tintColor = color
    var attributes = stateLook.titleTextAttributes
    let own = isSelected ? item.titleTextAttributes(for: .selected) : nil
    attributes.merge(own ?? item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if attributes[.font] == nil { attributes[.font] = UIFont.tab(style) }
    if attributes[.foregroundColor] == nil {
      attributes[.foregroundColor] = color
    }
    label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
    badge.show(item, stateLook)
    setNeedsLayout()
  }

  private var shownImage: UIImage? {
    style == .compactInline ? item.landscapeImagePhone ?? item.image : item.image
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentMayDiffer()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    contentMayDiffer()
  }

  // MARK: Layout

  private static let stackedImageCenter: CGFloat = 18.5
  private static let stackedTitle: (y: CGFloat, height: CGFloat) = (34, 13)
  private static let inlineSpace: CGFloat = 7

  private var imageSize: CGSize {
    imageView.image?.fillingInSymbolConfiguration(.tab(style)).size ?? .zero
  }

  /// The width of image and title next to each other.
  var inlineWidth: CGFloat {
    let (image, title) = (imageSize.width, label.sizeThatFits(.unlimited).width)
    return image + title + (image > 0 && title > 0 ? Self.inlineSpace : 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if style == .stacked { layOutStacked() } else { layOutInline() }
    let insets = item.imageInsets
    imageView.center.x += (insets.left - insets.right) / 2
    imageView.center.y += (insets.top - insets.bottom) / 2
    let shift = stateLook.titlePositionAdjustment
    label.center.x += shift.horizontal + item.titlePositionAdjustment.horizontal
    label.center.y += shift.vertical + item.titlePositionAdjustment.vertical
    badge.place(
      at: imageView.frame, in: bounds, isRightToLeft: isMirrored,
      isTitleNextToImage: style != .stacked, stateLook)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func layOutStacked() {
    let size = imageSize
    let hasTitle = !(item.title ?? "").isEmpty
    let middle = hasTitle ? Self.stackedImageCenter : bounds.height / 2
    imageView.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: middle - size.height / 2, width: size.width,
      height: size.height)
    label.frame = CGRect(
      x: 1,
      y: imageView.image == nil
        ? (bounds.height - Self.stackedTitle.height) / 2 : Self.stackedTitle.y,
      width: max(0, bounds.width - 2), height: Self.stackedTitle.height)
  }

  private func layOutInline() {
    let size = imageSize
    let title = label.sizeThatFits(.unlimited)
    let space = size.width > 0 && title.width > 0 ? Self.inlineSpace : 0
    let start = max(0, (bounds.width - size.width - space - title.width) / 2)
    let image = CGRect(
      x: start, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let text = CGRect(
      x: image.maxX + space, y: (bounds.height - title.height) / 2,
      width: max(0, min(title.width, bounds.width - image.maxX - space)), height: title.height)
    imageView.frame = isMirrored ? image.mirrored(inWidth: bounds.width) : image
    label.frame = isMirrored ? text.mirrored(inWidth: bounds.width) : text
  }

  // MARK: Accessibility

  override func performPrimaryAction() { sendActions(for: .touchUpInside) }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? item.accessibilityLabel ?? item.title }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? item.badgeValue }
    set { super.accessibilityValue = newValue }
  }
}

extension UIFont {
  /// The font of a tab's title: 10 points below the image, 13 or 12 next to it.
  fileprivate static func tab(_ style: UITabBarItemAppearance.Style) -> UIFont {
    switch style {
    case .stacked: .systemFont(ofSize: 10, weight: .medium)
    case .inline: .systemFont(ofSize: 13)
    case .compactInline: .systemFont(ofSize: 12)
    }
  }
}

extension UIImage.SymbolConfiguration {
  /// The size of symbols in tabs.
  fileprivate static func tab(
    _ style: UITabBarItemAppearance.Style
  ) -> UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: style == .compactInline ? 14 : 17, scale: style == .stacked ? .large : .medium)
  }
}
