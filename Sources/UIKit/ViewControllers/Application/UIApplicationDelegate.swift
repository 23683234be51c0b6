/// The delegate of an application's life cycle, which ``UIApplication/launch(_:sceneDelegate:opening:)`` starts,
/// ``UIApplication/enterBackground()`` and ``UIApplication/enterForeground()`` continue.
public protocol UIApplicationDelegate: ObjectiveCDelegate {
  /// The window of an application without scenes. Never read here.
  var window: UIWindow? { get set }

  /// The application was launched, and may make its window.
  /// - Parameter launchOptions: The address to open, if the application was launched for one; nil otherwise.
  /// - Returns: Whether the delegate handles the address. Not used.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Opens an address that another application passes to this one. Not called with a scene's delegate, which receives
  /// the address instead.
  /// - Parameter options: Empty here.
  /// - Returns: Whether the address was opened, which ``UIApplication/receive(_:)`` returns.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Continues an activity that the user began elsewhere. Never called here.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Performs a quick action of the application's icon. Never called here.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The orientations that the application supports in a window, which
  /// ``UIApplication/supportedInterfaceOrientations(for:)`` returns.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// The application has become active. Not called with a scene's delegate.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The application is about to become inactive. Not called with a scene's delegate.
  func applicationWillResignActive(_ application: UIApplication)
  /// The application has entered the background. Not called with a scene's delegate.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The application is about to leave the background; not called at the launch, nor with a scene's delegate.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The application is about to be terminated. Never called here.
  func applicationWillTerminate(_ application: UIApplication)
  /// The application should release memory. Never called here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The configuration of the scene that is created at the launch: its delegate's class, unless the caller of the
  /// launch makes the delegate.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes were closed for good. Never called here.
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
