import StandardControls

/// A bar of tabs, of which one is selected.
open class UITabBar: ContainerBar {
  /// How the items share the width.
  public enum ItemPositioning: Int, Sendable {
    /// As ``fill`` where titles are below the images, and as ``centered`` where they are next to them in a bar of the
    /// usual height.
    case automatic
    /// Items of the same width share the whole bar.
    case fill
    /// Items of a fixed width lie in the middle, at a fixed distance.
    case centered
  }

  /// The items from the left; nil by default.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.display === self { item.display = nil }
      for item in items ?? [] { item.display = self }
      contentDidChange()
    }
  }
  /// Is notified when a user selects an item; nil by default.
  open weak var delegate: (any UITabBarDelegate)?
  /// The selected item; nil for none.
  open weak var selectedItem: UITabBarItem? { didSet { contentDidChange() } }
  /// The look of the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasOwnAppearance = true
      contentDidChange()
    }
  }
  private var hasOwnAppearance = false
  /// The look of the bar while the content is scrolled to its bottom; nil, the default, for the
  /// standard one without background.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { contentDidChange() } }
  /// The colour of items that are not selected; nil, the default, for the system's grey.
  open var unselectedItemTintColor: UIColor? { didSet { contentDidChange() } }
  /// The former name of the bar's tint.
  open var selectedImageTintColor: UIColor? {
    get { tintColor }
    set { tintColor = newValue }
  }
  /// The image behind the items; nil, the default, for none.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .default) }
    set { setBackgroundImage(newValue, for: .default) }
  }
  /// The image behind the selected item; nil, the default, for none.
  open var selectionIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// How the items share the width: by default all of it on phones, and centred where there is space for it.
  open var itemPositioning = ItemPositioning.automatic { didSet { contentDidChange() } }
  /// The width of centred items, points; 0, the default, for the system's.
  open var itemWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// The space between centred items, points; 0, the default, for the system's.
  open var itemSpacing: CGFloat = 0 { didSet { contentDidChange() } }

  /// Whether the bar is hidden; false by default. A hidden bar leaves the safe area of the controllers.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { container?.barDidChange(self) } }
  }

  private(set) var buttons: [TabBarButton] = []
  private let indicator = UIImageView()

  /// Sets ``items``, without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  // MARK: Look

  override var shownAppearance: UIBarAppearance { tabAppearance }

  private var tabAppearance: UITabBarAppearance {
    let item = selectedItem
    if isAtScrollEdge, let look = item?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return look
    }
    if let look = item?.standardAppearance, !isAtScrollEdge { return look }
    guard isAtScrollEdge || !hasOwnAppearance else { return standardAppearance }
    let look = UITabBarAppearance()
    look.adopt(item?.standardAppearance ?? standardAppearance)
    if !hasOwnAppearance { applyOwnProperties(to: look) }
    if isAtScrollEdge { look.configureWithTransparentBackground() }
    return look
  }

  /// Titles are next to the images where the bar is low, and where it is wide.
  private var style: UITabBarItemAppearance.Style {
    if isCompact { return .compactInline }
    return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
  }

  private func look(of appearance: UITabBarAppearance) -> UITabBarItemAppearance {
    switch style {
    case .stacked: appearance.stackedLayoutAppearance
    case .inline: appearance.inlineLayoutAppearance
    case .compactInline: appearance.compactInlineLayoutAppearance
    }
  }

  // MARK: Customizing

  private var customization: TabCustomization?

  /// Whether the user arranges the items: after ``beginCustomizingItems(_:)``.
  open var isCustomizing: Bool { customization != nil }

  /// Shows items in front of everything above the bar, from where the user drags them onto items of the bar, and reports
  /// that to the delegate.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard !isCustomizing else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    let customization = TabCustomization(items, of: self)
    self.customization = customization
    customization.show()
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Ends the arranging of items, and reports it to the delegate.
  ///
  /// - Returns: whether items have other places.
  open func endCustomizing(animated: Bool) -> Bool {
    guard let customization else { return false }
    let (items, isChanged) = (customization.items, customization.isChanged)
    delegate?.tabBar(self, willEndCustomizing: items, changed: isChanged)
    customization.hide(animated: animated)
    self.customization = nil
    delegate?.tabBar(self, didEndCustomizing: items, changed: isChanged)
    return isChanged
  }

  /// Lets an item take the place of another one in the bar; the other one takes its place, if it has one.
  func exchange(_ item: UITabBarItem, with other: UITabBarItem) {
    if let container = container as? UITabBarController {
      container.exchange(item, with: other)
    } else {
      items = items?.map { $0 === other ? item : $0 === item ? other : $0 }
    }
  }

  // MARK: Layout

  private var barHeight: CGFloat { BarMetrics.tabBarHeight(for: traitCollection) }

  /// As wide as the given size, 49 points high, or as the surroundings require.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override dynamic func didMoveToSuperview() {
    super.didMoveToSuperview()
    customization?.show()
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    showButtons()
    placeButtons()
    customization?.place()
  }

  private func showButtons() {
    let items = items ?? []
    let known = buttons
    buttons = items.map { item in known.first { $0.item === item } ?? makeButton(item) }
    for button in known where !buttons.contains(where: { $0 === button }) {
      button.removeFromSuperview()
    }
    if indicator.superview == nil { insertSubview(indicator, at: 1) }
    let look = look(of: tabAppearance)
    for button in buttons {
      if button.superview !== self { addSubview(button) }
      button.show(
        style, look, isSelected: button.item === selectedItem,
        unselectedColor: unselectedItemTintColor)
    }
  }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    let button = TabBarButton(item)
    button.addAction(
      UIAction { [weak self, weak item] _ in
        if let self, let item { tap(item) }
      }, for: .touchUpInside)
    return button
  }

  private static let centeredWidth: CGFloat = 76
  private static let centeredSpacing: CGFloat = 34
  private static let inlinePadding: CGFloat = 12

  private var positioning: TabBarLayout.Positioning {
    // An appearance is only about stacked items, and precedes the bar there.
    let look = style == .stacked ? tabAppearance : nil
    let own = look?.stackedItemPositioning ?? .automatic
    let positioning = own == .automatic ? itemPositioning : own
    guard positioning == .centered || positioning == .automatic && style == .inline else {
      return .fill
    }
    func first(_ lengths: CGFloat..., or standard: CGFloat) -> CGFloat {
      lengths.first { $0 > 0 } ?? standard
    }
    let content = buttons.map(\.inlineWidth).max() ?? 0
    return .centered(
      width: first(
        look?.stackedItemWidth ?? 0, itemWidth,
        or: max(Self.centeredWidth, content + 2 * Self.inlinePadding)),
      spacing: first(look?.stackedItemSpacing ?? 0, itemSpacing, or: Self.centeredSpacing))
  }

  private func placeButtons() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safeArea = safeAreaInsets
    let layout = TabBarLayout(
      width: bounds.width, leadingMargin: isMirrored ? safeArea.right : safeArea.left,
      trailingMargin: isMirrored ? safeArea.left : safeArea.right, count: buttons.count,
      positioning: positioning)
    for (button, span) in zip(buttons, layout.spans) {
      let frame = CGRect(x: span.x, y: 0, width: span.width, height: min(barHeight, bounds.height))
      button.frame = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
    }
    placeIndicator()
  }

  private func placeIndicator() {
    let look = tabAppearance
    let image = look.selectionIndicatorImage ?? selectionIndicatorImage
    indicator.image = image
    indicator.tintColor = look.selectionIndicatorTintColor
    let selected = buttons.first { $0.isSelected }
    indicator.isHidden = image == nil || selected == nil
    if let selected, let image {
      let size = image.size
      indicator.frame = CGRect(
        x: selected.frame.midX - size.width / 2, y: selected.frame.midY - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  // MARK: Selection

  /// Called when an item is tapped. A container may refuse to select it.
  private func tap(_ item: UITabBarItem) {
    guard !isCustomizing else { return }
    guard container is UITabBarController == false else {
      (container as? UITabBarController)?.tap(item)
      return
    }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  open override class var propertyTable: PropertyTable { tabBarProperties }
}

/// Is notified when a user selects an item of a tab bar.
public protocol UITabBarDelegate: ObjectiveCDelegate {
  /// The user has tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// Customizing is about to begin.
  /// - Parameter items: The items that the user may drag into the bar.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// Customizing has begun: the items are visible above the bar.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// Customizing is about to end.
  /// - Parameters:
  ///   - items: The items that the user could drag into the bar.
  ///   - changed: Whether the user has moved an item.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// Customizing has ended.
  /// - Parameters:
  ///   - items: The items that the user could drag into the bar.
  ///   - changed: Whether the user has moved an item.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing by default.
  public func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
  /// Does nothing by default.
  public func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
  ) {}
}
