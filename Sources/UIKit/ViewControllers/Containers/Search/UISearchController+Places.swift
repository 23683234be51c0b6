import StandardViews

// Where the parts of a search are: the search bar, and the view of its controller.

extension UISearchController {
  /// The controller whose content is searched: the visible one of the navigation controller, or the controller of the
  /// search bar's surroundings.
  var searched: UIViewController? {
    if let item {
      let top = (item.bar?.container as? UINavigationController)?.topViewController
      return top?.navigationItem === item ? top : nil
    }
    return sequence(first: bar.next) { $0?.next }.lazy.compactMap { $0 as? UIViewController }.first
  }

  /// Covers the content of the searched controller, below a search bar that is in it.
  func placeView() {
    guard isActive, let searched, searched !== self, let content = searched.viewIfLoaded else {
      return
    }
    presenter = searched
    var frame = content.bounds
    if item == nil, bar.isDescendant(of: content) {
      let bottom = min(frame.maxY, bar.convert(bar.bounds, to: content).maxY)
      frame = CGRect(x: frame.minX, y: bottom, width: frame.width, height: frame.maxY - bottom)
    }
    if view.superview !== content { content.addSubview(view) }
    // A scroll view that is the whole content has consumed the safe area, and moves below the bars.
    let bars = item != nil && content is UIScrollView ? content.safeAreaInsets : .zero
    if barSafeAreaInsets != bars { barSafeAreaInsets = bars }
    if content.subviews.last !== view { content.bringSubviewToFront(view) }
    if view.frame != frame { view.frame = frame }
    contentDidChange()
  }

  /// Hides the navigation bar above a search bar that the client has placed, and scrolls the search bar to the top.
  func hideForeignBar(_ hides: Bool, animated: Bool) {
    guard item == nil, hidesNavigationBarDuringPresentation || stage.hidBar else { return }
    guard let navigation = searched?.navigationController else { return }
    if hides ? !navigation.isNavigationBarHidden : stage.hidBar {
      stage.hidBar = hides
      navigation.setNavigationBarHidden(hides, animated: animated)
    }
    guard hides else { return }
    let scrollView = sequence(first: bar.superview) { $0?.superview }.lazy
      .compactMap { $0 as? UIScrollView }.first
    guard let scrollView else { return }
    navigation.view.layoutIfNeeded()
    let top = bar.convert(bar.bounds, to: scrollView).minY - scrollView.adjustedContentInset.top
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: top), animated: animated)
  }

  /// Ends without a trace as another controller takes the place in the navigation item.
  func leave(_ item: UINavigationItem) {
    guard self.item === item else { return }
    viewIfLoaded?.removeFromSuperview()
    bar.isInBar = false
    self.item = nil
  }
}
