/// Something that a view draws itself, as an element for assistive technologies: one of its
/// `accessibilityElements`.
open class UIAccessibilityElement: UIResponder {
  private var record: AccessibilityRecord?
  private var frameInContainer: CGRect?

  /// The view, or the other object, that shows the element.
  open weak var accessibilityContainer: AnyObject?

  /// - Parameter container: the view that shows the element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  package override var accessibilityRecord: AccessibilityRecord? {
    get { record }
    set { record = newValue }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// True by default.
  open override var isAccessibilityElement: Bool {
    get { record?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// A name for tests.
  open var accessibilityIdentifier: String?

  /// The element's rectangle in the coordinates of the view that contains it, points; it moves with
  /// the view.
  open var accessibilityFrameInContainerSpace: CGRect {
    get {
      if let frameInContainer { return frameInContainer }
      guard let view = accessibilityContainer as? UIView else { return accessibilityFrame }
      return UIAccessibility.convertFromScreenCoordinates(accessibilityFrame, in: view)
    }
    set { frameInContainer = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      if let view = accessibilityContainer as? UIView {
        return UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
      }
      guard let outer = (accessibilityContainer as? AccessibleObject)?.accessibilityFrame else {
        return frameInContainer
      }
      return frameInContainer.offsetBy(dx: outer.minX, dy: outer.minY)
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }
}

/// An object with a name for tests, which no user meets.
public protocol UIAccessibilityIdentification: AnyObject {
  /// The name by which tests find the object; nil for none. Assistive technologies do not read it.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
