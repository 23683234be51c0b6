extension UIApplication {
  /// The activation state of the application.
  public enum State: Int, Sendable {
    /// Visible, and receives events.
    case active
    /// Visible without events: before and after the application is active.
    case inactive
    /// Not visible.
    case background
  }

  /// A key of the options of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// Creates a key from UIKit's name of the option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether to open only links to installed applications, a `Bool`.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// A key of the options with which an address is opened in this application.
  public struct OpenURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// Creates a key from UIKit's name of the option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bundle identifier of the requesting application, a `String`.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// A property list of the requesting application.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file must be copied before it is changed, a `Bool`.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options with which an application is launched.
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// Creates a key from UIKit's name of the option.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The address to open, a `URL`.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The bundle identifier of the requesting application, a `String`.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The content of a remote notification, a dictionary.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The selected line of the icon's menu, a ``UIApplicationShortcutItem``.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// ``shared`` for the key `sharedApplication`, by which code that is shared with extensions accesses it; nil for
  /// other keys.
  public static func value(forKey key: String) -> Any? {
    key == "sharedApplication" ? shared : nil
  }

  /// ``shared`` for its key path; nil for other key paths.
  public static func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? shared : nil
  }

  /// Whether a selector is `sharedApplication`, by which code that is shared with extensions accesses the application.
  public static func responds(to selector: Selector!) -> Bool {
    selector?.name == "sharedApplication"
  }

  /// ``shared`` for the selector `sharedApplication`; nil for others.
  public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: selector) ? .passUnretained(shared) : nil
  }

  /// The address that opens the application's page in the system's settings.
  public static let openSettingsURLString = "app-settings:"
  /// The address that opens the application's notifications in the system's settings.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Active by default; tests set it.
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
  /// - Parameter completion: called immediately, with whether the scheme is one of ``openableSchemes``.
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

  /// The scene of the application: one.
  public var connectedScenes: Set<UIScene> { [windowScene] }

  /// The sessions of the scenes.
  public var openSessions: Set<UISceneSession> { [windowScene.session] }

  /// Whether the application supports several scenes: never here.
  public var supportsMultipleScenes: Bool { false }

  var windowScene: UIWindowScene {
    if let scene = system.scene { return scene }
    let scene = UIWindowScene(of: self)
    system.scene = scene
    return scene
  }

  // MARK: The user's choices

  /// The text size of the screen's traits.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  /// The reading direction of the screen's traits.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Status bar

  /// The orientation of the interface.
  public var statusBarOrientation: UIInterfaceOrientation { screen.orientation }

  /// The frame of the status bar in the screen's coordinates, points; zero where the device hides it.
  public var statusBarFrame: CGRect { screen.statusBarFrame }

  /// Whether the status bar is hidden, by default because of the device. Kept, without effect on drawing: no status bar
  /// is drawn here.
  public var isStatusBarHidden: Bool {
    get { system.isStatusBarHidden ?? screen.statusBarFrame.isEmpty }
    set { system.isStatusBarHidden = newValue }
  }

  /// The style that the frontmost controller prefers, unless it was set. Without effect on drawing.
  public var statusBarStyle: UIStatusBarStyle {
    get {
      let window = keyWindow ?? windows.last
      return system.statusBarStyle ?? system.statusBarStyle(of: window?.controllers.last)
    }
    set { system.statusBarStyle = newValue }
  }

  /// Sets ``isStatusBarHidden``, without an animation.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// Sets ``statusBarStyle``, without an animation.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Whether the status bar shows network activity; false by default. Kept, without effect on drawing.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { system.isNetworkActivityIndicatorVisible }
    set { system.isNetworkActivityIndicatorVisible = newValue }
  }

  // MARK: Events

  /// Whether touches are ignored.
  public var isIgnoringInteractionEvents: Bool { record.ignoredEventCount > 0 }

  /// Ignores touches until ``endIgnoringInteractionEvents()`` was called the same number of times.
  public func beginIgnoringInteractionEvents() { record.ignoredEventCount += 1 }

  /// Ends the last call of ``beginIgnoringInteractionEvents()``; without one it has no effect.
  public func endIgnoringInteractionEvents() {
    record.ignoredEventCount = max(0, record.ignoredEventCount - 1)
  }

  // MARK: Without effect

  /// Whether the device stays awake; false by default. Kept, without effect.
  public var isIdleTimerDisabled: Bool {
    get { system.isIdleTimerDisabled }
    set { system.isIdleTimerDisabled = newValue }
  }

  /// The number on the application's icon; 0 by default, for none. Kept, without effect.
  public var applicationIconBadgeNumber: Int {
    get { system.badgeNumber }
    set { system.badgeNumber = newValue }
  }

  /// Returns a new number for a task. Nothing is suspended here: the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    system.backgroundTaskCount += 1
    return UIBackgroundTaskIdentifier(rawValue: system.backgroundTaskCount)
  }

  /// Has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that the application may run in the background, seconds: unlimited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Always true.
  public var isProtectedDataAvailable: Bool { true }

  /// Has no effect: there are no notifications here, and the delegate is not called.
  public func registerForRemoteNotifications() {}
  /// Has no effect.
  public func unregisterForRemoteNotifications() {}
  /// Always false.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether the icon can be exchanged: never here.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon: nil.
  public var alternateIconName: String? { nil }

  /// The items of the icon's menu; nil by default. Kept, without effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { system.shortcutItems }
    set { system.shortcutItems = newValue }
  }
}

extension UIApplication: AddressOpening {
  package func openAddress(_ url: URL) { open(url) }
}

/// Identifies a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Sendable, Hashable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from a task's number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The colour of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on a light background, and light on a dark one.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// How the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// Kept, without effect: the status bar changes at once.
  case none, fade, slide
}
