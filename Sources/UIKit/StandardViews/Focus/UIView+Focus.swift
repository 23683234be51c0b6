extension UIView: UIFocusItem {
  /// The next responder that is one: the superview, or the controller of the view.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next) { $0?.next }.lazy.compactMap { $0 as? any UIFocusEnvironment }.first
  }

  /// Names the views among which tab moves. Without effect.
  public var focusGroupIdentifier: String? {
    get { focusGroups[self] }
    set { focusGroups[self] = newValue }
  }

  /// What shows that the view has the focus. Without effect: no view has it.
  public var focusEffect: UIFocusEffect? {
    get { focusEffects[self] }
    set { focusEffects[self] = newValue }
  }
}

extension UIFocusUpdateContext {
  /// The view that had the focus: none.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// The view that gets the focus: none.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

private let focusGroups = AssociatedProperty<String>()
private let focusEffects = AssociatedProperty<UIFocusEffect>()
