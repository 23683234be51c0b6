import StandardViews

extension UIViewController {
  /// Invalidates the layout of the containers with bars that contain the controller.
  func barsMayDiffer() {
    var controller: UIViewController? = self
    while let current = controller {
      if current is any BarContainer { current.viewIfLoaded?.setNeedsLayout() }
      controller = current.parent
    }
  }

  /// Whether the view extends below a bar at an edge.
  func extendsBelow(_ bar: ContainerBar, at edge: UIRectEdge) -> Bool {
    edgesForExtendedLayout.contains(edge)
      && (bar.isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension UIView {
  /// The first scroll view in the order of the subviews, at most some levels below this view. A text view has content
  /// of its own.
  func firstScrollView(depth: Int) -> UIScrollView? {
    if let scrollView = self as? UIScrollView {
      return scrollView.isContentOfScreen ? scrollView : nil
    }
    guard depth > 0 else { return nil }
    // Children have bars and scroll views of their own.
    for subview in subviews where !subview.isHidden && !(subview is ContainerBar) {
      if let found = subview.firstScrollView(depth: depth - 1) { return found }
    }
    return nil
  }
}

extension UIScrollView {
  /// Whether the view can be the content of a screen: a text view scrolls its own text.
  fileprivate var isContentOfScreen: Bool { !(self is any UITextInput) }
}

/// Where a scroll view's content is, relative to a bar at the top.
struct ContentPlace {
  /// Whether the scroll view reaches under the bar.
  var reachesUnderBar: Bool
  /// Whether the content is at its start, or pulled beyond it.
  var isAtStart: Bool
  /// Where the content begins, below the top of the bar, points.
  var start: CGFloat

  /// - Parameters:
  ///   - barTop: the top of the bar in the view of its container.
  init(
    of scrollView: UIScrollView, in view: UIView, barTop: CGFloat, heights: NavigationBarHeights
  ) {
    let origin = scrollView.superview?.convert(scrollView.frame.origin, to: view) ?? .zero
    let isContainer = scrollView === view
    let top = isContainer ? 0 : origin.y
    reachesUnderBar = top < barTop + heights.minimum
    isAtStart = scrollView.isAtStart
    if reachesUnderBar {
      start = top - scrollView.contentOffset.y - scrollView.contentInset.top - barTop
    } else {
      // The view moves with the bar.
      start = heights.maximum - scrollView.contentOffset.y - scrollView.reportedInset.top
      isAtStart = scrollView.contentOffset.y <= -scrollView.reportedInset.top
    }
  }

  /// The height of the bar.
  func barHeight(_ heights: NavigationBarHeights) -> CGFloat {
    isAtStart ? heights.maximum : heights.height(overContentAt: start)
  }

  /// Whether no content is under a bar of a height.
  func isBelowBar(ofHeight height: CGFloat) -> Bool { isAtStart || start >= height - 0.5 }
}
