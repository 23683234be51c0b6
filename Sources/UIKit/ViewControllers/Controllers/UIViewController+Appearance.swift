// The order of a transition's callbacks: a controller first, then its children, for each of the
// four.

extension UIViewController {
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    let isOnScreen = appearanceState == .appearing || appearanceState == .appeared
    // A controller that has never appeared may disappear too, as on a device.
    guard isAppearing != isOnScreen || !hasBegunTransition else { return }
    hasBegunTransition = true
    appearanceState = isAppearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    isTransitionByWindow = false
    isViewIsAppearingDue = isAppearing
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
      viewIfLoaded?.setNeedsLayout()
    } else {
      viewWillDisappear(animated)
    }
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  func endTransition() {
    switch appearanceState {
    case .appearing:
      reportViewIsAppearing()
      appearanceState = .appeared
      storedExtras?.isMovingToParent = false
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      appearanceState = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      return
    }
    for child in forwardedChildren { child.endAppearanceTransition() }
  }

  /// The children that appear and disappear with this controller: those whose views are in its own.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Whether moving the view in and out of windows makes the controller appear and disappear. It
  /// does not where the parent's appearance decides.
  private var followsWindow: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent.appearanceState == .appearing || parent.appearanceState == .appeared)
  }

  /// The view is about to be moved into a window, or out of its window.
  package func viewWillMove(to window: UIWindow?) {
    guard followsWindow else { return }
    let former = appearanceState
    beginAppearanceTransition(window?.isHidden == false, animated: false)
    if appearanceState != former { isTransitionByWindow = true }
  }

  /// The view was moved into a window, or out of its window. The controller has appeared when the
  /// window was shown with it, but has disappeared at once.
  package func viewDidMove(to window: UIWindow?) {
    guard isTransitionByWindow else { return }
    if appearanceState == .appearing {
      window?.finishAppearanceLater(of: self)
    } else {
      endAppearanceTransition()
    }
  }

  /// The window was shown with the view.
  package func finishAppearance() {
    if appearanceState == .appearing { endAppearanceTransition() }
  }

  func reportViewIsAppearing() {
    guard isViewIsAppearingDue else { return }
    isViewIsAppearingDue = false
    viewIsAppearing(isAppearanceAnimated)
  }

  /// Lays out the view, which is invalid.
  package func layOut(_ view: UIView) {
    let margins = view.layoutMargins
    if margins != reportedLayoutMargins {
      reportedLayoutMargins = margins
      view.layoutMarginsDidChange()
      viewLayoutMarginsDidChange()
    }
    if view.window != nil { reportViewIsAppearing() }
    updateContentUnavailableIfNeeded()
    updatePropertiesIfNeeded()
    viewWillLayoutSubviews()
    layOutBars()
    view.layOutLayerOrSubviews()
    viewDidLayoutSubviews()
    placeContentUnavailable()
  }
}
