import HeadlessUIKit
import ViewControllers

extension ViewClass {
  /// The bars of UIKit by themselves; containers have their own.
  static let bars: [ViewClass] = [uiNavigationBar, uiToolbar, uiTabBar]

  /// `UINavigationBar`, which shows the last of its items.
  public static let uiNavigationBar = ViewClass(
    UINavigationBar.self, check: smallTitleProblem, make: { UINavigationBar() })

  /// An item with a large title in a bar that has none. One with an id may get large titles from an axis or a step.
  private static func smallTitleProblem(_ blueprint: ViewBlueprint) -> Problem? {
    guard blueprint.id == nil, let bar = blueprint.viewClass.make() as? UINavigationBar else {
      return nil
    }
    blueprint.settings.apply(to: bar)
    guard !bar.prefersLargeTitles, bar.items?.last?.largeTitleDisplayMode == .always else {
      return nil
    }
    return Problem(
      position: blueprint.position,
      message: "'largeTitle: always' shows a small title: a bar has large ones with "
        + "'prefersLargeTitles: true' only", isWarning: true)
  }

  /// `UIToolbar`, whose items are buttons and spaces.
  public static let uiToolbar = ViewClass(UIToolbar.self) { UIToolbar() }

  /// `UITabBar`, whose items are tabs.
  public static let uiTabBar = ViewClass(UITabBar.self) { UITabBar() }
}
