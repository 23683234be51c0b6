@_spi(PackageViews) import HeadlessUIKit

/// An element of an open menu.
final class MenuRowView: UIControl {
  let row: MenuContent.Row
  private let isInPalette: Bool
  private let showsMarks: Bool
  private let title = UILabel()
  private let subtitle = UILabel()
  private let icon = UIImageView()
  private let mark = UIImageView()

  private typealias Metrics = MenuLayout.Metrics

  override class var describedClass: UIView.Type { UIControl.self }

  /// - Parameters:
  ///   - showsMarks: Whether there is space for a mark.
  ///   - isInPalette: Whether the image, and the title below it, are in the middle.
  init(_ row: MenuContent.Row, showsMarks: Bool, isInPalette: Bool, showsTitle: Bool) {
    self.row = row
    self.isInPalette = isInPalette
    self.showsMarks = showsMarks
    super.init(frame: .zero)
    let hasTitle = !isInPalette || showsTitle || row.element.image == nil
    title.text = hasTitle ? row.element.title : nil
    title.font = .preferredFont(forTextStyle: isInPalette ? .caption1 : .body)
    if isInPalette {
      title.adjustsFontSizeToFitWidth = true
      title.minimumScaleFactor = 0.5
    }
    title.textAlignment = isInPalette ? .center : .natural
    subtitle.text = isInPalette ? nil : row.element.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, subtitle] {
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    icon.contentMode = .scaleAspectFit
    icon.image = row.element.image
    addSubview(icon)
    mark.contentMode = .scaleAspectFit
    mark.image = markName.flatMap { UIImage(systemName: $0) }
    if !isInPalette { addSubview(mark) }
    limitLines()
    isEnabled = !row.attributes.contains(.disabled)
    isSelected = row.state == .on
    showState()
  }

  required init?(coder: NSCoder) { nil }

  private var markName: String? {
    if row.submenu != nil { return "chevron.forward" }
    switch row.state {
    case .off: return nil
    case .on: return "checkmark"
    case .mixed: return "minus"
    }
  }

  private var sizes: MenuLayout.Sizes { MenuLayout.Sizes(for: traitCollection) }

  /// Texts of accessibility sizes have as many lines as they need.
  private func limitLines() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    title.numberOfLines = isInPalette ? 1 : isLarge ? 0 : 2
    subtitle.numberOfLines = isLarge ? 0 : 2
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    limitLines()
    setNeedsLayout()
  }

  private func showState() {
    let color: UIColor =
      !isEnabled
      ? .tertiaryLabel : row.attributes.contains(.destructive) ? .systemRed : .label
    title.textColor = color
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    icon.tintColor = isInPalette && row.state == .on ? .tintColor : color
    mark.tintColor = color
    backgroundColor = isHighlighted ? .systemFill : nil
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  private var leading: CGFloat { Metrics.inset + (showsMarks ? sizes.markWidth : 0) }

  private func textWidth(_ width: CGFloat) -> CGFloat {
    let image = icon.image == nil ? 0 : sizes.imageSide + 8
    return max(0, width - leading - Metrics.inset - image)
  }

  /// The height of the title below an image, points; 0 without one.
  var paletteTitleHeight: CGFloat {
    guard title.text != nil, icon.image != nil else { return 0 }
    return title.font.lineHeight.rounded(.up)
  }

  /// The height of the row, points.
  func height(width: CGFloat) -> CGFloat {
    let size = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
    var text = title.sizeThatFits(size).height
    if subtitle.text != nil { text += subtitle.sizeThatFits(size).height }
    return max(Metrics.rowHeight, (text + 2 * Metrics.rowPadding).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = sizes
    let side = sizes.imageSide
    if isInPalette {
      let hasTitle = title.text != nil && icon.image != nil
      icon.frame = CGRect(
        x: bounds.midX - side / 2, y: hasTitle ? 12 : bounds.midY - side / 2, width: side,
        height: side)
      title.frame =
        hasTitle
        ? CGRect(
          x: 4, y: 16 + side, width: max(0, bounds.width - 8), height: paletteTitleHeight) : bounds
      return
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ rect: CGRect) -> CGRect {
      guard isRightToLeft else { return rect }
      return CGRect(
        x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    let width = textWidth(bounds.width)
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    let titleHeight = title.sizeThatFits(size).height
    let subtitleHeight = subtitle.text == nil ? 0 : subtitle.sizeThatFits(size).height
    let top = (bounds.height - titleHeight - subtitleHeight) / 2
    title.frame = placed(CGRect(x: leading, y: top, width: width, height: titleHeight))
    subtitle.frame = placed(
      CGRect(x: leading, y: top + titleHeight, width: width, height: subtitleHeight))
    icon.frame = placed(
      CGRect(
        x: bounds.width - Metrics.inset - side, y: bounds.midY - side / 2, width: side,
        height: side))
    // A chevron is smaller than a mark of the state.
    let markSide = row.submenu == nil ? sizes.markSide : (sizes.markSide * 2 / 3).rounded()
    mark.frame = placed(
      CGRect(
        x: Metrics.inset - 4 + (sizes.markSide - markSide) / 2, y: bounds.midY - markSide / 2,
        width: markSide, height: markSide))
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? row.element.title }
    set { super.accessibilityLabel = newValue }
  }
}
