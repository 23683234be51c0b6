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
    get { objc_getAssociatedObject(self, rangeKey) as? UITextRange }
    set { objc_setAssociatedObject(self, rangeKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

nonisolated(unsafe) private let rangeKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
