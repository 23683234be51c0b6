/// What a rotor found.
public typealias UIAccessibilityCustomRotorItemResult = UIAccessibilityCustomRotor.ItemResult
/// What a rotor searches for.
public typealias UIAccessibilityCustomRotorSearchPredicate =
  UIAccessibilityCustomRotor.SearchPredicate

extension UIAccessibilityCustomRotor.ItemResult {
  /// - Parameter targetRange: the part of the element's text; nil for the whole element.
  public convenience init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.init(targetElement: targetElement)
    self.targetRange = targetRange
  }

  /// The part of the element's text; nil for the whole element.
  public var targetRange: UITextRange? {
    get { targetRanges[self] }
    set { targetRanges[self] = newValue }
  }
}

private let targetRanges = AssociatedProperty<UITextRange>()

extension UIAccessibilityCustomRotor {
  /// What the rotors of the system search for.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText, misspelledWord
    case image, textField, table, list, landmark
  }

  /// A rotor that searches in place of one of the system's, which names it.
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: "", itemSearch: itemSearchBlock)
    systemRotorTypes[self] = type
  }

  /// The rotor of the system that this one replaces.
  public var systemRotorType: SystemRotorType { systemRotorTypes[self] ?? .none }
}

private let systemRotorTypes = AssociatedProperty<UIAccessibilityCustomRotor.SystemRotorType>()
