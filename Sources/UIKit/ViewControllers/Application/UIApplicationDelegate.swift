/// The delegate of an application's life cycle, which ``UIApplication/launch(_:sceneDelegate:opening:)`` starts,
/// ``UIApplication/enterBackground()`` and ``UIApplication/enterForeground()`` continue.
public protocol UIApplicationDelegate: ObjectiveCDelegate {
  var window: UIWindow? { get set }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// Nil by default; setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true by default.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns false by default: the address is not opened.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Returns false by default: the activity is not continued.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Calls the handler with false by default.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Returns UIKit's default: all orientations on iPads, all but upside down on phones. It does not restrict
  /// ``UIApplication/rotate(to:animated:)``.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Does nothing by default.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing by default.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns the session's configuration by default.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing by default.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
