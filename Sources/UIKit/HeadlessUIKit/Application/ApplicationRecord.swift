/// The application's state besides its screen, its clock and its windows, and the records that tests read.
package final class ApplicationRecord {
  /// The next responder after the application: its delegate, if that is a responder.
  package weak var nextResponder: UIResponder?
  /// The number of calls of `beginIgnoringInteractionEvents()` without their ends.
  package var ignoredEventCount = 0
  /// The activation state of the application's scene.
  package var sceneState = UIScene.ActivationState.foregroundActive

  /// The overrides of the screen's traits by the application's scene; nil if there are none.
  var sceneTraits: UITraitCollection?

  var accessibilitySettings = UIAccessibility.Settings()
  var accessibilityNotifications: [UIAccessibility.PostedNotification] = []
  weak var accessibilityFocus: AccessibleObject?

  /// The customizations for all views of a class.
  var appearances: [AppearanceKey: AppearanceRule] = [:]
  /// The customizations in the order in which they apply.
  var appearanceRules: [AppearanceRule] = []

  /// The keyboard's frame on the screen; nil while it is hidden.
  var keyboardFrame: CGRect?
  /// What draws the keyboard; nil if nothing does.
  package var keyboardDisplay: (any KeyboardDisplay)?
  /// Called when the first responder of a window changed, or its input views; nil, the default, if no one wants to know.
  package var firstResponderDidChange: (() -> Void)?

  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// The record of another module about the application: one object of a class, created on first use.
  package func part<Part: AnyObject>(_ make: () -> Part) -> Part {
    let key = ObjectIdentifier(Part.self)
    if let part = parts[key] as? Part { return part }
    let part = make()
    parts[key] = part
    return part
  }
}

extension UIApplication {
  /// The notifications that were posted to assistive technologies, in order.
  public var postedAccessibilityNotifications: [UIAccessibility.PostedNotification] {
    get { record.accessibilityNotifications }
    set { record.accessibilityNotifications = newValue }
  }

  /// The user's choices of assistive technologies.
  public var accessibilitySettings: UIAccessibility.Settings {
    get { record.accessibilitySettings }
    set { record.accessibilitySettings = newValue }
  }

  /// The element that has the focus of assistive technologies.
  var accessibilityFocus: AccessibleObject? {
    get { record.accessibilityFocus }
    set { record.accessibilityFocus = newValue }
  }
}
