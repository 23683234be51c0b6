import StandardControls

/// A bar of buttons, with fixed and flexible spaces between them.
open class UIToolbar: ContainerBar {
  /// The look of the bar at its normal height.
  open var standardAppearance = UIToolbarAppearance() {
    didSet {
      hasOwnAppearance = true
      contentDidChange()
    }
  }
  private var hasOwnAppearance = false
  /// The look of a low bar; nil, the default, for the standard one.
  open var compactAppearance: UIToolbarAppearance? { didSet { contentDidChange() } }
  /// The look of the bar while the content is scrolled to its edge; nil, the default, for the
  /// standard one without background.
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { contentDidChange() } }
  /// The look of a low bar while the content is scrolled to its edge; nil, the default, for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { contentDidChange() } }
  /// Decides on the bar's position; nil by default.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The buttons from the left; nil by default.
  open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }

  private let views = BarItemViews()
  private var entries: [BarItemViews.Entry] = []

  /// The delegate's answer; the bottom by default.
  open override var barPosition: UIBarPosition { position(by: delegate, default: .bottom) }

  /// Sets ``items``; animated, new buttons appear gradually.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    let former = entries.compactMap(\.view)
    layoutIfNeeded()
    let new = entries.compactMap(\.view).filter { view in !former.contains { $0 === view } }
    UIView.performWithoutAnimation { for view in new { view.alpha = 0 } }
    UIView.animate(withDuration: NavigationTransition.duration) {
      for view in new { view.alpha = 1 }
    }
  }

  /// Sets the background image for a place and a height of the bar; nil removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    set(backgroundImage, at: topOrBottom, for: barMetrics)
  }

  /// The background image for a place and a height of the bar; nil if none was set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImage(at: topOrBottom, for: barMetrics)
  }

  /// Sets the image of the bar's edge; nil for a line.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    self.shadowImage = shadowImage
  }

  /// The image of the bar's edge; nil for a line.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImage }

  // MARK: Look

  override var shownAppearance: UIBarAppearance { toolbarAppearance }

  private var toolbarAppearance: UIToolbarAppearance {
    if isAtScrollEdge {
      if let look = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance {
        return look
      }
    } else if isCompact, let compactAppearance {
      return compactAppearance
    }
    guard isAtScrollEdge || !hasOwnAppearance else { return standardAppearance }
    let look = UIToolbarAppearance()
    look.adopt(standardAppearance)
    if !hasOwnAppearance { applyOwnProperties(to: look) }
    if isAtScrollEdge { look.configureWithTransparentBackground() }
    return look
  }

  // MARK: Layout

  /// As wide as the given size, 44 points high, or as the surroundings require.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics.toolbarHeight(for: traitCollection))
  }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: BarMetrics.toolbarHeight(for: traitCollection))
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    let appearance = toolbarAppearance
    entries = views.show(items ?? [], in: self, isCompact: isCompact, display: self) { item in
      item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }
    placeItems()
  }

  private func placeItems() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (safeArea, side) = (safeAreaInsets, BarMetrics.sideMargin(forWidth: bounds.width))
    let layout = ToolbarLayout(
      width: bounds.width,
      leadingMargin: (isMirrored ? safeArea.right : safeArea.left) + side,
      trailingMargin: (isMirrored ? safeArea.left : safeArea.right) + side,
      parts: entries.map { entry in
        switch entry.item.systemItem {
        case .flexibleSpace: .flexibleSpace
        case .fixedSpace: .fixedSpace(entry.item.width)
        default: .view(entry.element)
        }
      })
    for (entry, span) in zip(entries.filter { $0.view != nil }, layout.spans) {
      let frame = CGRect(x: span.x, y: 0, width: span.width, height: bounds.height)
      let placed = isMirrored ? frame.mirrored(inWidth: bounds.width) : frame
      if entry.element.isCustom {
        entry.view?.placeInBar(placed)
      } else {
        entry.view?.frame = placed
      }
    }
  }

  open override class var propertyTable: PropertyTable { toolbarProperties }
}

/// Decides on a toolbar's position.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
