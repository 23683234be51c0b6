import StandardControls

// Where the bars of a navigation controller are, and the view of its visible controller between them.

extension UINavigationController {
  func addBars() {
    view.addSubview(navigationBar)
    navigationBar.container = self
    if navigationBar.items == nil { navigationBar.items = stack.map(\.navigationItem) }
  }

  /// The toolbar once it was shown; nil before.
  var toolbarIfShown: UIToolbar? { hiddenBars.toolbar && !wasToolbarShown ? nil : toolbar }

  private var wasToolbarShown: Bool { viewIfLoaded?.subviews.contains { $0 is UIToolbar } ?? false }

  func toolbarItemsDidChange(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController, !isToolbarHidden else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }

  // MARK: Places

  private var hidesAllBars: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  /// The top of the navigation bar. On phones with a Dynamic Island the bar begins at the bottom of the status bar,
  /// above the safe area.
  private var barTop: CGFloat {
    let safeArea = view.safeAreaInsets.top
    let statusBar = view.window?.screen.statusBarFrame.maxY ?? 0
    return statusBar > 0 ? min(safeArea, statusBar) : safeArea
  }

  /// The bottom of the navigation bar, in this controller's view; nil while it is hidden.
  private var navigationBarBottom: CGFloat? {
    isNavigationBarHidden || hidesAllBars ? nil : navigationBar.frame.maxY
  }

  private var toolbarTop: CGFloat? {
    isToolbarHidden || hidesAllBars ? nil : toolbar.frame.minY
  }

  /// The frame of a child's view: it extends below translucent bars.
  func frame(between child: UIViewController) -> CGRect {
    guard isViewLoaded else { return .zero }
    var (top, bottom) = (view.bounds.minY, view.bounds.maxY)
    if let bar = navigationBarBottom, !child.extendsBelow(navigationBar, at: .top) { top = bar }
    if let bar = toolbarTop, !child.extendsBelow(toolbar, at: .bottom) { bottom = bar }
    return CGRect(
      x: view.bounds.minX, y: top, width: view.bounds.width, height: max(0, bottom - top))
  }

  /// Places the bars, and the view of the visible controller.
  func placeBars() {
    guard navigationBar.superview === view else { return }
    if isContentAboveBars { bringBarsToFront() }
    placeNavigationBar()
    placeToolbar()
    placeContent()
  }

  /// Whether a client's animator has added the view of a controller above the bar: in UIKit its container is below. Other
  /// views that clients add stay above.
  private var isContentAboveBars: Bool {
    guard let bar = view.subviews.firstIndex(of: navigationBar) else { return false }
    let above = view.subviews[(bar + 1)...]
    return stack.contains { controller in above.contains { $0 === controller.viewIfLoaded } }
  }

  private func placeNavigationBar() {
    let bounds = view.bounds
    let (top, heights) = (barTop, navigationBar.heights)
    let isHidden = isNavigationBarHidden || hidesAllBars
    let scrollView = isHidden ? nil : contentScrollViewForBars
    let place = scrollView.map { ContentPlace(of: $0, in: view, barTop: top, heights: heights) }
    let height = place?.barHeight(heights) ?? heights.maximum
    navigationBar.overhang.top = top
    navigationBar.isAtScrollEdge = place?.isBelowBar(ofHeight: height) ?? true
    navigationBar.frame = CGRect(
      x: 0, y: isHidden ? -heights.maximum - top : top, width: bounds.width, height: height)
    navigationBar.isHidden = isHidden && !isChangingBars
    guard let scrollView else { return }
    let follows = place?.reachesUnderBar == true
    let bars = FollowingBars(
      collapsedHeight: follows ? heights.maximum - height : 0, stops: follows ? heights.stops : [])
    if scrollView.followingBars != bars { scrollView.followingBars = bars }
  }

