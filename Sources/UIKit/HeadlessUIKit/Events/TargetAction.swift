/// A method of an object that is not retained.
package struct TargetAction {
  package private(set) weak var target: AnyObject?
  /// Whether a target was given; otherwise the responder chain is searched for one.
  package let hasTarget: Bool
  package let selector: Selector

  package init(target: Any?, selector: Selector) {
    self.target = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.selector = selector
  }

  package func isSame(as other: TargetAction) -> Bool {
    hasSameTarget(as: other) && selector == other.selector
  }

  package func hasSameTarget(as other: TargetAction) -> Bool {
    hasTarget == other.hasTarget && target === other.target
  }
}
