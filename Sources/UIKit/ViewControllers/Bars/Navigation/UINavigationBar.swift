import StandardControls

/// A bar with the title of the current screen, the button that leads back, and further buttons.
///
/// A navigation controller gives the bar the items of its controllers. A bar by itself shows the items that it is given,
/// in its ``standardAppearance``.
open class UINavigationBar: ContainerBar {
  /// The look of the bar at its normal height.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasOwnAppearance = true
      contentDidChange()
    }
  }
  private var hasOwnAppearance = false
  /// The look of a low bar; nil, the default, for the standard one.
  open var compactAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
  /// The look of the bar while the content is scrolled to its top; nil, the default, for the
  /// standard one without background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
  /// The look of a low bar while the content is scrolled to its top; nil, the default, for
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { contentDidChange() }
  }
  /// Allows pushing and popping, and is notified of it; nil by default.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether titles are large; false by default. An item's ``UINavigationItem/largeTitleDisplayMode`` decides on it.
  open var prefersLargeTitles = false { didSet { contentDidChange() } }
  /// The attributes of the title, which the appearance's replace; nil by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
  /// The attributes of a large title, which the appearance's replace; nil by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { contentDidChange() }
  }
  /// The image before the title of the back button; nil, the default, for the system's.
  open var backIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// The mask of the title during transitions; nil, the default, for the system's. Kept, without effect.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

  /// The items from the root to the top; nil by default.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  private var storedItems: [UINavigationItem]?
  /// The view of the item on top.
  private(set) var itemView: NavigationItemView?
  /// The view that a transition removes.
  private var leavingView: NavigationItemView?

  /// The item on top; nil without items.
  open var topItem: UINavigationItem? { items?.last }
  /// The item below the top; nil with less than two items.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  // MARK: Items

  /// Adds an item, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems((items ?? []) + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the last item, if the delegate allows it.
  ///
  /// - Returns: the removed item; nil without items, or if the delegate refuses.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = items?.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    setItems(items?.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Sets ``items``; animated, the item that was on top leaves as by pushing or popping.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard animated, window != nil else {
      replaceItems(by: items)
      return
    }
    let exchange = beginExchange(to: items)
    UIView.animate(withDuration: NavigationTransition.duration, animations: exchange.animate) { _ in
      exchange.finish()
    }
  }

  private func replaceItems(by items: [UINavigationItem]?) {
    let former = storedItems ?? []
    storedItems = items
    for item in former where !(items ?? []).contains(where: { $0 === item }) { item.bar = nil }
    for item in items ?? [] { item.bar = self }
    showTopItem()
    contentDidChange()
  }

  private func showTopItem() {
    guard itemView?.item !== topItem else { return }
    itemView?.removeFromSuperview()
    itemView = topItem.map { NavigationItemView($0, in: self) }
    if let itemView { addSubview(itemView) }
  }

  // MARK: Transitions

  /// A change of the item on top that an animation shows.
  struct Exchange {
    /// Called in the animation block.
    let animate: () -> Void
    /// Called when the animation has ended.
    let finish: () -> Void
  }

  /// Shows other items; what the former top item showed leaves by an animation.
  func beginExchange(to items: [UINavigationItem]?) -> Exchange {
    leavingView?.removeFromSuperview()
    let isPop = (storedItems?.count ?? 0) > (items?.count ?? 0)
    let leaving = itemView
    itemView = nil
    leavingView = leaving
    replaceItems(by: items)
    guard let entering = itemView, let leaving, leaving.item !== entering.item else {
      leaving?.removeFromSuperview()
      leavingView = nil
      return Exchange(animate: {}, finish: {})
    }
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      entering.shift(isPop ? .before : .behind)
    }
    return Exchange(
      animate: {
        entering.shift(.inPlace)
        leaving.shift(isPop ? .behind : .before)
      },
      finish: { [weak self] in
        leaving.removeFromSuperview()
        if self?.leavingView === leaving { self?.leavingView = nil }
      })
  }

  /// Called when the back button is tapped.
  func goBack() {
    if let action = topItem?.backAction {
      action.perform(from: topItem)
      return
    }
    guard let item = topItem else { return }
    if let container = container as? UINavigationController {
      let owner = container as? any UINavigationBarDelegate ?? delegate
      guard owner?.navigationBar(self, shouldPop: item) ?? true else { return }
      container.popViewController(animated: true)
    } else {
      popItem(animated: true)
    }
  }

  // MARK: Look

  open override var barPosition: UIBarPosition { position(by: delegate, default: .top) }

  /// Sets the background image for a place and a height of the bar; nil removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    set(backgroundImage, at: barPosition, for: barMetrics)
  }

  /// The background image for a place and a height of the bar; nil if none was set.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImage(at: barPosition, for: barMetrics)
  }

  /// Moves the title of bars of a height vertically.
  ///
  /// - Parameter adjustment: points; positive values move it down.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleAdjustments[barMetrics] = adjustment
    contentDidChange()
  }

  /// How far the title of bars of a height is moved down, points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleAdjustments[barMetrics] ?? 0
  }

  /// How far the title is moved.
  var titleAdjustment: UIOffset {
    var offset = navigationAppearance.titlePositionAdjustment
    offset.vertical += titleAdjustments[isCompact ? .compact : .default] ?? 0
    return offset
  }

  var titleColor: UIColor { barStyle == .black ? .white : .label }

  override var shownAppearance: UIBarAppearance { navigationAppearance }

  /// The item's look before the bar's, and a look at the edge of the content before the look of a low bar.
  var navigationAppearance: UINavigationBarAppearance {
    let item = topItem
    if isAtScrollEdge {
      let low =
        isCompact ? item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance : nil
      if let look = low ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return look }
    } else if isCompact, let look = item?.compactAppearance ?? compactAppearance {
      return look
    }
    let standard = item?.standardAppearance ?? ownStandardAppearance
    guard isAtScrollEdge else { return standard }
    let look = standard.duplicate()
    look.configureWithTransparentBackground()
    return look
  }

  private var ownStandardAppearance: UINavigationBarAppearance {
    guard !hasOwnAppearance else { return standardAppearance }
    let look = standardAppearance.duplicate()
    applyOwnProperties(to: look)
    return look
  }

  // MARK: Layout

  private var rowHeight: CGFloat {
    let controller = container as? UIViewController
    return BarMetrics.navigationRowHeight(
      for: traitCollection, isInSheet: controller?.isInSheet == true)
  }

  /// The heights of the bar's parts for an item after others.
  func heights(of item: UINavigationItem, after former: [UINavigationItem]) -> NavigationBarHeights
  {
    var heights = NavigationBarHeights(
      row: rowHeight,
      prompt: item.prompt == nil ? 0 : BarMetrics.promptHeight)
    if item.showsLargeTitle(after: former, isPreferred: prefersLargeTitles), !isCompact {
      let font = UIFont.largeNavigationTitle(for: traitCollection)
      heights.largeTitle = max(
        BarMetrics.largeTitleHeight,
        (font.lineHeight + BarMetrics.largeTitleBottom + 3).rounded(.up))
    }
    guard let search = item.searchController, item.searchBarPlacement == .stacked else {
      return heights
    }
    heights.search = search.searchBar.height(withFieldInsets: searchInsets(for: search))
    heights.collapsesSearch = item.hidesSearchBarWhenScrolling && !search.isActive
    heights.showsSearchAlone = search.isAloneInBar
    return heights
  }

  /// The space around the field of a search bar in this bar: it begins and ends where titles do.
  func searchInsets(for search: UISearchController) -> NSDirectionalEdgeInsets {
    guard search.item?.searchBarPlacement != .inline else { return .zero }
    let side = BarMetrics.sideMargin(forWidth: bounds.width)
    let insets = search.isAloneInBar ? BarMetrics.activeSearchInsets : BarMetrics.searchInsets
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: side, bottom: insets.bottom, trailing: side)
  }

  /// The heights of the bar's parts for its items.
  var heights: NavigationBarHeights {
    guard let item = topItem else {
      return NavigationBarHeights(row: rowHeight)
    }
    return heights(of: item, after: items?.dropLast() ?? [])
  }

  /// As wide as the given size, as high as the row, the prompt, a large title and a search bar need.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heights.maximum)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: heights.maximum)
  }

  override func contentDidChange() {
    invalidateIntrinsicContentSize()
    super.contentDidChange()
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    if let itemView, let items {
      itemView.show(after: Array(items.dropLast()), navigationAppearance)
      itemView.hold(in: self)
    }
    leavingView?.hold(in: self)
  }

  open override class var propertyTable: PropertyTable { navigationBarProperties }
}

extension NavigationItemView {
  /// Fills the bar, without a change of the place that a transition gave the view.
  fileprivate func hold(in bar: UIView) {
    bounds.size = bar.bounds.size
    center = CGPoint(x: bar.bounds.midX, y: bar.bounds.midY)
  }
}

extension UINavigationBarAppearance {
  func duplicate() -> UINavigationBarAppearance {
    let copy = UINavigationBarAppearance()
    copy.adopt(self)
    return copy
  }
}