  private func placeToolbar() {
    guard let toolbar = toolbarIfShown else { return }
    if toolbar.superview !== view {
      toolbar.container = self
      view.addSubview(toolbar)
      bringBarsToFront()
    }
    if !isToolbarHidden, toolbar.items ?? [] != topViewController?.toolbarItems ?? [] {
      toolbar.items = topViewController?.toolbarItems
    }
    let bounds = view.bounds
    let height = BarMetrics.toolbarHeight(for: traitCollection)
    let bottom = view.safeAreaInsets.bottom
    let isHidden = isToolbarHidden || hidesAllBars
    toolbar.overhang.bottom = bottom
    toolbar.frame = CGRect(
      x: 0, y: isHidden ? bounds.height : bounds.height - bottom - height, width: bounds.width,
      height: height)
    toolbar.isHidden = isHidden && !isChangingBars
    toolbar.isAtScrollEdge =
      contentScrollViewForBars?.endsAbove(toolbar.frame.minY, in: view) ?? true
  }

  private func placeContent() {
    guard let top = topViewController else { return }
    var insets = UIEdgeInsets.zero
    let safeArea = view.safeAreaInsets
    if let bar = navigationBarBottom, top.extendsBelow(navigationBar, at: .top) {
      insets.top = bar - safeArea.top
    }
    if let bar = toolbarTop, top.extendsBelow(toolbar, at: .bottom) {
      insets.bottom = view.bounds.height - safeArea.bottom - bar
    }
    top.barSafeAreaInsets = insets
    guard containerTransition == nil, let child = top.viewIfLoaded, child.superview === view else {
      return
    }
    child.hold(at: frame(between: top))
    top.navigationItem.searchController?.placeView()
  }

  // MARK: Changes

  /// Whether an animation hides or shows a bar.
  private var isChangingBars: Bool { barChanges[self] ?? false }

  func changeBars(
    animated: Bool, _ change: (inout (navigationBar: Bool, toolbar: Bool)) -> Void
  ) {
    let former = hiddenBars
    change(&hiddenBars)
    guard hiddenBars != former, let view = viewIfLoaded else { return }
    guard animated, view.window != nil else {
      view.setNeedsLayout()
      return
    }
    barChanges[self] = true
    if !hiddenBars.toolbar, toolbar.superview !== view {
      UIView.performWithoutAnimation {
        toolbar.frame = CGRect(
          x: 0, y: view.bounds.height, width: view.bounds.width,
          height: BarMetrics.toolbarHeight(for: traitCollection))
      }
    }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    } completion: { [weak self] _ in
      guard let self else { return }
      barChanges[self] = nil
      view.setNeedsLayout()
    }
  }

  /// How long hiding and showing bars takes, seconds.
  public class var hideShowBarDuration: CGFloat { 0.2 }

  /// Gives the bars the items of the new visible controller: along a transition, or at once.
  func exchangeBarItems(along coordinator: TransitionCoordinator?) {
    let items = stack.map(\.navigationItem)
    guard let coordinator, coordinator.isAnimated, navigationBar.window != nil else {
      navigationBar.items = items
      barsMayDiffer()
      return
    }
    let formerFrame = navigationBar.frame
    let exchange = navigationBar.beginExchange(to: items)
    let tabs = TabBarSlide(along: coordinator, in: tabBarController)
    // The new view is laid out with the bars as they are in the end.
    UIView.performWithoutAnimation {
      placeBars()
      navigationBar.layoutIfNeeded()
    }
    let frame = navigationBar.frame
    UIView.performWithoutAnimation { navigationBar.frame = formerFrame }
    barsMayDiffer()
    tabs?.prepare()
    _ = coordinator.animate { [navigationBar] _ in
      navigationBar.frame = frame
      navigationBar.layoutIfNeeded()
      exchange.animate()
    } completion: { [weak self] _ in
      exchange.finish()
      self?.viewIfLoaded?.setNeedsLayout()
    }
  }
}

/// The navigation controllers whose bars an animation hides or shows.
private let barChanges = AssociatedProperty<Bool>()

extension UIScrollView {
  /// Whether the content ends above a height in a view: no content is behind a bar that begins there.
  func endsAbove(_ barTop: CGFloat, in view: UIView) -> Bool {
    let origin = superview?.convert(frame.origin, to: view) ?? .zero
    return origin.y + contentSize.height - contentOffset.y <= barTop + 0.5
  }
}
