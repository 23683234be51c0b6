/// The result of a rotor's search.
public typealias UIAccessibilityCustomRotorItemResult = UIAccessibilityCustomRotor.ItemResult
/// The starting point and direction of a rotor's search.
public typealias UIAccessibilityCustomRotorSearchPredicate =
  UIAccessibilityCustomRotor.SearchPredicate

extension UIAccessibilityCustomRotor.ItemResult {
  /// Creates a result for an element.
  ///
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
  /// The targets of the system's rotors.
  public enum SystemRotorType: Int, Sendable {
    /// No target; links, links that were opened before, and headings of any level.
    case none, link, visitedLink, heading
    /// Headings of one level, of which 1 is the highest.
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    /// Text in bold or italic letters, underlined text, and misspelled words.
    case boldText, italicText, underlineText, misspelledWord
    /// Images, text fields, tables, lists and landmarks.
    case image, textField, table, list, landmark
  }

  /// Creates a rotor that replaces one of the system's, and has its name.
  public convenience init(
    systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search
  ) {
    self.init(name: "", itemSearch: itemSearchBlock)
    systemRotorTypes[self] = type
  }

  /// The system's rotor that this one replaces.
  public var systemRotorType: SystemRotorType { systemRotorTypes[self] ?? .none }
}

private let systemRotorTypes = AssociatedProperty<UIAccessibilityCustomRotor.SystemRotorType>()
