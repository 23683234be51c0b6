// Scenes are not connected here, and continue no activities: the reasons are empty.

extension UIScene.ConnectionOptions {
  /// The activities that the scene is to continue: none.
  public var userActivities: Set<NSUserActivity> { [] }
  /// The type of the activity of another device that is about to be continued: nil.
  public var handoffUserActivityType: String? { nil }
  /// The line of the icon's menu that was chosen: nil.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}

/// Something that continues an activity: responders do.
public protocol UIUserActivityRestoring: AnyObject {
  /// Shows the content of an activity. Never called here.
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// Whether something was loaded while the application was in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// No application is woken in the background here: the results are for handlers that are never called.
  case newData, noData, failed
}
