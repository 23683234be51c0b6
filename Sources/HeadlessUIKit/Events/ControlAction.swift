/// What a control does on some of its events.
struct ControlAction {
  enum Action {
    case closure(UIAction)
    case method(TargetAction)
  }

  let action: Action
  var events: UIControl.Event

  /// Whether this is a closure's action that another one replaces.
  func isAction(_ other: UIAction) -> Bool {
    if case .closure(let action) = action { return action.isSame(as: other) }
    return false
  }

  func isAction(identifiedBy identifier: UIAction.Identifier) -> Bool {
    if case .closure(let action) = action { return action.identifier == identifier }
    return false
  }

  /// The method of a target, if it is one.
  var targetAction: TargetAction? {
    if case .method(let method) = action { return method }
    return nil
  }
}

/// A method of an object that is not retained.
struct TargetAction {
  private(set) weak var target: AnyObject?
  /// Whether a target was given; otherwise the responder chain is searched for one.
  let hasTarget: Bool
  let selector: Selector

  init(target: Any?, selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.selector = selector
  }

  func isSame(as other: TargetAction) -> Bool {
    hasSameTarget(as: other) && selector == other.selector
  }

  func hasSameTarget(as other: TargetAction) -> Bool {
    hasTarget == other.hasTarget && target === other.target
  }
}
