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
