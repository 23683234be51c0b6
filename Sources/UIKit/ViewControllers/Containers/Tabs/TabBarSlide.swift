/// The way of a tab bar out of its view, or back, along with a push or pop: beside the edge of the controller that moves
/// over the other one.
struct TabBarSlide {
  private let coordinator: TransitionCoordinator
  private let tabs: UITabBarController
  private let formerFrame: CGRect

  /// - Parameter tabs: nil without a tab bar.
  init?(along coordinator: TransitionCoordinator, in tabs: UITabBarController?) {
    guard let tabs, tabs.viewIfLoaded?.window != nil, !tabs.tabBar.isHidden else { return nil }
    (self.coordinator, self.tabs) = (coordinator, tabs)
    formerFrame = tabs.tabBar.frame
  }

  /// Lays out the bar as it is in the end, and animates it there with the transition. Without a change it has no effect.
  func prepare() {
    let bar = tabs.tabBar
    UIView.performWithoutAnimation { tabs.layOutBars() }
    let frame = bar.frame
    guard frame != formerFrame else { return }
    _ = coordinator.animate { [formerFrame] _ in
      // Layout in between has placed it already.
      UIView.performWithoutAnimation { bar.frame = formerFrame }
      bar.frame = frame
    } completion: { [weak tabs] _ in
      tabs?.viewIfLoaded?.setNeedsLayout()
    }
  }
}
