/// The accessibility properties and actions of an object. In UIKit every object has these members; here the objects
/// that a user meets have them: responders (including views and controllers) and bar items.
///
/// A class overrides a member to derive it from its state, such as a label's text; a value that is set on an object
/// replaces the derived one.
open class AccessibleObject: ObjectiveCObject {
  public override init() {
    super.init()
  }

  /// Writes nothing: there are no archives here.
  open func encode(with coder: NSCoder) {}

  /// The values that were set; nil before the first one. Subclasses in this module store the record; subclasses in
  /// other modules cannot override this member, and conform to ``AccessibilityRecordHolder``.
  package var accessibilityRecord: AccessibilityRecord? {
    get { (self as? any AccessibilityRecordHolder)?.storedAccessibilityRecord }
    set { (self as? any AccessibilityRecordHolder)?.storedAccessibilityRecord = newValue }
  }

  var defaultAccessibilityFrame: CGRect { .zero }

  package func loadAccessibilityRecord() -> AccessibilityRecord {
    if let record = accessibilityRecord { return record }
    let record = AccessibilityRecord()
    accessibilityRecord = record
    return record
  }

  // MARK: Elements

  /// Whether the object is an element at which assistive technologies stop; its content then belongs to it. True by
  /// default for controls and labels.
  open var isAccessibilityElement: Bool {
    get { accessibilityRecord?.isElement ?? false }
    set { loadAccessibilityRecord().isElement = newValue }
  }

  /// A short name of the object, in one or two words, without its type; nil for none.
  open var accessibilityLabel: String? {
    get { accessibilityRecord?.label }
    set {
      let record = loadAccessibilityRecord()
      (record.label, record.attributedLabel) = (newValue, nil)
    }
  }

  /// ``accessibilityLabel`` with attributes for speech.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      accessibilityRecord?.attributedLabel
        ?? accessibilityLabel.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityLabel = newValue?.string
      accessibilityRecord?.attributedLabel = newValue
    }
  }

  /// The effect of activating the object; nil for none.
  open var accessibilityHint: String? {
    get { accessibilityRecord?.hint }
    set {
      let record = loadAccessibilityRecord()
      (record.hint, record.attributedHint) = (newValue, nil)
    }
  }

  /// ``accessibilityHint`` with attributes for speech.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      accessibilityRecord?.attributedHint
        ?? accessibilityHint.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityHint = newValue?.string
      accessibilityRecord?.attributedHint = newValue
    }
  }

  /// The object's value, if that changes while its label stays: of a slider `40 %`.
  open var accessibilityValue: String? {
    get { accessibilityRecord?.value }
    set {
      let record = loadAccessibilityRecord()
      (record.value, record.attributedValue) = (newValue, nil)
    }
  }

  /// ``accessibilityValue`` with attributes for speech.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      accessibilityRecord?.attributedValue
        ?? accessibilityValue.map { NSAttributedString(string: $0) }
    }
    set {
      accessibilityValue = newValue?.string
      accessibilityRecord?.attributedValue = newValue
    }
  }

  /// The kind and the behaviour of the object.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.traits ?? .none }
    set { loadAccessibilityRecord().traits = newValue }
  }

  /// Names for the object in Voice Control, the best first; its label by default.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibilityRecord?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { loadAccessibilityRecord().userInputLabels = newValue }
  }

  /// The language that the object is read in, as a BCP 47 tag; the system's if nil.
  open var accessibilityLanguage: String? {
    get { accessibilityRecord?.language }
    set { loadAccessibilityRecord().language = newValue }
  }

  /// The kind of text that the object shows; nil if it was not set.
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibilityRecord?.textualContext }
    set { loadAccessibilityRecord().textualContext = newValue }
  }

  // MARK: Geometry

  /// The object's rectangle in the screen's coordinates, points; a view's bounds by default.
  open var accessibilityFrame: CGRect {
    get { accessibilityRecord?.frame ?? defaultAccessibilityFrame }
    set { loadAccessibilityRecord().frame = newValue }
  }

  /// The object's outline in the screen's coordinates; nil for ``accessibilityFrame``.
  open var accessibilityPath: UIBezierPath? {
    get { accessibilityRecord?.path }
    set { loadAccessibilityRecord().path = newValue }
  }

  /// Where the object is tapped, in the screen's coordinates: the middle of its frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = accessibilityRecord?.activationPoint { return point }
      let frame = accessibilityFrame
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    set { loadAccessibilityRecord().activationPoint = newValue }
  }

  // MARK: Containers

  /// Whether the object's content is hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { accessibilityRecord?.hidesElements ?? false }
    set { loadAccessibilityRecord().hidesElements = newValue }
  }

  /// Whether the views next to this one are hidden from assistive technologies.
  open var accessibilityViewIsModal: Bool {
    get { accessibilityRecord?.isModal ?? false }
    set { loadAccessibilityRecord().isModal = newValue }
  }

  /// Whether the elements in the object are read together, before elements next to it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibilityRecord?.groupsChildren ?? false }
    set { loadAccessibilityRecord().groupsChildren = newValue }
  }

  /// Whether the object reacts to touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibilityRecord?.respondsToUserInteraction ?? true }
    set { loadAccessibilityRecord().respondsToUserInteraction = newValue }
  }

  /// How technologies move through the elements in the object.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibilityRecord?.navigationStyle ?? .automatic }
    set { loadAccessibilityRecord().navigationStyle = newValue }
  }

  /// The kind of container that the object is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibilityRecord?.containerType ?? .none }
    set { loadAccessibilityRecord().containerType = newValue }
  }

  /// All elements in the object, in the order of reading: views and ``UIAccessibilityElement``s. Nil if
  /// that follows from its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibilityRecord?.elements }
    set { loadAccessibilityRecord().elements = newValue }
  }

  /// The number of ``accessibilityElements``; 0 where these follow from the subviews.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of the elements; nil beyond the last one.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The index of an element; `NSNotFound` if the object does not contain it.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Actions

  /// The actions on the object besides activating it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibilityRecord?.customActions }
    set { loadAccessibilityRecord().customActions = newValue }
  }

  /// Searches in the object's content.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibilityRecord?.customRotors }
    set { loadAccessibilityRecord().customRotors = newValue }
  }

  /// Activates the object, as a double tap does.
  ///
  /// - Returns: whether it did something; a tap is sent otherwise.
  open func accessibilityActivate() -> Bool { accessibilityRecord?.blocks?.activate?() ?? false }

  /// Increments the value of an adjustable object.
  open func accessibilityIncrement() { accessibilityRecord?.blocks?.increment?() }

  /// Decrements the value of an adjustable object.
  open func accessibilityDecrement() { accessibilityRecord?.blocks?.decrement?() }

  /// Scrolls the content.
  ///
  /// - Returns: whether it scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  /// Dismisses the presented content, as the two-finger scrub gesture (a Z) does.
  ///
  /// - Returns: whether anything was dismissed.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action of the moment, as a double tap with two fingers does.
  ///
  /// - Returns: whether an action was performed.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus

  /// Called when an assistive technology moved to the object.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive technology left the object.
  open func accessibilityElementDidLoseFocus() {}

  /// Whether an assistive technology is at the object.
  open func accessibilityElementIsFocused() -> Bool {
    UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject === self } ?? false
  }
}
