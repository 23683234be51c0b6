extension UIView: UIFocusItem {
  /// The next responder that is a focus environment: the superview, or the view's controller.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? any UIFocusEnvironment }.first
  }

  /// The name of the group of views that the tab key moves through. Kept, without effect.
  public var focusGroupIdentifier: String? {
    get { focusGroups[self] }
    set { focusGroups[self] = newValue }
  }

  /// The appearance of the focused view. Kept, without effect: no view is focused.
  public var focusEffect: UIFocusEffect? {
    get { focusEffects[self] }
    set { focusEffects[self] = newValue }
  }
}

extension UIFocusUpdateContext {
  /// The view that loses the focus; always nil.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that receives the focus; always nil.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

private let focusGroups = AssociatedProperty<String>()
private let focusEffects = AssociatedProperty<UIFocusEffect>()
