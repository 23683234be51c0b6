extension UIView: UIFocusItem {
  /// The next responder that is one: the superview, or the controller of the view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? any UIFocusEnvironment }.first
  }

  /// Names the views among which tab moves. Without effect.
  public var focusGroupIdentifier: String? {
    get { objc_getAssociatedObject(self, groupKey) as? String }
    set { objc_setAssociatedObject(self, groupKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// What shows that the view has the focus. Without effect: no view has it.
  public var focusEffect: UIFocusEffect? {
    get { objc_getAssociatedObject(self, effectKey) as? UIFocusEffect }
    set { objc_setAssociatedObject(self, effectKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension UIFocusUpdateContext {
  /// The view that had the focus: none.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus: none.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

nonisolated(unsafe) private let groupKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
nonisolated(unsafe) private let effectKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
