extension UIApplication {
  /// Whether the application is in front.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// A key of the options of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options that an address is opened with in this application.
  public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of the application that asks, a `String`.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file has to be copied before it is changed, a `Bool`.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options that an application is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// ``shared`` for the key `sharedApplication`, by which code that extensions use too reaches it; nil for
  /// other keys.
  public static func value(forKey key: String) -> Any? {
    key == "sharedApplication" ? shared : nil
  }

  /// ``shared`` for the key path of it.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  /// Whether there is an object for a selector: `sharedApplication`, by which code that extensions use too reaches it.
  public static func responds(to selector: Selector!) -> Bool {
    selector?.name == "sharedApplication"
  }

  /// ``shared`` for the selector `sharedApplication`; nil for others.
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: selector) ? .passUnretained(shared) : nil
  }

  /// The address that opens the application's page in the system's settings.
  public static let openSettingsURLString = "app-settings:"
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Active, unless it was set.
  public var applicationState: State {
    get {
      switch record.sceneState {
      case .foregroundInactive: .inactive
      case .background, .unattached: .background
      case .foregroundActive: .active
      }
    }
    set {
      switch newValue {
      case .active: record.sceneState = .foregroundActive
      case .inactive: record.sceneState = .foregroundInactive
      case .background: record.sceneState = .background
      }
    }
  }

  // MARK: Other applications

  /// Records an address in ``openedURLs``: there is no other application to open it.
  ///
  /// - Parameter completion: called at once, with whether the scheme is one of ``openableSchemes``.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    system.openedURLs.append(url)
    completion?(canOpenURL(url))
  }

  /// Whether the scheme of an address is one of ``openableSchemes``.
  public func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { system.openableSchemes.contains($0.lowercased()) } ?? false
  }

  // MARK: Scenes

  /// The one scene of the application.
  public var connectedScenes: Set<UIScene> { [windowScene] }

  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { [windowScene.session] }

  /// Whether there can be several scenes: never here.
  public var supportsMultipleScenes: Bool { false }

  var windowScene: UIWindowScene {
    if let scene = system.scene { return scene }
    let scene = UIWindowScene(of: self)
    system.scene = scene
    return scene
  }

  // MARK: The user's choices

  public var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Status bar

  public var statusBarOrientation: UIInterfaceOrientation { screen.orientation }

  /// The status bar, in the screen's coordinates; empty where the device hides it.
  public var statusBarFrame: CGRect { screen.statusBarFrame }

  /// Whether the device hides the status bar, unless it was set. Nothing here draws one.
  public var isStatusBarHidden: Bool {
    get { system.isStatusBarHidden ?? screen.statusBarFrame.isEmpty }
    set { system.isStatusBarHidden = newValue }
  }

  /// The style that the frontmost controller prefers, unless it was set.
  public var statusBarStyle: UIStatusBarStyle {
    get {
      let window = keyWindow ?? windows.last
      return system.statusBarStyle ?? system.statusBarStyle(of: window?.controllers.last)
    }
    set { system.statusBarStyle = newValue }
  }

  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  public var isNetworkActivityIndicatorVisible: Bool {
    get { system.isNetworkActivityIndicatorVisible }
    set { system.isNetworkActivityIndicatorVisible = newValue }
  }

  // MARK: Events

  /// Whether touches reach nothing.
  public var isIgnoringInteractionEvents: Bool { record.ignoredEventCount > 0 }

  /// Lets touches reach nothing, until ``endIgnoringInteractionEvents()`` was called the same number of
  /// times.
  public func beginIgnoringInteractionEvents() { record.ignoredEventCount += 1 }

  public func endIgnoringInteractionEvents() {
    record.ignoredEventCount = max(0, record.ignoredEventCount - 1)
  }

  // MARK: Without effect

  public var isIdleTimerDisabled: Bool {
    get { system.isIdleTimerDisabled }
    set { system.isIdleTimerDisabled = newValue }
  }

  public var applicationIconBadgeNumber: Int {
    get { system.badgeNumber }
    set { system.badgeNumber = newValue }
  }

  /// Gives a task a number. Nothing is suspended here.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    system.backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: system.backgroundTaskCount)
  }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How long the application may run in the background, seconds: without an end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  public var isProtectedDataAvailable: Bool { true }

  /// Nothing sends notifications here: the delegate is not called.
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether the icon can be exchanged: there is none.
  public var supportsAlternateIcons: Bool { false }
  public var alternateIconName: String? { nil }

  /// What the menu of the icon would offer.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { system.shortcutItems }
    set { system.shortcutItems = newValue }
  }
}

extension UIApplication: AddressOpening {
  package func openAddress(_ url: URL) { open(url) }
}

/// Names a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light, and light on dark.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
