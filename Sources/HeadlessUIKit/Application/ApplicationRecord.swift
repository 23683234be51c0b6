/// What an application knows besides its screen, its time and its windows, and what was recorded so
/// that tests can read it.
final class ApplicationRecord {
  var delegate: (any UIApplicationDelegate)?
  /// Made when it is first asked for.
  var scene: UIWindowScene?
  var state = UIApplication.State.active
  var openedURLs: [URL] = []
  var openableSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings",
  ]
  /// The number of calls of `beginIgnoringInteractionEvents()` without their ends.
  var ignoredEventCount = 0
  var isIdleTimerDisabled = false
  var badgeNumber = 0
  var backgroundTaskCount = 0
  var isNetworkActivityIndicatorVisible = false

  var accessibilitySettings = UIAccessibility.Settings()
  var accessibilityNotifications: [UIAccessibility.PostedNotification] = []
  weak var accessibilityFocus: AccessibleObject?

  var pasteboards: [UIPasteboard.Name: UIPasteboard.Storage] = [:]
  /// What was set for all views of a class.
  var appearances: [AppearanceKey: AppearanceRule] = [:]
  /// The same in the order in which it applies.
  var appearanceRules: [AppearanceRule] = []

  /// The keyboard's frame on the screen; nil while it is hidden.
  var keyboardFrame: CGRect?
}

extension UIApplication {
  /// The owner of the application's life cycle. Nothing calls it; it is here for code that asks for it.
  public var delegate: (any UIApplicationDelegate)? {
    get { record.delegate }
    set { record.delegate = newValue }
  }

  // MARK: Recorded

  /// The addresses that ``open(_:options:completionHandler:)`` was called with, in order.
  public var openedURLs: [URL] {
    get { record.openedURLs }
    set { record.openedURLs = newValue }
  }

  /// The schemes that ``canOpenURL(_:)`` knows applications for.
  public var openableSchemes: Set<String> {
    get { record.openableSchemes }
    set { record.openableSchemes = newValue }
  }

  /// What was posted to assistive technologies, in order.
  public var postedAccessibilityNotifications: [UIAccessibility.PostedNotification] {
    get { record.accessibilityNotifications }
    set { record.accessibilityNotifications = newValue }
  }

  /// What the user has chosen of assistive technologies.
  public var accessibilitySettings: UIAccessibility.Settings {
    get { record.accessibilitySettings }
    set { record.accessibilitySettings = newValue }
  }

  /// The element that assistive technologies are at.
  var accessibilityFocus: AccessibleObject? {
    get { record.accessibilityFocus }
    set { record.accessibilityFocus = newValue }
  }
}
