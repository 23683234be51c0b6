@_spi(PackageViews) import HeadlessUIKit
@_spi(PackageViews) import StandardControls
@_spi(PackageViews) import StandardViews

/// The button of an item in a navigation bar or a toolbar.
final class BarButton: UIControl, BarButtonItemView {
  let item: UIBarButtonItem
  /// The look, which the item's own attributes replace.
  var appearance = UIBarButtonItemAppearance() { didSet { contentMayDiffer() } }
  /// Whether the bar is low.
  var isCompact = false { didSet { if isCompact != oldValue { contentMayDiffer() } } }

  private let plate = UIImageView()
  private let label = UILabel()
  private let imageView = UIImageView()
  private weak var openedMenu: MenuOverlay?
  /// Opens the menu of an item with an action; nil while none is needed.
  private var press: UILongPressGestureRecognizer?

  var shownItem: UIBarButtonItem? { item }

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = .barButton
    label.textAlignment = .center
    for part in [plate, label, imageView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    addAction(UIAction { [weak self] _ in self?.trigger() }, for: .touchUpInside)
    contentMayDiffer()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Shows the item as it is now.
  func contentMayDiffer() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    if tintColor != item.tintColor { tintColor = item.tintColor }
    accessibilityIdentifier = item.accessibilityIdentifier
    let image = item.shownImage(isCompact: isCompact)
    imageView.image = image
    imageView.isHidden = image == nil
    label.isHidden = image != nil
    show(item.shownTitle, in: label)
    colorsMayDiffer()
    menuMayDiffer()
    setNeedsLayout()
  }

  /// A long press opens the menu if a tap does something else.
  private func menuMayDiffer() {
    let isNeeded = item.menu != nil && item.hasAction
    guard isNeeded != (press != nil) else { return }
    guard isNeeded else {
      press.map(removeGestureRecognizer)
      press = nil
      return
    }
    let press = UILongPressGestureRecognizer(
      action: UIAction { [weak self] action in
        guard (action.sender as? UIGestureRecognizer)?.state == .began else { return }
        self?.openMenu()
      })
    addGestureRecognizer(press)
    self.press = press
  }

  private func show(_ title: String?, in label: UILabel) {
    let attributes = attributes(in: .normal)
    label.font = attributes[.font] as? UIFont ?? .barButton(isSemibold: item.style == .done)
    label.attributedText = title.map { NSAttributedString(string: $0, attributes: attributes) }
  }

