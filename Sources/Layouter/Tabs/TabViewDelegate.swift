import HeadlessUIKit

/// Hears of the state of a tab bar, to show it on the bar's function buttons.
public protocol TabViewDelegate: AnyObject {
  /// A button that scrolls can be used from now on, or cannot, because there is nothing left to
  /// scroll to. Who hears of it shows it: the bar leaves the button's looks alone then.
  func onFuncButtonStateChanged(_ button: UIView, enabled: Bool)

  /// The user may move tabs from now on, or may not any more.
  func onCustomizingStateChanged(_ tabBar: TabBarView, customizing: Bool)

  /// The accordion cell whose label the bar is begins to fold, or to unfold.
  func onFoldingStateChanged(_ tabBar: TabBarView, folded: Bool)
}

extension TabViewDelegate {
  public func onFuncButtonStateChanged(_ button: UIView, enabled: Bool) {}
  public func onCustomizingStateChanged(_ tabBar: TabBarView, customizing: Bool) {}
  public func onFoldingStateChanged(_ tabBar: TabBarView, folded: Bool) {}
}
