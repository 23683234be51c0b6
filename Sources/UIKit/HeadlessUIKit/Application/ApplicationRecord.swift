/// What an application knows besides its screen, its time and its windows, and what was recorded so
/// that tests can read it.
package final class ApplicationRecord {
  /// What events reach that the application does not handle: its delegate, if that is a responder.
  package weak var nextResponder: UIResponder?
  /// The number of calls of `beginIgnoringInteractionEvents()` without their ends.
  package var ignoredEventCount = 0
  /// Whether the application is in front, as its scene sees it.
  package var sceneState = UIScene.ActivationState.foregroundActive

  var accessibilitySettings = UIAccessibility.Settings()
  var accessibilityNotifications: [UIAccessibility.PostedNotification] = []
  weak var accessibilityFocus: AccessibleObject?

  /// What was set for all views of a class.
  var appearances: [AppearanceKey: AppearanceRule] = [:]
  /// The same in the order in which it applies.
  var appearanceRules: [AppearanceRule] = []

  /// The keyboard's frame on the screen; nil while it is hidden.
  var keyboardFrame: CGRect?

  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// What another module records of the application: one object of a class, made when it is first asked for.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    let key = ObjectIdentifier(Part.self)
    if let part = parts[key] as? Part { return part }
    let part = make()
    parts[key] = part
    return part
  }
}

extension UIApplication {
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