  /// The item's own attributes, or else the appearance's.
  private func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var attributes = appearance.normal.titleTextAttributes
    if state != .normal {
      attributes.merge(appearance.state(state).titleTextAttributes) { $1 }
    }
    attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
    if state != .normal { attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 } }
    if attributes[.font] == nil {
      attributes[.font] = UIFont.barButton(isSemibold: item.style == .done)
    }
    return attributes
  }

  private func colorsMayDiffer() {
    let state = state
    let attributes = attributes(in: state)
    let given = attributes[.foregroundColor] as? UIColor
    // The attributes of the normal state do not make a disabled item look enabled.
    let isGivenForState =
      item.titleTextAttributes(for: .disabled)?[.foregroundColor] != nil
      || appearance.disabled.titleTextAttributes[.foregroundColor] != nil
    let color: UIColor =
      isEnabled
      ? isSelected ? .systemBackground : given ?? tintColor
      : isGivenForState ? given ?? .tertiaryLabel : .tertiaryLabel
    if let text = label.attributedText, text.length > 0 {
      var shown = attributes
      shown[.foregroundColor] = color
      label.attributedText = NSAttributedString(string: text.string, attributes: shown)
    }
    imageView.tintColor = color
    for part in [label, imageView] { part.alpha = isHighlighted && isEnabled ? 0.2 : 1 }
    plate.backgroundColor = isSelected ? tintColor : nil
    plate.layer.cornerRadius = isSelected ? Self.plateRadius : 0
    plate.image =
      item.backgroundImage(for: state, barMetrics: isCompact ? .compact : .default)
      ?? item.backgroundImage(for: .normal, barMetrics: isCompact ? .compact : .default)
      ?? appearance.state(state).backgroundImage
    plate.isHidden = plate.image == nil && !isSelected
  }

  override func stateDidChange() {
    super.stateDidChange()
    colorsMayDiffer()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colorsMayDiffer()
  }

  // MARK: Layout

  private static let plateRadius: CGFloat = 6
  /// The space around the content of a selected item.
  private static let plateMargin: CGFloat = 4

  /// The space that the button takes in a row.
  var element: BarElement {
    if item.width > 0 { return BarElement(width: item.width, inset: 0) }
    if let image = imageView.image {
      let width = shownSize(of: image).width
      // Symbols have some space around their shapes, which others' images have not.
      let inset = image.isSymbolImage ? 3 : 0
      let whole = max(width + 2 * BarMetrics.titlePadding, BarMetrics.minimumButtonWidth)
      return BarElement(width: whole, inset: (whole - width) / 2 + CGFloat(inset))
    }
    var width = label.sizeThatFits(.unlimited).width
    for title in item.possibleTitles ?? [] {
      let reserved = UILabel()
      show(title, in: reserved)
      width = max(width, reserved.sizeThatFits(.unlimited).width)
    }
    let whole = max(width + 2 * BarMetrics.titlePadding, BarMetrics.minimumButtonWidth)
    return BarElement(width: whole, inset: (whole - width) / 2)
  }

  private func shownSize(of image: UIImage) -> CGSize {
    image.fillingInSymbolConfiguration(.barButton).size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = isCompact ? UIBarMetrics.compact : .default
    let shift = appearance.state(state).titlePositionAdjustment
    let own = item.titlePositionAdjustment(for: metrics)
    label.frame = CGRect(
      x: shift.horizontal + own.horizontal, y: shift.vertical + own.vertical, width: bounds.width,
      height: bounds.height)
    let insets =
      isCompact && item.landscapeImagePhone != nil
      ? item.landscapeImagePhoneInsets : item.imageInsets
    imageView.frame = CGRect(
      x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2,
      width: bounds.width, height: bounds.height)
    let content = imageView.image.map { shownSize(of: $0) } ?? label.sizeThatFits(.unlimited)
    plate.frame =
      plate.image == nil
      ? CGRect(
        x: (bounds.width - content.width) / 2 - Self.plateMargin,
        y: (bounds.height - content.height) / 2 - Self.plateMargin / 2,
        width: content.width + 2 * Self.plateMargin, height: content.height + Self.plateMargin)
      : bounds.offsetBy(dx: 0, dy: item.backgroundVerticalPositionAdjustment(for: metrics))
  }

  // MARK: Actions

  override func performPrimaryAction() { trigger() }

  private func trigger() {
    if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
    if let action = item.primaryAction {
      action.perform(from: item)
    } else if let action = item.action {
      guard let receiver = item.target ?? receiver(of: action) else { return }
      action.perform(on: receiver, with: item, nil)
    } else {
      openMenu()
    }
  }

  /// Opens the item's menu. Without a menu or a window it has no effect.
  func openMenu(animated: Bool = true) {
    guard let menu = item.menu, openedMenu == nil else { return }
    let item = item
    let overlay = MenuOverlay(menu, from: self, at: bounds, animated: animated) { element in
      (element as? any UIMenuLeaf)?.performWithSender(item, target: nil)
    }
    overlay?.onClose = { [weak self] _ in self?.isHighlighted = false }
    openedMenu = overlay
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? item.spokenName }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? item.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
}

extension UIFont {
  /// The font of buttons in bars. Bars do not follow the text size, except for large titles.
  static func barButton(isSemibold: Bool) -> UIFont {
    .systemFont(ofSize: 17, weight: isSemibold ? .semibold : .regular)
  }
}

extension UIImage.SymbolConfiguration {
  /// The size of symbols in navigation bars and toolbars.
  static let barButton = UIImage.SymbolConfiguration(pointSize: 17, scale: .large)
}

extension CGSize {
  /// No limit in either direction.
  static let unlimited = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}
