import HeadlessUIKit

/// Receives the state of a tab bar, for example to show it on the bar's function buttons.
public protocol TabViewDelegate: AnyObject {
  /// A scroll button became enabled or disabled. The bar has updated it if it can be disabled.
  func onFuncButtonStateChanged(_ button: UIView, enabled: Bool)

  /// Customizing started or ended: whether the user can move tabs.
  func onCustomizingStateChanged(_ tabBar: TabBarView, customizing: Bool)

  /// The accordion cell that the bar labels starts to fold or unfold.
  func onFoldingStateChanged(_ tabBar: TabBarView, folded: Bool)
}

extension TabViewDelegate {
  /// Does nothing by default.
  public func onFuncButtonStateChanged(_ button: UIView, enabled: Bool) {}
  /// Does nothing by default.
  public func onCustomizingStateChanged(_ tabBar: TabBarView, customizing: Bool) {}
  /// Does nothing by default.
  public func onFoldingStateChanged(_ tabBar: TabBarView, folded: Bool) {}
}
