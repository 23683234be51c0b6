/// The user's choices of assistive technologies, and the notifications to them.
///
/// There is no screen reader here. Posted notifications are recorded in the application, and settings are read from it,
/// so that tests can read the former and set the latter.
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// UIKit's number of the notification.
    public let rawValue: UInt32

    /// Creates a notification from its number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen appeared; the argument is the element to move to, or a text to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; the argument has the same meaning as for ``screenChanged``.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read: the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled; the argument is a text to read.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The argument names a technology that stops to follow changes.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
    /// The argument names a technology that follows changes again.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
  }

  /// A posted notification.
  public struct PostedNotification {
    /// The kind of the notification.
    public let notification: Notification
    /// An element or a text; nil if there was none.
    public let argument: Any?
  }

  /// A technology that moves from element to element.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Sendable, Hashable {
    /// UIKit's identifier of the technology.
    public let rawValue: String

    /// Creates the identifier of a technology.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The screen reader.
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// The control by switches.
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Posts a notification: records it in the current application, and moves the focus to an element.
  public static func post(notification: Notification, argument: Any?) {
    let application = UIApplication.shared
    application.postedAccessibilityNotifications.append(
      PostedNotification(notification: notification, argument: argument))
    guard notification == .screenChanged || notification == .layoutChanged,
      let element = argument as? AccessibleObject, element !== application.accessibilityFocus
    else { return }
    let former = application.accessibilityFocus
    application.accessibilityFocus = element
    former?.accessibilityElementDidLoseFocus()
    element.accessibilityElementDidBecomeFocused()
  }

  /// The element that the last notification moved the focus to; nil if none did.
  public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? {
    UIApplication.shared.accessibilityFocus
  }

  // MARK: Geometry

  /// Converts a rectangle from a view's coordinates to the screen's.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let root = view.root
    let inRoot = view.convert(rect, to: root)
    return (root as? UIWindow)?.convert(inRoot, to: nil) ?? inRoot
  }

  /// Converts a path from a view's coordinates to the screen's.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView)
    -> UIBezierPath
  {
    let origin = convertToScreenCoordinates(CGRect.zero, in: view).origin
    let x = convertToScreenCoordinates(CGRect(x: 1, y: 0, width: 0, height: 0), in: view).origin
    let y = convertToScreenCoordinates(CGRect(x: 0, y: 1, width: 0, height: 0), in: view).origin
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(
      CGAffineTransform(
        a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x,
        ty: origin.y))
    return converted
  }

  package static func convertFromScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let root = view.root
    let inRoot = (root as? UIWindow)?.convert(rect, from: nil) ?? rect
    return view.convert(inRoot, from: root)
  }
}
