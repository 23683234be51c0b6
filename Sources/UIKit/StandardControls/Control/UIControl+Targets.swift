// Target-action: methods that a control calls with itself and the event.

extension UIControl {
  func addTargetAction(_ action: TargetAction, for controlEvents: Event) {
    if let index = actions.firstIndex(where: { $0.targetAction?.isSame(as: action) == true }) {
      actions[index].events.formUnion(controlEvents)
    } else {
      actions.append(ControlAction(action: .method(action), events: controlEvents))
    }
  }

  /// - Parameters:
  ///   - target: nil for all targets.
  ///   - selector: nil for all methods.
  func removeTargetActions(target: Any?, selector: Selector?, for controlEvents: Event) {
    removeEvents(controlEvents) { entry in
      guard let method = entry.targetAction else { return false }
      return (target == nil || method.target === target.map { $0 as AnyObject })
        && (selector == nil || method.selector == selector)
    }
  }

  /// Removes events from matching actions, and removes actions without events.
  func removeEvents(_ events: Event, where matches: (ControlAction) -> Bool) {
    for index in actions.indices where matches(actions[index]) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  func run(_ action: ControlAction, with event: UIEvent?) {
    switch action.action {
    case .closure(let action): sendAction(action)
    case .method(let method):
      guard !method.hasTarget || method.target != nil else { return }
      sendAction(method.selector, to: method.target, for: event)
    }
  }

  /// The targets of the actions; `NSNull` represents the responder chain.
  public var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for method in actions.compactMap(\.targetAction) {
      if !method.hasTarget {
        targets.insert(NSNull())
      } else if let target = method.target {
        targets.insert((target as? AnyHashable) ?? AnyHashable(ObjectIdentifier(target)))
      }
    }
    return targets
  }

  /// The events that have actions.
  public var allControlEvents: Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Calls a closure for each action, in the order of adding.
  ///
  /// - Parameter iterator: receives the action or a target's method, its events, and a flag that
  ///   ends the enumeration.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for entry in actions where !isStopped {
      switch entry.action {
      case .closure(let action): iterator(action, nil, entry.events, &isStopped)
      case .method(let method):
        iterator(nil, (method.target, method.selector), entry.events, &isStopped)
      }
    }
  }
}
