/// The application's state that concerns the system around it, and the records that tests read.
final class ApplicationSystem {
  var delegate: (any UIApplicationDelegate)?
  /// Created on first use.
  var scene: UIWindowScene?
  var openedURLs: [URL] = []
  var openableSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings",
  ]
  /// The values that were set of the status bar; nil for the device's and the controllers'.
  var isStatusBarHidden: Bool?
  var statusBarStyle: UIStatusBarStyle?
  /// The style that controllers preferred when they were asked last.
  var preferredStatusBarStyle = UIStatusBarStyle.default
  private var isAskingForStyle = false
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var shortcutItems: [UIApplicationShortcutItem]?
  var backgroundTaskCount = 0
  var isNetworkActivityIndicatorVisible = false

  /// The style that a controller prefers. A controller may look at the current style to decide: that is the one of
  /// the last time then.
  func statusBarStyle(of controller: UIViewController?) -> UIStatusBarStyle {
    guard !isAskingForStyle, let controller else { return preferredStatusBarStyle }
    isAskingForStyle = true
    defer { isAskingForStyle = false }
    preferredStatusBarStyle =
      controller.deciding { $0.childForStatusBarStyle }.preferredStatusBarStyle
    return preferredStatusBarStyle
  }
}

extension UIApplication {
  var system: ApplicationSystem { record.part { ApplicationSystem() } }

  /// The owner of the application's life cycle. Nothing calls it; it is here for code that asks for it.
  public var delegate: (any UIApplicationDelegate)? {
    get { system.delegate }
    set {
      system.delegate = newValue
      record.nextResponder = newValue as? UIResponder
    }
  }

  /// The addresses that ``open(_:options:completionHandler:)`` was called with, in order.
  public var openedURLs: [URL] {
    get { system.openedURLs }
    set { system.openedURLs = newValue }
  }

  /// The schemes that ``canOpenURL(_:)`` knows applications for.
  public var openableSchemes: Set<String> {
    get { system.openableSchemes }
    set { system.openableSchemes = newValue }
  }
}
