import HeadlessUIKit
import ViewControllers

extension ViewClass {
  /// The bars of UIKit by themselves; containers have their own.
  static let bars: [ViewClass] = [uiNavigationBar, uiToolbar, uiTabBar]

  /// `UINavigationBar`, which shows the last of its items.
  public static let uiNavigationBar = ViewClass(UINavigationBar.self) { UINavigationBar() }

  /// `UIToolbar`, whose items are buttons and spaces.
  public static let uiToolbar = ViewClass(UIToolbar.self) { UIToolbar() }

  /// `UITabBar`, whose items are tabs.
  public static let uiTabBar = ViewClass(UITabBar.self) { UITabBar() }
}
