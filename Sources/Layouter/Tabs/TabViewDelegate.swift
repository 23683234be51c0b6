import HeadlessUIKit

/// Hears of the state of a tab bar, to show it on the bar's function buttons.
public protocol TabViewDelegate: AnyObject {
  /// A button that scrolls became usable, or unusable because there is nothing left to scroll to. The
  /// bar has enabled or disabled it, if it can be disabled.
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
