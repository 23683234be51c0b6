/// An action of a control for some of its events.
struct ControlAction {
  enum Action {
    case closure(UIAction)
    case method(TargetAction)
  }

  let action: Action
  var events: UIControl.Event

  /// Whether this is a closure action that another action replaces.
  func isAction(_ other: UIAction) -> Bool {
    if case .closure(let action) = action { return action.isSame(as: other) }
    return false
  }

  func isAction(identifiedBy identifier: UIAction.Identifier) -> Bool {
    if case .closure(let action) = action { return action.identifier == identifier }
    return false
  }

  /// The method of a target; nil for a closure action.
  var targetAction: TargetAction? {
    if case .method(let method) = action { return method }
    return nil
  }
}
